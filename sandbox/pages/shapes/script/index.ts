import { type ActionName, acts, enableInputs, type RequestName, requests } from './actions';

/** The theme, as tests drive it. */
export interface Theme {
  acts: typeof acts;
  requests: typeof requests;
}

Object.assign(window, { theme: { acts, requests } satisfies Theme });

document.addEventListener('DOMContentLoaded', () => enableInputs(document));

document.addEventListener('click', ({ target }) => {
  const { act, request } = (target as HTMLElement).dataset;
  if (act) void acts[act as ActionName]();
  if (request) void requests[request as RequestName]();
});
