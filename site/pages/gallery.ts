import { readFilters } from '../../sandbox/gallery/filters';
import { galleryBody } from '../../sandbox/gallery/frames';
import { html } from '../../sandbox/server/web/html';
import { skeletonStyle } from '../../sandbox/server/web/script-tag';
import { page } from './page';

/** Renders the sandbox's gallery. Its script applies the filters of the URL. */
export function galleryPage(): string {
  const filters = readFilters(new URLSearchParams());
  return page({
    title: 'Gallery of the buttons · portable-wallets',
    path: 'gallery.html',
    sheets: ['gallery/tools.css', 'gallery/gallery.css', 'gallery/site-gallery.css'],
    body: galleryBody(filters, 'gallery-frame.html?part={part}&', html`<h1>Gallery of the buttons</h1>`),
    foot: html`<script src="gallery/gallery.js"></script>`,
  });
}

/** Renders the document of the gallery's frames. */
export function framePage(): string {
  const sheets = ['looks', 'base', 'product', 'cart'].map(name => `theme/${name}.css`);
  const { markup } = html`<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Buttons</title>
    <link rel="icon" href="theme/icon.svg" type="image/svg+xml">
    ${sheets.map(sheet => html`<link rel="stylesheet" href="${sheet}">`)}
    <link rel="stylesheet" href="gallery/frame.css">
    <style id="shopify-accelerated-checkout">${skeletonStyle}</style>
    <script src="sdk/apple-pay.js"></script>
  </head>
  <body>
    <main></main>
    <script src="gallery/frame.js"></script>
  </body>
</html>`;
  return `<!doctype html>\n${markup}\n`;
}
