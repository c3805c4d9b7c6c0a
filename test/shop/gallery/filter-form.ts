import { attributes, type Html, html } from '../web/html';
import { type Filters, OPTIONS, toQuery } from './filters';
import { findPart } from './parts';

const LABELS = {
  wallet: 'Wallet',
  state: 'State',
  theme: 'Theme',
  language: 'Language',
  width: 'Window',
};

/** The views as links, and what is shown of them as a form: both work without a script, and are an address. */
export function filterForm(filters: Filters): Html {
  return html`<nav class="views" aria-label="Views">${OPTIONS.view.map(
    ([view, title]) =>
      html`<a href="${toQuery({ ...filters, view })}" data-view="${view}"${attributes({ 'aria-current': view === filters.view && 'page' })}>${title}</a>`,
  )}</nav>
  <form class="filters" method="get" data-filters autocomplete="off">
    <input type="hidden" name="view" value="${filters.view}">
    ${(Object.keys(LABELS) as (keyof typeof LABELS)[]).map(
      name =>
        html`<label${attributes({ hidden: !findPart(filters.view)?.[1].filters.includes(name) })}>${LABELS[name]}<select name="${name}">${OPTIONS[
          name
        ].map(
          ([value, title]) =>
            html`<option${attributes({ value, selected: value === filters[name] })}>${title}</option>`,
        )}</select></label>`,
    )}
    <noscript><button>Show</button></noscript>
  </form>`;
}
