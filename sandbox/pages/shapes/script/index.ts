import { type ActionName, actions, enableInputs, type RequestName, requests } from './actions';

/** Test API of the theme's script. */
export interface Theme {
  actions: typeof actions;
  requests: typeof requests;
}

Object.assign(window, { theme: { actions, requests } satisfies Theme });

document.addEventListener('DOMContentLoaded', () => enableInputs(document));

document.addEventListener('click', ({ target }) => {
  const { act, request } = (target as HTMLElement).dataset;
  if (act) void actions[act as ActionName]();
  if (request) void requests[request as RequestName]();
});
