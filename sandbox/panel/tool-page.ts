import { attributes, type Html, html } from '../server/web/html';

/** Pages for developers. They are in English in every language of the shop. */
const TOOLS: [path: string, name: string][] = [
  ['/', 'Shop'],
  ['/cart', 'Cart'],
  ['/panel', 'Panel'],
  ['/gallery', 'Gallery'],
  ['/shapes', 'Shapes'],
];

interface Tool {
  title: string;
  /** URL path. */
  path: string;
  /** Additional style sheet. */
  sheet?: string;
  script?: string;
  body: Html;
}

/** Renders the document of a tool. */
export function toolPage({ title, path, sheet, script, body }: Tool): Html {
  return html`<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Sandbox</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/panel/tools.css">
    ${sheet && html`<link rel="stylesheet" href="${sheet}">`}
    ${script && html`<script src="${script}" defer></script>`}
  </head>
  <body>
    <header>
      <h1>${title}</h1>
      <nav aria-label="Sandbox">${TOOLS.map(
        ([to, name]) =>
          html`<a href="${to}"${attributes({ 'aria-current': to === path && 'page' })}>${name}</a>`,
      )}</nav>
    </header>
    ${body}
  </body>
</html>`;
}

interface Tab {
  href: string;
  text: string;
  isCurrent: boolean;
}

/** Renders links to the views of a page. They work without a script. */
export function tabs(label: string, list: Tab[]): Html {
  return html`<nav class="tabs" aria-label="${label}">${list.map(
    ({ href, text, isCurrent }) =>
      html`<a href="${href}"${attributes({ 'aria-current': isCurrent && 'page' })}>${text}</a>`,
  )}</nav>`;
}
