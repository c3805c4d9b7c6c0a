import { tabs } from '../panel/tool-page';
import { attributes, type Html, html } from '../server/web/html';
import { LANGUAGES } from '../server/web/languages';
import { controls } from './controls';
import { type Filters, findPart, OPTIONS, THEMES, toQuery } from './filters';

/**
 * Renders the gallery for the sandbox and for the site.
 *
 * @param address URL of a frame's document, with `{part}` for the view; the query string is appended
 */
export function galleryBody(filters: Filters, address: string, heading?: Html): Html {
  return html`<main id="main" class="gallery">
      ${heading}
      <details class="aside" open><summary>Style and CSS</summary>${controls()}</details>
      <div class="shown">
        ${filterForm(filters)}
        <div class="parts" data-frames="${address}">${frames(filters, address)}</div>
      </div>
    </main>
    <p class="toast" role="status" data-left></p>`;
}

const LABELS = {
  wallet: 'Wallet',
  state: 'State',
  theme: 'Theme',
  language: 'Language',
  width: 'Window',
};

/** Links to the views, and a form for the other filters. Both work without a script. */
function filterForm(filters: Filters): Html {
  const views = OPTIONS.view.map(([view, text]) => ({
    href: toQuery({ ...filters, view }),
    text,
    isCurrent: view === filters.view,
  }));
  return html`${tabs('Views', views)}
  <form class="filters" method="get" data-filters autocomplete="off">
    <input type="hidden" name="view" value="${filters.view}">
    ${(Object.keys(LABELS) as (keyof typeof LABELS)[]).map(
      name =>
        html`<label${attributes({ hidden: !hasFilter(filters.view, name) })}>${LABELS[name]}<select name="${name}">${OPTIONS[
          name
        ].map(
          ([value, title]) =>
            html`<option${attributes({ value, selected: value === filters[name] })}>${title}</option>`,
        )}</select></label>`,
    )}
    <noscript><button>Show</button></noscript>
  </form>`;
}

/** Returns whether the filter applies to the view. */
export const hasFilter = (view: string, name: keyof Filters): boolean =>
  findPart(view)?.[1].filters.includes(name) ?? false;

/** Renders the chosen view: its title, and a frame for each theme and each window. */
export function frames(filters: Filters, address: string): Html {
  const { view, theme, width } = filters;
  const [, part] = findPart(view) ?? [];
  if (!part) return html``;
  const windows = width ? [Number(width)] : (part.widths ?? [undefined]);
  const themes = THEMES.filter(([name]) =>
    part.filters.includes('theme') ? ['all', name].includes(theme) : name === 'aurora',
  );
  return html`<section aria-labelledby="${view}">
    <h2 id="${view}">${part.title}</h2>
    <p class="lead">${part.lead}</p>
    ${themes.map(
      ([name, title]) =>
        html`${themes.length > 1 && html`<h3>${title}</h3>`}${windows.map(window => frame(filters, name, address, window))}`,
    )}
  </section>`;
}

/** Each theme has its own style sheet, and media queries read the frame's width. */
function frame(filters: Filters, theme: string, address: string, width?: number): Html {
  const { title = '', height } = findPart(filters.view)?.[1] ?? {};
  const look = {
    class: width ? 'frame frame--fixed' : 'frame',
    src: address.replace('{part}', filters.view) + toFrameQuery(filters, theme),
    title: `${title}, ${theme}${width ? `, ${width} px` : ''}`,
    loading: 'lazy',
    style: `height: ${height}px${width ? `; width: ${width}px` : ''}`,
  };
  return html`${width && html`<h4>${width} px</h4>`}<div${attributes({ class: 'scroller', ...(width && { role: 'region', tabindex: 0, 'aria-label': look.title }) })}><iframe${attributes(look)}></iframe></div>`;
}

function toFrameQuery({ view, wallet, state, language }: Filters, theme: string): string {
  const locale = LANGUAGES.find(({ name }) => name === language)?.locale;
  const query = {
    theme,
    ...(wallet && hasFilter(view, 'wallet') && { wallet }),
    ...(state !== 'all' && hasFilter(view, 'state') && { state }),
    ...(locale && hasFilter(view, 'language') && { locale, scriptLanguage: language }),
  };
  return String(new URLSearchParams(query));
}
