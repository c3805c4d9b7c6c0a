import { convert } from '../store/currencies';
import { html } from '../web/html';
import { formatMoney } from '../web/money';
import { picture } from '../web/picture';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { layout } from './layout';

/** The list of what the shop sells. */
export function productsPage(visit: Visit): Response {
  const { store, settings, root } = visit;
  const card = store.products.map(({ handle, title, variants }) => {
    const prices = variants.map(({ price }) => convert(price, settings.currency));
    const price = formatMoney(Math.min(...prices), settings.currency, settings.locale);
    return html`<li class="card">
      ${picture(handle)}
      <h2><a href="${root}products/${handle}">${title}</a></h2>
      <p>${new Set(prices).size > 1 && 'A partir de '}${price}${variants.every(({ stock }) => stock < 1) && html` <span class="muted">· Esgotado</span>`}</p>
    </li>`;
  });
  const body = html`<h1>Café torrado toda semana, na serra</h1>
    <p class="lead">Grãos de pequenos produtores da Mantiqueira, e o que é preciso para uma boa xícara em casa.</p>
    <ul class="grid">${card}</ul>`;
  return reply(layout(visit, { title: 'Produtos', type: 'home', body }));
}
