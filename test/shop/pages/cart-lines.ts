import type { PricedCart, PricedLine } from '../store/price';
import { type Html, html } from '../web/html';
import { linkTo } from '../web/link-to';
import { formatMoney } from '../web/money';
import { picture } from '../web/picture';
import type { Visit } from '../web/visit';
import { say, translate } from '../words/say';

/** What the shopper changes in a list of lines: in the page's form, by script, or nothing. */
export type Editing = 'form' | 'script' | 'none';

/** The cart's lines with picture, details, price and, where wanted, the quantity field. */
export function cartLines(visit: Visit, cart: PricedCart, editing: Editing): Html {
  return html`<ul class="lines">${cart.lines.map((line, index) => cartLine(visit, cart, line, index + 1, editing))}</ul>`;
}

function cartLine(
  visit: Visit,
  cart: PricedCart,
  priced: PricedLine,
  number: number,
  editing: Editing,
): Html {
  const { line, product, variant, plan, listPrice, subtotal } = priced;
  const money = (amount: number) => formatMoney(amount, cart.currency, visit.settings.locale);
  const properties = line.attributes.filter(({ key }) => !key.startsWith('_'));
  return html`<li class="line" data-testid="line">
    ${picture(product.handle)}
    <div>
      <a class="line__title" href="${linkTo(visit, `products/${product.handle}?variant=${variant.id}`)}">${product.title}</a>
      <div class="line__details">
        ${variant.title !== 'Default Title' && html`<div>${variant.options.map((option, index) => html`${index > 0 && ' / '}<bdi>${translate(visit.settings, option)}</bdi>`)}</div>`}
        ${plan && html`<div>${translate(visit.settings, plan.name)}</div>`}
        ${properties.map(({ key, value }) => html`<div>${translate(visit.settings, key)}: ${value}</div>`)}
      </div>
    </div>
    <div class="line__price">${subtotal < listPrice * line.quantity && html`<s>${money(listPrice * line.quantity)}</s>`}${money(subtotal)}</div>
    <div class="line__quantity">${quantity(visit, priced, number, editing)}</div>
  </li>`;
}

function quantity(visit: Visit, { line, product }: PricedLine, number: number, editing: Editing): Html {
  if (editing === 'none')
    return html`<span class="muted">${line.quantity ? `${say(visit.settings, 'quantity')}: ${line.quantity}` : say(visit.settings, 'soldOut')}</span>`;
  return html`<label><span class="visually-hidden">${say(visit.settings, 'quantityOf', { product: product.title })}</span>
      <input type="number" min="0" value="${line.quantity}" data-line="${number}" ${editing === 'form' && html`name="updates[]"`}></label>
    ${!line.quantity && html`<span class="muted">${say(visit.settings, 'soldOut')}</span>`}
    <a class="link" href="${linkTo(visit, `cart/change?line=${number}&quantity=0`)}" data-remove-line="${number}">${say(visit.settings, 'remove')}<span class="visually-hidden"> ${product.title}</span></a>`;
}
