import { type Filters, readFilters, toQuery } from '../filters';
import { frames } from '../frames';
import { findPart } from '../parts';

/** Shows what the filters choose without a new page, so that the chosen look stays; the address says it all the same. */
export function watchFilters(parts: HTMLElement): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  if (!form) return;
  const draw = (filters: Filters) => {
    parts.innerHTML = frames(filters, parts.dataset.frames ?? '').markup;
    fill(form, filters);
  };
  const show = (filters: Filters) => {
    history.pushState(null, '', toQuery(filters));
    draw(filters);
  };
  form.addEventListener('change', () => show(readFilters(toParams(form))));
  document.querySelector('.views')?.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-view]');
    // Who wants another tab has it.
    if (!link || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
    event.preventDefault();
    show({ ...readFilters(toParams(form)), view: link.dataset.view ?? '' });
  });
  const readAddress = () => readFilters(new URLSearchParams(location.search));
  addEventListener('popstate', () => draw(readAddress()));
  // A file of a static site is the same whatever its address asks for.
  if (toQuery(readAddress()) !== toQuery(readFilters(toParams(form)))) draw(readAddress());
}

function toParams(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Says in the form and in the links what is shown. */
function fill(form: HTMLFormElement, filters: Filters): void {
  for (const [name, value] of Object.entries(filters)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    control.value = value;
    const label = control.closest('label');
    if (label) label.hidden = !findPart(filters.view)?.[1].filters.includes(name as keyof Filters);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-view]')) {
    const view = link.dataset.view ?? '';
    link.search = toQuery({ ...filters, view });
    if (view === filters.view) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
