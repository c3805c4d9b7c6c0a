import * as assert from 'uvu/assert';
import { page as texts } from '../../../src/locales/pt-br.json';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { openCart, PRODUCT } from '../shop-page';
import { ELEMENT, frame, HIGH, loginRequests, open, untilCalm, untilState } from './shop-pay-page';

const test = browserSuite('shop pay, personalized');

const setWidth = (page: Fixtures['page'], px: number) =>
  page.locator('#main shopify-accelerated-checkout').evaluate((host, width) => {
    (host as HTMLElement).style.width = `${width}px`;
  }, px);

test('is never personalized again after it was narrower than 170 px', async ({ page, shop }) => {
  await open({ page, shop }, 'known');
  await untilState(page, 'animation-complete');
  await setWidth(page, 170);
  await untilCalm(page);
  assert.is(await frame(page).count(), 1);
  await setWidth(page, 169);
  await frame(page).waitFor({ state: 'detached' });
  await setWidth(page, 400);
  await untilCalm(page);
  assert.is(await frame(page).count(), 0);
  await untilState(page, 'hidden');
});

const LETTERS: [px: number, isPersonal: boolean][] = [
  [9.5, false],
  [10, true],
  [18, true],
  [19, false],
];

for (const [px, isPersonal] of matrix(LETTERS, ['9.5', '10']))
  test(`is ${isPersonal ? '' : 'not '}personalized with a theme's font size of ${px} px`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(size => {
      addEventListener('DOMContentLoaded', () => {
        const host = document.querySelector<HTMLElement>('#main shopify-accelerated-checkout');
        if (host) host.style.fontSize = `${size}px`;
      });
    }, px);
    await open({ page, shop }, 'undecided');
    await untilState(page, isPersonal ? 'loaded' : 'hidden');
    await untilCalm(page);
    assert.is(loginRequests({ shop }).length, isPersonal ? 1 : 0);
  });

test('is personalized in a cart, too', async ({ page, shop }) => {
  await page.setViewportSize(HIGH);
  await openCart({ page, shop }, [PRODUCT.standard], {
    cartWallets: 'shop_pay',
    'shop-pay-sandbox': 'known',
  });
  await untilState(page, 'animation-complete');
});

/** Sets the page's delivery promise. */
const promise = (page: Fixtures['page'], days: number, handle = 'shop_promise') =>
  page.addInitScript(
    ([maxCalendarDaysToDelivery, handle]) => {
      const estimate = {
        selectedShippingOption: { brandedPromise: { handle }, maxCalendarDaysToDelivery },
      };
      Object.assign(window, { Shopify: { deliveryPromise: { getEstimate: async () => estimate } } });
    },
    [days, handle] as const,
  );

const PROMISES = [
  [0, 'same_day'],
  [1, 'next_day'],
  [2, 'two_day'],
] as const;

for (const [days, key] of matrix([...PROMISES], ['0']))
  test(`shows the delivery promise of ${days} days instead of a greeting`, async ({ page, shop }) => {
    await promise(page, days);
    await open({ page, shop }, 'known');
    const label = page.locator(`${ELEMENT} button > span + span`);
    await label.waitFor();
    assert.is(await label.textContent(), texts[`delivery_promise.${key}`]);
    await untilCalm(page);
    assert.is(loginRequests({ shop }).length, 0);
    const fits = await page
      .locator(`${ELEMENT} button`)
      .evaluate(
        button => button.scrollHeight <= button.clientHeight && button.scrollWidth <= button.clientWidth,
      );
    assert.ok(fits, 'The label is cut off');
  });

test.run();
