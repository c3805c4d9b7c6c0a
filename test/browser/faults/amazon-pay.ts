import { BRANDS, type Brand, button } from '../wallets/amazon-page';
import { stopWhenLeaving } from './strikes';
import { CHECKOUT_FILE, CHOSEN_THERE, type Facts, NO_SHEET, OPENING, type Walk } from './walk';

const GLOBALS: Record<string, string> = { amazon_pay: 'Pay', buy_with_prime: 'BuyWithPrime' };

const NO_WINDOW = 'nothing is open that could be closed';

const toWalk = (brand: Brand): Walk => {
  const { wallet, element, sdk, service } = brand;
  const render = `amazon.${GLOBALS[wallet]}.renderButton`;
  const step = (requests: Facts['requests']): Facts => ({
    requests,
    throws: 'its SDK is not called there',
    silent: 'its SDK is not called there',
    cancel: NO_WINDOW,
  });
  return {
    wallet,
    pages: ['product', 'cart'],
    element,
    button: ({ page }) => button(page, brand),
    close: async () => {},
    controls: [],
    steps: {
      load: { ...step([`/sdk/${sdk}.js`]), cancel: NO_SHEET },
      mount: { ...step('its button comes with its script'), throws: { method: render } },
      click: step([CHECKOUT_FILE]),
      session: {
        ...step([OPENING, `/wallets/config/${service}`]),
        throws: { method: `${render}().initCheckout` },
        silent: { method: `${render}().initCheckout` },
      },
      address: CHOSEN_THERE,
      delivery: CHOSEN_THERE,
      authorise: CHOSEN_THERE,
      submit: CHOSEN_THERE,
      leave: { ...step([`/sdk-pages/${sdk}`]), cancel: stopWhenLeaving },
    },
  };
};

const [amazonBrand, primeBrand] = BRANDS as [Brand, Brand];

export const amazonPay = toWalk(amazonBrand);
export const buyWithPrime = toWalk(primeBrand);
