import type { DrawnCall } from './calls';

type Control = HTMLInputElement | HTMLSelectElement;

const calls = document.querySelector<HTMLElement>('#calls');
const state = document.querySelector<HTMLElement>('#stream-state');
const form = document.querySelector<HTMLFormElement>('[data-settings]');

const source = new EventSource('/panel/events');
source.addEventListener('reset', () => {
  for (const call of listCalls()) call.remove();
  showState();
});
source.addEventListener('call', ({ data }) => showCall(JSON.parse(data)));
source.addEventListener('change', () => void refresh());
source.addEventListener('error', () => {
  if (state) state.textContent = 'no connection: is the shop still open?';
});

const listCalls = () => [...(calls?.querySelectorAll<HTMLElement>('.call') ?? [])];

function showState(): void {
  const { length } = listCalls();
  if (state) state.textContent = length ? `${length} · live` : 'live';
}

/** Adds a call, or replaces it when its response has come. */
function showCall({ number, markup }: DrawnCall): void {
  const old = listCalls().find(call => call.dataset.number === String(number));
  const isOpen = old?.querySelector('details')?.open ?? false;
  const drawn = document.createRange().createContextualFragment(markup);
  for (const details of drawn.querySelectorAll('details')) details.open = isOpen;
  if (old) old.replaceWith(drawn);
  else calls?.prepend(drawn);
  showState();
}

let isRefreshing = false;
let isStale = false;

/** Shows what the server renders now. Changes during a request cause one more. */
async function refresh(): Promise<void> {
  isStale = true;
  if (isRefreshing) return;
  isRefreshing = true;
  while (isStale) {
    isStale = false;
    const response = await fetch(location.pathname).catch(() => undefined);
    if (response?.ok) show(new DOMParser().parseFromString(await response.text(), 'text/html'));
  }
  isRefreshing = false;
}

function show(fresh: Document): void {
  for (const selector of ['#applied', '#deliveries']) {
    const [old, now] = [document, fresh].map(page => page.querySelector(selector));
    // What stays the same keeps its focus.
    if (old && now && old.innerHTML !== now.innerHTML) old.innerHTML = now.innerHTML;
  }
  const controls = fresh.querySelector<HTMLFormElement>('[data-settings]')?.elements ?? [];
  for (const [index, control] of [...(form?.elements ?? [])].entries()) {
    if (!control.matches('input, select')) continue;
    // Keeps what is invalid, and what somebody is writing.
    if (control.matches('[aria-invalid], input:not([type="checkbox"]):focus')) continue;
    const { value, checked } = controls[index] as HTMLInputElement;
    Object.assign(control, { value, checked });
  }
}

/** Settings that were rejected, with the reason. */
const rejected = new Map<string, string>();

// Requests are sent one at a time, so that the latest choice reaches the shop last.
let saving = Promise.resolve();
form?.addEventListener('change', ({ target }) => {
  const { name } = target as Control;
  const value = new FormData(form).getAll(name).map(String).join();
  saving = saving.then(async () => showSaved(name, await save(name, value)));
});

/** Sends one setting, so that an invalid one does not keep the others from being applied. @returns why it was rejected */
async function save(name: string, value: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch('/panel/settings', { method: 'POST', headers, body: JSON.stringify({ [name]: value }) }).then(
    async response => (response.ok ? '' : ((await response.json()) as { error: string }).error),
    () => 'Nothing was applied: the shop does not respond.',
  );
}

function showSaved(name: string, reason: string): void {
  if (reason) rejected.set(name, reason);
  else rejected.delete(name);
  for (const control of form?.querySelectorAll(`[name="${name}"]`) ?? [])
    if (reason) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  const saved = form?.querySelector('[data-saved]');
  if (saved) saved.textContent = [...(reason ? [] : ['Applied.']), ...rejected.values()].join(' ');
}

// On a phone the open forms would push the calls out of view.
const aside = document.querySelector<HTMLDetailsElement>('.aside');
if (aside && matchMedia('(width < 60rem)').matches) aside.open = false;

// A page from the back-forward cache shows an old state.
addEventListener('pageshow', event => {
  if (event.persisted) location.reload();
});
