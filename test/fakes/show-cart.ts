import { onEnd } from '../run/suite';
import { CART_ID } from './fake-cart';
import { recordErrors } from './fake-console';
import { type FakeFetch, fakeFetch, result } from './fake-fetch';
import { fakeResourceTiming } from './fake-resource-timing';
import { type Attributes, cartPage, clearPage, setCartToken, show } from './page';
import { endRunning } from './running';
import { settle, until } from './settle';

const HOST = 'shopify-accelerated-checkout-cart';
const BUTTONS = 'shopify-buy-it-now-button, shopify-google-pay-button';
export const TOKEN = 'hWN2mTp3?key=0f1e2d3c';

/** The fields that a cart element requests: one line. */
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

/** A page with a cart, and what the test observes. */
export interface CartScene {
  server: FakeFetch;
  timing: ReturnType<typeof fakeResourceTiming>;
  /** Console errors. */
  errors: string[];
}

export function beginCart(): CartScene {
  const { lines } = recordErrors();
  const server = fakeFetch({ limitedCartQuery: result(limitedCart()) });
  const timing = fakeResourceTiming();
  setCartToken(TOKEN);
  onEnd(() => {
    clearPage();
    endRunning();
  });
  return { server, timing, errors: lines };
}

export const buttonsOf = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(BUTTONS)];

/** Returns the element before it renders. */
export const openCart = (attributes: Attributes = {}, wrapper?: string): HTMLElement =>
  show(cartPage(attributes, wrapper), HOST);

/** Returns the element with its buttons. */
export async function showCart(attributes?: Attributes, wrapper?: string): Promise<HTMLElement> {
  const host = openCart(attributes, wrapper);
  await until(() => buttonsOf(host).length);
  await settle();
  return host;
}

/** Returns the element once it has decided to show nothing. */
export async function showNone(attributes?: Attributes): Promise<HTMLElement> {
  const host = openCart(attributes);
  await until(() => !host.childElementCount);
  return host;
}
