import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import { closeDialog, text } from '../drivers/shop-page';
import { BRANDS, button, PLACES, payAfterAll } from './amazon-stage';

/** What else a purchase can end with is in the table of all wallets: `outcomes/amazon-pay.ts`. */
const test = browserSuite('amazon pay');

const buttons = sample(
  'buttons of Amazon whose configuration is refused',
  cross({ brand: BRANDS, place: Object.entries(PLACES) }),
  ({ brand: { name }, place: [where] }) => [name, where],
);
for (const {
  brand,
  place: [where, place],
} of buttons)
  test(`says on the ${where} that ${brand.name} failed when the shop refuses its configuration, and pays at the next click`, async stage => {
    const { page } = stage;
    await place.open(stage, brand.wallet);
    const path = `**/wallets/config/${brand.service}`;
    await page.route(path, route => route.fulfill({ json: { error: 'unauthorized' } }));
    await button(page, brand).click();
    const failed = page.getByRole('dialog', { name: `${brand.name} indisponível` });
    await failed.waitFor();
    assert.match(await text(failed), `Ocorreu um problema com ${brand.name}`);
    await closeDialog(page);
    await page.unroute(path);
    await payAfterAll(stage, brand);
  });

test.run();
