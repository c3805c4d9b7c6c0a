import { attributes, type Html, html } from '../web/html';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { controls } from './controls';
import { PARTS, type Part } from './parts';
import { withCart } from './sample-cart';

/** The themes by the names and words under which the gallery shows them. */
export const THEMES = { aurora: 'Aurora, claro', noite: 'Noite, escuro', bloco: 'Bloco, colorido' };

/** Every button in every theme, width and state, for a theme's author to look at. */
export function galleryPage(visit: Visit): Response {
  const parts = Object.entries(PARTS);
  return withCart(visit, () =>
    reply(html`<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Galeria dos botões</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/panel/panel.css">
    <link rel="stylesheet" href="/gallery/gallery.css">
    <script src="/gallery/gallery.js" defer></script>
  </head>
  <body>
    <header>
      <h1>Galeria dos botões</h1>
      <nav aria-label="Sandbox"><a href="/">Loja</a><a href="/cart">Carrinho</a><a href="/panel">Painel</a></nav>
    </header>
    <main>
      <details class="aside" open><summary>Aparência e CSS</summary>${controls()}</details>
      <div class="parts">
        <nav class="contents" aria-label="Nesta página">${parts.map(([name, { title }]) => html`<a href="#${name}">${title}</a>`)}</nav>
        ${parts.map(([name, part]) => section(name, part))}
      </div>
    </main>
    <p class="toast" role="status" data-left></p>
  </body>
</html>`),
  );
}

function section(name: string, { title, lead, themes, widths, height }: Part): Html {
  const windows = widths ?? [undefined];
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${title} <a class="anchor" href="#${name}" aria-label="Link para ${title}">#</a></h2>
    <p class="lead">${lead}</p>
    ${(themes ?? Object.keys(THEMES)).map(
      theme =>
        html`<h3>${THEMES[theme as keyof typeof THEMES]}</h3>${windows.map(width => frame(name, theme, `${title}, ${theme}`, height, width))}`,
    )}
  </section>`;
}

/** A document of its own: each theme has its own style sheet, and a window's width is the frame's. */
function frame(part: string, theme: string, title: string, height: number, width?: number): Html {
  const look = {
    class: width ? 'frame frame--fixed' : 'frame',
    src: `/gallery/${part}?theme=${theme}`,
    title: width ? `${title}, ${width} px` : title,
    loading: 'lazy',
    style: `height: ${height}px${width ? `; width: ${width}px` : ''}`,
  };
  return html`${width && html`<h4>${width} px</h4>`}<div${attributes({ class: 'scroller', ...(width && { role: 'region', tabindex: 0, 'aria-label': look.title }) })}><iframe${attributes(look)}></iframe></div>`;
}
