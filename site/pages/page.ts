import { attributes, type Html, html } from '../../sandbox/server/web/html';

/** What every page of the site leads to, seen from the folder of the site. */
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
  /** What else stands in the head. */
  head?: Html;
  body: Html;
  /** What stands behind all of it. */
  foot?: Html;
}

/** The way from a page back to the folder of the site: all addresses are relative, so that any host and any folder will do. */
export function toRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** The whole document around a page's own part. */
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
    <a class="skip" href="#main">To the content</a>
    <header class="top">
      <a class="name" href="${root}index.html">portable-wallets</a>
      <nav aria-label="Site">${LINKS.map(
        ([to, name]) =>
          html`<a href="${root}${to}"${attributes({ 'aria-current': to === path && 'page' })}>${name}</a>`,
      )}</nav>
    </header>
    ${body}
    <footer class="bottom">
      <p>Express-payment buttons for online shops, under the MIT licence.</p>
      <p>The buttons on this site are a demo: no server, no real wallet, nothing is charged.</p>
    </footer>
    ${foot}
  </body>
</html>`;
  return `<!doctype html>\n${markup}\n`;
}
