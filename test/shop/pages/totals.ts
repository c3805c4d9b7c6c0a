import type { PricedCart } from '../store/price';
import { type Html, html } from '../web/html';
import { formatMoney } from '../web/money';
import type { Visit } from '../web/visit';
import { say } from '../words/say';

/** Subtotal, discounts, shipping and tax as far as they are known, and the total. */
export function totals({ settings }: Visit, cart: PricedCart): Html {
  const money = (amount: number) => formatMoney(amount, cart.currency, settings.locale);
  const rows: [string, string | undefined][] = [
    [say(settings, 'subtotal'), money(cart.subtotal)],
    ...cart.discounts.map(({ code, amount }): [string, string] => [
      `${say(settings, 'discount')} ${code}`,
      money(-amount),
    ]),
    [
      say(settings, 'shipping'),
      cart.shipping === undefined ? undefined : cart.shipping ? money(cart.shipping) : say(settings, 'free'),
    ],
    [say(settings, 'taxes'), cart.tax ? money(cart.tax) : undefined],
  ];
  return html`<dl class="totals">
    ${rows.map(([label, text]) => text !== undefined && html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}
    <div class="total"><dt>${say(settings, 'total')}</dt><dd data-testid="total">${money(cart.total)}</dd></div>
  </dl>`;
}
