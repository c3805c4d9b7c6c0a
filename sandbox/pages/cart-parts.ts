import { type PricedCart, type PricedLine, priceCart } from '../server/store/price';
import { attributes, type Html, html } from '../server/web/html';
import { formatMoney } from '../server/web/money';
import { picture } from '../server/web/picture';
import { linkTo } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { cartButtons } from './accelerated-checkout';
import { formatMessage, translate } from './messages';

/** How the shopper changes lines: by the page's form, by script, or not at all. */
export type Editing = 'form' | 'script' | 'none';

/** Renders the cart's lines with picture, details, price and quantity. */
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
    return html`<span class="muted">${line.quantity ? `${formatMessage(visit.settings, 'quantity')}: ${line.quantity}` : formatMessage(visit.settings, 'soldOut')}</span>`;
  return html`<label><span class="visually-hidden">${formatMessage(visit.settings, 'quantityOf', { product: product.title })}</span>
      <input type="number" min="0" value="${line.quantity}" data-line="${number}" ${editing === 'form' && html`name="updates[]"`}></label>
    ${!line.quantity && html`<span class="muted">${formatMessage(visit.settings, 'soldOut')}</span>`}
    <a class="link" href="${linkTo(visit, `cart/change?line=${number}&quantity=0`)}" data-remove-line="${number}">${formatMessage(visit.settings, 'remove')}<span class="visually-hidden"> ${product.title}</span></a>`;
}

/** Renders subtotal, discounts, known shipping and tax, and the total. */
export function totals({ settings }: Visit, cart: PricedCart): Html {
  const money = (amount: number) => formatMoney(amount, cart.currency, settings.locale);
  const rows: [string, string | undefined][] = [
    [formatMessage(settings, 'subtotal'), money(cart.subtotal)],
    ...cart.discounts.map(({ code, amount }): [string, string] => [
      `${formatMessage(settings, 'discount')} ${code}`,
      money(-amount),
    ]),
    [
      formatMessage(settings, 'shipping'),
      cart.shipping === undefined
        ? undefined
        : cart.shipping
          ? money(cart.shipping)
          : formatMessage(settings, 'free'),
    ],
    [formatMessage(settings, 'taxes'), cart.tax ? money(cart.tax) : undefined],
  ];
  return html`<dl class="totals">
    ${rows.map(([label, text]) => text !== undefined && html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}
    <div class="total"><dt>${formatMessage(settings, 'total')}</dt><dd data-testid="total">${money(cart.total)}</dd></div>
  </dl>`;
}

/** Renders the number in the header's cart link. */
export function cartCount(visit: Visit): Html {
  const count = (visit.cart?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return html`<span class="cart-count"${attributes({ 'aria-label': formatMessage(visit.settings, 'items', { count }) })}>${count}</span>`;
}

/** Renders the cart drawer. With an empty cart its foot is hidden, so that the cart element exists. */
export function cartDrawer(visit: Visit): Html {
  const cart = visit.cart && priceCart(visit.store, visit.cart);
  const isEmpty = !cart?.lines.length;
  return html`<div id="cart-drawer" role="dialog" aria-modal="true" aria-labelledby="cart-drawer-title"><div class="drawer__inner">
    <div class="drawer__head">
      <h2 id="cart-drawer-title">${formatMessage(visit.settings, 'yourCart')}</h2>
      <button class="drawer__close" type="button" data-drawer-close aria-label="${formatMessage(visit.settings, 'closeCart')}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="m3 3 14 14M17 3 3 17" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg></button>
    </div>
    <p class="alert" role="alert" data-cart-error></p>
    ${isEmpty && html`<div class="empty"><p class="muted">${formatMessage(visit.settings, 'empty')}</p><button class="button button--quiet" type="button" data-drawer-close>${formatMessage(visit.settings, 'keepShopping')}</button></div>`}
    ${cart && !isEmpty && cartLines(visit, cart, 'script')}
    <div class="drawer__foot${isEmpty && ' is-empty'}">
      ${cart && totals(visit, cart)}
      <div class="drawer__buttons">
        <form action="${linkTo(visit, 'cart')}" method="post"><button class="button button--wide" name="checkout">${formatMessage(visit.settings, 'checkout')}</button></form>
        <a class="button button--quiet" href="${linkTo(visit, 'cart')}">${formatMessage(visit.settings, 'viewCart')}</a>
      </div>
      ${cartButtons(visit)}
    </div>
  </div></div>`;
}
