import { attributes, type Html, html } from '../web/html';

/** The sandbox's own pages, for the people who work on the script. They speak English, whatever the shop speaks. */
const TOOLS: [path: string, name: string][] = [
  ['/', 'Shop'],
  ['/cart', 'Cart'],
  ['/panel', 'Panel'],
  ['/gallery', 'Gallery'],
  ['/shapes', 'Shapes'],
  ['/collector', 'Collector'],
];

interface Tool {
  title: string;
  /** Its own path. */
  path: string;
  /** Style sheets besides those of every tool. */
  sheets?: string[];
  script?: string;
  body: Html;
}

/** The whole document around a tool's own part. */
export function toolPage({ title, path, sheets = [], script, body }: Tool): Html {
  return html`<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Sandbox</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    ${['/panel/ground.css', '/panel/tool.css', '/panel/form.css', ...sheets].map(sheet => html`<link rel="stylesheet" href="${sheet}">`)}
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
