import { running } from '../../src/core/purchase/click';
import { onEnd } from '../run/suite';
import { CART_ID } from './fake-cart';
import { recordErrors } from './fake-console';
import { type FakeFetch, fakeFetch, result } from './fake-fetch';
import { fakeResourceTiming } from './fake-resource-timing';
import { type Attributes, cartPage, clearPage, setCartToken, show } from './page';
import { settle, until } from './settle';

const HOST = 'shopify-accelerated-checkout-cart';
const BUTTONS = 'shopify-buy-it-now-button, shopify-google-pay-button';
export const TOKEN = 'hWN2mTp3?key=0f1e2d3c';

/** The little that a cart element asks the server for: one line. */
export const limitedCart = ({ ships = true, plan = false, remaining = '0.0' } = {}) => ({
  id: CART_ID,
  lines: {
    nodes: [
      {
        merchandise: { requiresShipping: ships },
        sellingPlanAllocation: plan
          ? {
              sellingPlan: { id: 'gid://shopify/SellingPlan/7' },
              remainingBalanceChargeAmount: { amount: remaining },
            }
          : null,
      },
    ],
  },
});

export const EMPTY_CART = { id: CART_ID, lines: { nodes: [] } };

/** A page whose shopper has a cart, and what the test watches of it. */
export interface CartScene {
  server: FakeFetch;
  timing: ReturnType<typeof fakeResourceTiming>;
  /** What the developer was told. */
  errors: string[];
}

export function beginCart(): CartScene {
  const { lines } = recordErrors();
  const server = fakeFetch({ limitedCartQuery: result(limitedCart()) });
  const timing = fakeResourceTiming();
  setCartToken(TOKEN);
  onEnd(() => {
    clearPage();
    running.value = undefined;
  });
  return { server, timing, errors: lines };
}

export const buttonsOf = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(BUTTONS)];

/** The element before anything has happened. */
export const openCart = (attributes: Attributes = {}, wrapper?: string): HTMLElement =>
  show(cartPage(attributes, wrapper), HOST);

/** The element with its buttons. */
export async function showCart(attributes?: Attributes, wrapper?: string): Promise<HTMLElement> {
  const host = openCart(attributes, wrapper);
  await until(() => buttonsOf(host).length);
  await settle();
  return host;
}

/** The element once it has decided to show nothing. */
export async function showNone(attributes?: Attributes): Promise<HTMLElement> {
  const host = openCart(attributes);
  await until(() => host.shadowRoot && !host.childElementCount);
  return host;
}
