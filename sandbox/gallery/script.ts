import { type Filters, readFilters, toQuery } from './filters';
import { frames, hasFilter } from './frames';
import { applyLook, readLook, toCss } from './look';

const controls = document.querySelector<HTMLFormElement>('[data-controls]');
const code = document.querySelector('[data-css]');
const parts = document.querySelector<HTMLElement>('[data-frames]');
const filterForm = document.querySelector<HTMLFormElement>('[data-filters]');

if (filterForm && parts) watchFilters(filterForm, parts);
if (controls && parts) watchControls(controls, parts);

function watchControls(form: HTMLFormElement, parts: HTMLElement): void {
  const update = () => {
    for (const output of form.querySelectorAll('output')) {
      const control = form.elements.namedItem(output.htmlFor.value) as HTMLInputElement | null;
      output.value = [control?.value, output.dataset.unit].filter(Boolean).join(' ');
    }
    const look = readLook(form);
    if (code) code.textContent = toCss(look);
    for (const frame of parts.querySelectorAll('iframe')) applyLook(frame, look);
  };
  form.addEventListener('input', update);
  // The browser resets the controls after the event.
  form.addEventListener('reset', () => setTimeout(update));
  // A frame's load does not bubble, and the filters add and remove frames.
  parts.addEventListener(
    'load',
    ({ target }) => applyLook(target as HTMLIFrameElement, readLook(form)),
    true,
  );
  update();
}

/** Applies the filters without a page load, so that the style stays, and updates the URL. */
function watchFilters(form: HTMLFormElement, parts: HTMLElement): void {
  const draw = (filters: Filters) => {
    parts.innerHTML = frames(filters, parts.dataset.frames ?? '').markup;
    fill(form, filters);
  };
  const show = (filters: Filters) => {
    history.pushState(null, '', toQuery(filters));
    draw(filters);
  };
  const readForm = () =>
    readFilters(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
  const readAddress = () => readFilters(new URLSearchParams(location.search));
  form.addEventListener('change', () => show(readForm()));
  document.querySelector('.tabs')?.addEventListener('click', event => {
    const link = (event.target as Element).closest('a');
    // Keeps the browser's shortcuts for a new tab.
    if (!link || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
    event.preventDefault();
    show({ ...readForm(), view: readView(link) });
  });
  addEventListener('popstate', () => draw(readAddress()));
  // A static site serves the same file for each query string.
  if (toQuery(readAddress()) !== toQuery(readForm())) draw(readAddress());
}

function readView({ search }: HTMLAnchorElement): string {
  return readFilters(new URLSearchParams(search)).view;
}

/** Updates the form and the links. */
function fill(form: HTMLFormElement, filters: Filters): void {
  for (const [name, value] of Object.entries(filters)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    control.value = value;
    const label = control.closest('label');
    if (label) label.hidden = !hasFilter(filters.view, name as keyof Filters);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.tabs a')) {
    const view = readView(link);
    link.search = toQuery({ ...filters, view });
    if (view === filters.view) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

// On a phone the controls start closed, so that the buttons are visible.
const aside = document.querySelector<HTMLDetailsElement>('.aside');
if (aside && matchMedia('(width < 60rem)').matches) aside.open = false;

document.querySelector('[data-copy]')?.addEventListener('click', async () => {
  const copied = document.querySelector('[data-copied]');
  const isCopied = await navigator.clipboard.writeText(code?.textContent ?? '').then(
    () => true,
    () => false,
  );
  if (copied) copied.textContent = isCopied ? 'Copied.' : 'The browser blocked copying.';
});

document.addEventListener('gallery:left', event => {
  const toast = document.querySelector('[data-left]');
  if (toast) toast.textContent = `Cancelled redirect to ${(event as CustomEvent<string>).detail}`;
});
