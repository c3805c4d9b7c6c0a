import { convert } from '../store/currencies';
import { html } from '../web/html';
import { linkTo } from '../web/link-to';
import { formatMoney } from '../web/money';
import { picture } from '../web/picture';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { say } from '../words/say';
import { layout } from './layout';

/** The list of what the shop sells. */
export function productsPage(visit: Visit): Response {
  const { store, settings } = visit;
  const card = store.products.map(({ handle, title, variants }) => {
    const prices = variants.map(({ price }) => convert(price, settings.currency));
    const price = formatMoney(Math.min(...prices), settings.currency, settings.locale);
    return html`<li class="card">
      ${picture(handle)}
      <h2><a href="${linkTo(visit, `products/${handle}`)}">${title}</a></h2>
      <p>${new Set(prices).size > 1 && `${say(settings, 'from')} `}${price}${variants.every(({ stock }) => stock < 1) && html` <span class="muted">· ${say(settings, 'soldOut')}</span>`}</p>
    </li>`;
  });
  const body = html`<h1>${say(settings, 'headline')}</h1>
    <p class="lead">${say(settings, 'lead')}</p>
    <ul class="grid">${card}</ul>`;
  return reply(layout(visit, { title: say(settings, 'products'), type: 'home', body }));
}
