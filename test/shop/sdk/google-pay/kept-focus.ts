import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives the focus back to the control that lost it by being disabled for a while; returns the listener it needs. */
export function useKeptFocus(inside: RefObject<HTMLElement | null>, isDisabled: boolean) {
  const last = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode() as ShadowRoot;
    const isLost = !root.activeElement || root.activeElement === inside.current;
    if (!isDisabled && isLost && last.current instanceof HTMLElement) last.current.focus();
  }, [isDisabled]);
  return (event: FocusEvent) => {
    last.current = event.target;
  };
}
