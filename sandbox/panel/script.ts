import type { RenderedCall } from './calls';

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
  if (state) state.textContent = 'Not connected. Is the shop still running?';
});

const listCalls = () => [...(calls?.querySelectorAll<HTMLElement>('.call') ?? [])];

function showState(): void {
  const { length } = listCalls();
  if (state) state.textContent = length ? `${length} · live` : 'live';
}

/** Adds a call, or replaces it when its response has come. */
function showCall({ number, markup }: RenderedCall): void {
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

/** Updates the page from the server. A change during a request causes another one. */
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
    // Unchanged parts keep the focus.
    if (old && now && old.innerHTML !== now.innerHTML) old.innerHTML = now.innerHTML;
  }
  const controls = fresh.querySelector<HTMLFormElement>('[data-settings]')?.elements ?? [];
  for (const [index, control] of [...(form?.elements ?? [])].entries()) {
    if (!control.matches('input, select')) continue;
    // Keeps invalid values and a field that has the focus.
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

/** Sends one setting, so that an invalid one doesn't block the others. Returns the reason of a rejection. */
async function save(name: string, value: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch('/panel/settings', { method: 'POST', headers, body: JSON.stringify({ [name]: value }) }).then(
    async response => (response.ok ? '' : ((await response.json()) as { error: string }).error),
    () => 'Not applied: the shop does not respond.',
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

// On a phone the forms start closed, so that the calls are visible.
const aside = document.querySelector<HTMLDetailsElement>('.aside');
if (aside && matchMedia('(width < 60rem)').matches) aside.open = false;

// A page from the back/forward cache has an old state.
addEventListener('pageshow', event => {
  if (event.persisted) location.reload();
});
