import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives the focus back to the control that lost it by being disabled for a while. */
export function useKeptFocus(inside: RefObject<HTMLElement | null>, isDisabled: boolean) {
  const kept = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode() as ShadowRoot;
    const focused = root.activeElement;
    if (isDisabled) kept.current = focused instanceof HTMLElement ? focused : null;
    else if (!focused || focused === inside.current) kept.current?.focus();
  }, [isDisabled]);
}
