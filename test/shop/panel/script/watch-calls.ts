import type { Entry } from '../calls';
import { drawCall } from './draw-call';

/** Keeps the list of calls as the shop has it. @returns what the shop tells of itself */
export function watchCalls(calls: HTMLOListElement): EventSource {
  const state = document.querySelector('#calls-state');
  const nothing = calls.querySelector('.none');
  const source = new EventSource('/panel/events');
  const count = () => {
    const { length } = calls.querySelectorAll('.call');
    nothing?.toggleAttribute('hidden', length > 0);
    if (state) state.textContent = length ? `${length} · live` : 'live';
  };
  source.addEventListener('reset', () => {
    calls.replaceChildren(...(nothing ? [nothing] : []));
    count();
  });
  source.addEventListener('call', event => {
    const entry = JSON.parse(event.data) as Entry;
    const old = calls.querySelector<HTMLElement>(`[data-number="${entry.number}"]`);
    const drawn = drawCall(entry, old?.querySelector('details')?.open ?? false);
    if (old) old.replaceWith(drawn);
    else calls.prepend(drawn);
    count();
  });
  source.addEventListener('error', () => {
    if (state) state.textContent = 'no connection: is the shop still open?';
  });
  return source;
}
