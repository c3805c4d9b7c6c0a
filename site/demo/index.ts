import './server';
import { cartButtons, productButtons } from '../../sandbox/pages/accelerated-checkout';
import { addLine } from '../../sandbox/server/store/cart';
import { priceCart } from '../../sandbox/server/store/price';
import { formatMoney } from '../../sandbox/server/web/money';
import { cart, createVisit, product, store, toSiteMarkup } from '../browser/shop';
import type { DemoCall } from './server';
import { CART_WALLETS } from './wallets';

const findPart = (name: string) => document.querySelector<HTMLElement>(`[data-demo="${name}"]`);

const productPart = findPart('product');
const cartPart = findPart('cart');
const calls = findPart('calls');
const total = findPart('total');

function showProduct(recommended: string): void {
  if (productPart)
    productPart.innerHTML = toSiteMarkup(productButtons(createVisit({ recommended }), product, false));
}

function showTotal(): void {
  const { currency, locale } = store.settings;
  const priced = priceCart(store, cart);
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total)
    total.textContent = `${count} ${count === 1 ? 'item' : 'items'}, ${formatMoney(priced.total, currency, locale)}`;
}

showProduct('google_pay');
if (cartPart) cartPart.innerHTML = toSiteMarkup(cartButtons(createVisit({ cartWallets: CART_WALLETS })));
showTotal();

findPart('wallets')?.addEventListener('change', event =>
  showProduct((event.target as HTMLInputElement).value),
);

document.querySelector('[data-demo="form"]')?.addEventListener('submit', event => {
  event.preventDefault();
  const values = new FormData(event.target as HTMLFormElement);
  const variantId = Number(values.get('id'));
  addLine(store, cart, { variantId, quantity: Number(values.get('quantity')) || 1, attributes: [] });
  showTotal();
});

document.addEventListener('demo:call', event => {
  const { operation, bytes } = (event as CustomEvent<DemoCall>).detail;
  const item = document.createElement('li');
  item.textContent = `${operation} · ${bytes.toLocaleString('en')} B`;
  calls?.querySelector('.none')?.remove();
  calls?.prepend(item);
});
