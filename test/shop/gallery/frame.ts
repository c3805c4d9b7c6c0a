import { notFound } from '../pages/not-found';
import { sheetPath } from '../theme/sheets';
import { directionOf } from '../web/direction';
import { html } from '../web/html';
import { reply } from '../web/reply';
import { scriptTag } from '../web/script-tag';
import { skeletonStyle } from '../web/skeleton-style';
import type { Visit } from '../web/visit';
import { BODIES, readShown } from './bodies';
import { findPart } from './parts';
import { withCart } from './sample-cart';

const SHEETS = ['base', 'controls', 'product', 'cart'];

/** What a frame of the gallery holds: one part in one theme, as a page of the shop has it. */
export function framePage(visit: Visit): Response {
  const { settings, params } = visit;
  const [name, part] = findPart(params.part) ?? [];
  if (!name || !part) return notFound(visit);
  const shown = part.isWaiting ? { ...visit, settings: { ...settings, script: 'off' as const } } : visit;
  return withCart(shown, visit =>
    reply(html`<html lang="${settings.locale}" dir="${directionOf(settings.locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${part.title}</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    ${[sheetPath([...SHEETS, settings.theme]), '/gallery/frame.css'].map(sheet => html`<link rel="stylesheet" href="${sheet}">`)}
    <style id="shopify-accelerated-checkout">${skeletonStyle}</style>
    <script src="/sdk/apple-pay.js"></script>
    ${scriptTag(visit)}
  </head>
  <body>
    <main>
      <h1 class="visually-hidden" lang="en">${part.title}</h1>
      ${BODIES[name](visit, readShown(visit.url))}
    </main>
    <script src="/gallery/frame.js"></script>
  </body>
</html>`),
  );
}
