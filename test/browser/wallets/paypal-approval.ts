import * as assert from 'uvu/assert';
import type { Shop } from '../../shop/server';
import type { PageDriver } from '../drivers/page-driver';
import { calls, operations, untilCheckout } from '../drivers/shop-page';
import { type Brand, decide, openWindow } from './paypal-page';

/** As the shop is told of a brand, and the shopper. */
export const NAMES: Record<Brand, string> = { paypal: 'PayPal', venmo: 'Venmo' };

/**
 * Approves in a brand's window, is led to the checkout, and holds what the shop was asked for and what its cart knows then.
 *
 * @param first what the click on the button asks for, where it stands
 */
export async function approve(
  { page, shop }: { page: PageDriver; shop: Shop },
  brand: Brand,
  first: 'cart' | 'cartCreate',
): Promise<void> {
  await decide(await openWindow(page, brand), 'approve');
  assert.equal(await untilCheckout(page), []);
  assert.equal(operations(shop), [
    first,
    'paypalTokenCreate',
    'paypalBuyerDetailsFetch',
    'cartBuyerIdentityUpdate',
    'cartSelectedDeliveryOptionsUpdate',
    'cartBillingAddressUpdate',
  ]);
  const [cart] = shop.store.carts.values();
  assert.is(cart?.email, 'helena.prado@example.com');
  assert.is(cart?.deliveryAddress?.address1, 'Rua das Laranjeiras, 210');
  assert.is(cart?.billingAddress?.zip, '22240-003');
  for (const call of calls(shop)) assert.is(call.headers['x-wallet-name'], NAMES[brand], call.operation);
}
