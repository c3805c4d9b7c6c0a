import type { ActionName, RequestName } from '../actions';
import { acts } from './acts';
import { enableInputs } from './enable-inputs';
import { requests } from './requests';

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
