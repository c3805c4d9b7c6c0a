import type { Page } from 'playwright-core';
import { at, type Brand, paypalButton } from '../wallets/paypal-page';
import { stopWhenLeaving } from './strikes';
import {
  type Act,
  CHECKOUT_FILE,
  CHECKOUT_PAGE,
  CHOSEN_THERE,
  type Facts,
  NO_SHEET,
  OPENING,
  type Scene,
  type Walk,
} from './walk';

const OWN_CLICK = 'its SDK calls the script at the click, and not the other way round';

const windowOf = ({ page }: Pick<Scene, 'page'>): Page | undefined =>
  page
    .context()
    .pages()
    .find(other => other !== page && !other.isClosed());

const close: Act = async scene => {
  const window = windowOf(scene) ?? (await scene.page.waitForEvent('popup'));
  await window.close();
};

/** Makes the window fail as soon as possible, which the SDK reports as an error. */
const fail: Act = async scene => {
  const window = windowOf(scene);
  if (window)
    void at(window, 'fail')
      .click()
      .catch(() => {});
};

const toWalk = (brand: Brand): Walk => {
  const step = (requests: Facts['requests']): Facts => ({
    requests,
    throws: OWN_CLICK,
    silent: OWN_CLICK,
    cancel: { act: close, needsClick: true },
  });
  return {
    wallet: brand,
    pages: ['product', 'cart'],
    element: `shopify-${brand}-button`,
    button: ({ page }) => paypalButton(page, brand),
    windowOf,
    close,
    controls: [{ selector: '[data-testid=paypal-approve]', times: 1 }],
    steps: {
      load: {
        requests: ['/sdk/paypal.js'],
        throws: { method: 'portableWalletsPaypal0.Buttons().isEligible' },
        silent: 'it answers in the same turn',
        cancel: NO_SHEET,
      },
      mount: {
        requests: 'its frame comes with its script',
        throws: { method: 'portableWalletsPaypal0.Buttons().render' },
        silent: { method: 'portableWalletsPaypal0.Buttons().render' },
        cancel: NO_SHEET,
      },
      click: step([CHECKOUT_FILE]),
      session: { ...step([OPENING, 'paypalTokenCreate']), throws: { act: fail } },
      address: {
        ...step(['paypalBuyerDetailsFetch', 'cartBuyerIdentityUpdate', 'cartBillingAddressUpdate']),
        cancel: 'its window has closed itself by then',
      },
      delivery: CHOSEN_THERE,
      authorise: CHOSEN_THERE,
      submit: CHOSEN_THERE,
      leave: { ...step([CHECKOUT_PAGE]), cancel: stopWhenLeaving },
    },
  };
};

export const paypal = toWalk('paypal');
export const venmo = toWalk('venmo');
