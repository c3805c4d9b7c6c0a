import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite } from '../open';
import { untilCheckout } from '../shop-page';
import { BRANDS, button, PLACES } from './amazon-page';

/** Other outcomes are in the table of all wallets: `outcomes/amazon-pay.ts`. */
const test = browserSuite('amazon pay');

const buttons = matrix(cross({ brand: BRANDS, place: Object.entries(PLACES) }), [
  'amazon_pay, product page',
  'buy_with_prime, cart page',
]);
for (const {
  brand,
  place: [where, place],
} of buttons)
  test(`redirects from the ${where} to the checkout if the shop rejects the configuration of ${brand.name}`, async fixtures => {
    const { page, expect } = fixtures;
    expect(/The server answered WALLET_CONFIG_ERROR/);
    await place.open(fixtures, brand.wallet);
    await page.route(`**/wallets/config/${brand.service}`, route =>
      route.fulfill({ json: { error: 'unauthorized' } }),
    );
    await button(page, brand).click();
    assert.equal(await untilCheckout(page), []);
  });

test.run();
