import { attributes, type Html, html } from '../../sandbox/server/web/html';

/** Links of the header, relative to the site's folder. */
const LINKS: [path: string, name: string][] = [
  ['index.html#live', 'Live'],
  ['index.html#get-started', 'Get started'],
  ['index.html#sizes', 'Sizes'],
  ['gallery.html', 'Gallery'],
  ['docs/index.html', 'Docs'],
];

interface Page {
  title: string | Html;
  /** Path in the site. */
  path: string;
  /** Paths of style sheets in the site, besides its own. */
  sheets?: string[];
  /** Additional markup of `<head>`. */
  head?: Html;
  body: Html;
  /** Markup after the footer. */
  foot?: Html;
}

/** Returns the relative URL from a page to the site's folder. Relative URLs work on any host and in any folder. */
export function toRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** Renders the document of a page. */
export function page({ title, path, sheets = [], head, body, foot }: Page): string {
  const root = toRoot(path);
  const { markup } = html`<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="${root}theme/icon.svg" type="image/svg+xml">
    ${['site.css', ...sheets].map(sheet => html`<link rel="stylesheet" href="${root}${sheet}">`)}
    ${head}
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header class="top">
      <a class="name" href="${root}index.html">portable-wallets</a>
      <nav aria-label="Site">${LINKS.map(
        ([to, name]) =>
          html`<a href="${root}${to}"${attributes({ 'aria-current': to === path && 'page' })}>${name}</a>`,
      )}</nav>
    </header>
    ${body}
    <footer class="bottom">
      <p>Express-payment buttons for online shops, under the MIT license.</p>
      <p>The buttons on this site are a demo: no server, no real wallet, nothing is charged.</p>
    </footer>
    ${foot}
  </body>
</html>`;
  return `<!doctype html>\n${markup}\n`;
}
