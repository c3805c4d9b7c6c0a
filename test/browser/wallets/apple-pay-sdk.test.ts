import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { text } from '../shop-page';
import { at, untilPayable } from './apple-page';

/** Records of the test's own shop: all session events and exceptions. */
interface Log {
  events: {
    type: string;
    detail?: { postalCode?: string | undefined; identifier?: string; displayName?: string };
  }[];
  thrown: string[];
}

declare const log: Log;

const test = browserSuite('apple pay sdk');

/** A test shop in a page with the fake: `#pay` opens a session, `#late` after six seconds. */
function shop() {
  const log: Log = { events: [], thrown: [] };
  const total = { label: 'Loja Exemplo', amount: '95.00' };
  const methods = [
    { label: 'PAC', detail: '7 dias úteis', amount: '10.00', identifier: 'pac' },
    { label: 'SEDEX', detail: '2 dias úteis', amount: '25.00', identifier: 'sedex' },
  ];
  const request: ApplePayJS.ApplePayPaymentRequest = {
    countryCode: 'BR',
    currencyCode: 'BRL',
    supportedNetworks: ['visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    requiredShippingContactFields: ['postalAddress', 'name', 'email'],
    total: { ...total, type: 'pending' },
  };
  const record = (type: string, detail: Log['events'][number]['detail'] = {}) =>
    log.events.push({ type, detail });
  function pay() {
    try {
      const session = new ApplePaySession(3, request);
      session.onvalidatemerchant = () => {
        record('validatemerchant');
        session.completeMerchantValidation({
          epochTimestamp: Date.now(),
          expiresAt: Date.now() + 60_000,
          merchantSessionIdentifier: 'SSH1',
          nonce: 'a1',
          merchantIdentifier: 'M1',
          domainName: location.hostname,
          signature: 'c0ffee',
        });
      };
      session.onshippingcontactselected = ({ shippingContact }) => {
        record('contact', { postalCode: shippingContact.postalCode });
        const errors =
          shippingContact.countryCode === 'AR'
            ? [new ApplePayError('addressUnserviceable', 'postalAddress', 'A loja não entrega aí.')]
            : [];
        session.completeShippingContactSelection({ newTotal: total, newShippingMethods: methods, errors });
      };
      session.onshippingmethodselected = ({ shippingMethod: { identifier } }) => {
        record('method', { identifier });
        session.completeShippingMethodSelection({ newTotal: { ...total, amount: '110.00' } });
      };
      session.onpaymentmethodselected = ({ paymentMethod: { displayName } }) => {
        record('card', { displayName });
        session.completePaymentMethodSelection({ newTotal: total });
      };
      session.onpaymentauthorized = ({ payment }) => {
        record('authorized', { postalCode: payment.shippingContact?.postalCode });
        session.completePayment(ApplePaySession.STATUS_SUCCESS);
      };
      session.oncancel = () => record('cancel');
      // Only the constructor requires the click.
      setTimeout(() => session.begin(), 100);
    } catch (error) {
      log.thrown.push(`${(error as Error).name}: ${(error as Error).message}`);
    }
  }
  Object.assign(window, { log });
  addEventListener('DOMContentLoaded', () => {
    if (location.hash === '#eager') pay();
    for (const [id, ms] of Object.entries({ pay: 0, late: 6000 })) {
      const button = Object.assign(document.createElement('button'), { id, textContent: id });
      button.onclick = () => (ms ? setTimeout(pay, ms) : pay());
      document.querySelector('main')?.prepend(button);
    }
  });
}

const MARKUP =
  '<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script src="/sdk/apple-pay.js"></script><main></main>';

/** A page with only the fake and the test's own shop. */
async function visit({ page, shop: { store, url } }: Pick<Fixtures, 'page' | 'shop'>, hash = '') {
  await page.addInitScript(shop);
  store.pages.set('/empty', { markup: MARKUP });
  await page.goto(`${url}/empty${hash}`);
}

async function openSheet(page: Page) {
  await page.locator('#pay').click();
  await at(page, 'method').first().waitFor();
  await untilPayable(page);
}

const eventTypes = (page: Page) => page.evaluate(() => log.events.map(({ type }) => type));
const untilEvents = (page: Page, type: string) =>
  page.waitForFunction(name => log.events.some(event => event.type === name), type);
const thrown = async (page: Page) => {
  await page.waitForFunction(() => log.thrown.length > 0, undefined, { timeout: 12_000 });
  return page.evaluate(() => log.thrown[0]);
};

const NO_GESTURE = 'InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.';

test('guides a shopper through contact, method and card to the payment', async ({ page, shop }) => {
  await visit({ page, shop });
  await openSheet(page);
  await at(page, 'contact').selectOption('gb');
  await untilPayable(page);
  await at(page, 'method').nth(1).check();
  await at(page, 'total').filter({ hasText: '110,00' }).waitFor();
  await untilPayable(page);
  await at(page, 'card').selectOption('mastercard');
  await untilPayable(page);
  await at(page, 'pay').click();
  await untilEvents(page, 'authorized');
  assert.equal(await page.evaluate(() => log.events), [
    { type: 'validatemerchant', detail: {} },
    { type: 'contact', detail: { postalCode: '01310-100' } },
    { type: 'card', detail: { displayName: 'Visa 1111' } },
    { type: 'contact', detail: { postalCode: 'SW1A' } },
    { type: 'method', detail: { identifier: 'sedex' } },
    { type: 'card', detail: { displayName: 'MasterCard 4444' } },
    { type: 'authorized', detail: { postalCode: 'SW1A 1AA' } },
  ]);
  await at(page, 'sheet').waitFor({ state: 'detached' });
});

test("can't be constructed without a click of the shopper", async ({ page, shop }) => {
  // From the page itself, because the driver's calls count as a user gesture.
  await visit({ page, shop }, '#eager');
  assert.is(await thrown(page), NO_GESTURE);
  assert.is(await at(page, 'sheet').count(), 0);
});

test("can't be constructed long after the click", async ({ page, shop }) => {
  await visit({ page, shop });
  await page.locator('#late').click();
  assert.is(await thrown(page), NO_GESTURE);
});

const WAYS: [how: string, close: (page: Page) => Promise<void>][] = [
  ['its button', (page: Page) => at(page, 'close').click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
];

for (const [how, close] of matrix(WAYS, ['its button']))
  test(`is cancelled by ${how}, and restores the focus`, async ({ page, shop }) => {
    await visit({ page, shop });
    await openSheet(page);
    await close(page);
    await untilEvents(page, 'cancel');
    assert.is(await at(page, 'sheet').count(), 0);
    assert.ok(await page.locator('#pay').evaluate(button => button === document.activeElement));
    await openSheet(page);
  });

test('prevents a payment at an unserved address until another is selected', async ({ page, shop }) => {
  await visit({ page, shop });
  await openSheet(page);
  await at(page, 'contact').selectOption('ar');
  await at(page, 'error').waitFor();
  assert.is(await text(at(page, 'error')), 'A loja não entrega aí.');
  assert.ok(await at(page, 'pay').isDisabled());
  await at(page, 'contact').selectOption('us');
  await untilPayable(page);
  assert.is(await at(page, 'error').count(), 0);
});

test('cancels a session whose page enters the back/forward cache', async ({ page, shop }) => {
  await visit({ page, shop });
  await openSheet(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await untilEvents(page, 'cancel');
  assert.equal((await eventTypes(page)).at(-1), 'cancel');
  assert.is(await at(page, 'sheet').count(), 0);
});

const WINDOWS: [width: number, height: number][] = [
  [320, 568],
  [390, 844],
  [1280, 800],
];

for (const [width, height] of matrix(WINDOWS, ['320']))
  test(`fits into a window of ${width} by ${height}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await visit({ page, shop });
    await openSheet(page);
    const sheet = at(page, 'sheet');
    await sheet.evaluate(dialog =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(animation => animation.finished)),
    );
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/apay-${width}.png` });
    const box = await sheet.boundingBox();
    const isInside =
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    assert.ok(isInside, JSON.stringify(box));
    assert.ok(await at(page, 'pay').isVisible());
  });

test.run();
