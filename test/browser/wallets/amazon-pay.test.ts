import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite } from '../open';
import { closeDialog, text } from '../shop-page';
import { BRANDS, button, PLACES, payAfterAll } from './amazon-page';

/** What else a purchase can end with is in the table of all wallets: `outcomes/amazon-pay.ts`. */
const test = browserSuite('amazon pay');

const buttons = matrix(cross({ brand: BRANDS, place: Object.entries(PLACES) }), [
  'amazon_pay, product page',
  'buy_with_prime, cart page',
]);
for (const {
  brand,
  place: [where, place],
} of buttons)
  test(`says on the ${where} that ${brand.name} failed when the shop refuses its configuration, and pays at the next click`, async fixtures => {
    const { page } = fixtures;
    await place.open(fixtures, brand.wallet);
    const path = `**/wallets/config/${brand.service}`;
    await page.route(path, route => route.fulfill({ json: { error: 'unauthorized' } }));
    await button(page, brand).click();
    const failed = page.getByRole('dialog', { name: `${brand.name} indisponível` });
    await failed.waitFor();
    assert.match(await text(failed), `Ocorreu um problema com ${brand.name}`);
    await closeDialog(page);
    await page.unroute(path);
    await payAfterAll(fixtures, brand);
  });

test.run();
