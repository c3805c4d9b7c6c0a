import { attributes, type Html, html } from '../web/html';
import { LANGUAGES } from '../web/languages';
import { type Filters, THEMES } from './filters';
import { findPart } from './parts';

/** Where a frame's document is: `{part}` stands for the part, and the query string comes after it. */
export type FrameAddress = string;

/** The view that the filters choose: its title, and a frame for each theme and each window. */
export function frames(filters: Filters, address: FrameAddress): Html {
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

/** A document of its own: each theme has its own style sheet, and a window's width is the frame's. */
function frame(filters: Filters, theme: string, address: FrameAddress, width?: number): Html {
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
  const heeds = findPart(view)?.[1].filters ?? [];
  const locale = LANGUAGES.find(({ words }) => words === language)?.locale;
  const query = {
    theme,
    ...(wallet && heeds.includes('wallet') && { wallet }),
    ...(state !== 'all' && heeds.includes('state') && { state }),
    ...(locale && heeds.includes('language') && { locale, words: language }),
  };
  return String(new URLSearchParams(query));
}
