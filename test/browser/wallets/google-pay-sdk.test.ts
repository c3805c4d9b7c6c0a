import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../../../sandbox/browser/chromium';
import { type Log, serveSampleShop } from '../../../sandbox/sdk/google-pay/sample-shop';
import { untilStill } from '../layout/layout-page';

declare const log: Log;
declare const pay: (patch?: object) => void;

const test = suite('google pay sdk');
let page: Page;
let shop: Awaited<ReturnType<typeof serveSampleShop>>;
const complaints: string[] = [];

const PHONE = { width: 390, height: 844 };

/** One page, reloaded for each test, because the fake and its shop store nothing. */
test.before(async () => {
  shop = await serveSampleShop();
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR' });
  page = await context.newPage();
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(String(error)));
});

test.before.each(async () => {
  await page.setViewportSize(PHONE);
  await page.goto(shop.origin);
  complaints.length = 0;
});

test.after(async () => {
  await page.context().browser()?.close();
  shop.close();
});

const at = (id: string) => page.getByTestId(id);
const texts = async (id: string) =>
  (await at(id).allTextContents()).map(text => text.replaceAll('\u00a0', ' '));
const ends = () => page.evaluate(() => log.ends);
const triggers = () => page.evaluate(() => log.callbacks.map(data => data.callbackTrigger ?? 'PAY'));

async function openSheet() {
  await page.locator('#place button').click();
  await at('gpay-sheet').waitFor();
}

async function untilEnd() {
  await page.waitForFunction(() => log.ends.length > 0);
  return (await ends())[0];
}

const shot = (name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/gpay-${name}.png` }) : undefined;

test('guides a shopper through address, option and card to the payment', async () => {
  await openSheet();
  await page.waitForFunction(() => log.callbacks.length === 1);
  await at('gpay-option').first().waitFor();
  await shot('ready-390');
  assert.equal(await texts('gpay-total'), ['R$ 95,00']);
  assert.equal(await texts('gpay-item'), [
    'SubtotalR$ 90,00',
    'PRIMEIRA-R$ 5,00',
    'FreteR$ 10,00',
    'Impostospendente',
  ]);
  await at('gpay-address').selectOption('gb');
  await at('gpay-option').nth(1).check();
  await page.waitForFunction(() => log.callbacks.length === 3);
  await at('gpay-card').selectOption('mastercard');
  await at('gpay-pay').click();
  const data = await untilEnd();
  assert.is(data?.email, 'ana@example.com');
  assert.equal(data?.shippingOptionData, { id: 'sedex' });
  assert.equal(await triggers(), ['INITIALIZE', 'SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAY']);
  assert.is(await at('gpay-sheet').count(), 0);
  assert.equal(complaints, []);
});

for (const [how, close] of [
  ['the close button', () => at('gpay-close').click()],
  ['Escape', () => page.keyboard.press('Escape')],
] as const)
  test(`is cancelled by ${how}, also during a request to the shop`, async () => {
    await page.goto(`${shop.origin}/?slow`);
    await openSheet();
    await page.waitForFunction(() => log.callbacks.length === 1);
    assert.ok(await at('gpay-pay').isDisabled());
    await shot('loading-390');
    await close();
    assert.is((await untilEnd())?.statusCode, 'CANCELED');
    assert.is(await at('gpay-sheet').count(), 0);
    assert.ok(await page.locator('#place button').evaluate(button => button === document.activeElement));
  });

test('does not open without a click of the shopper', async () => {
  // From the page itself, because the driver's calls count as a user gesture.
  await page.goto(`${shop.origin}/?eager`);
  const error = await untilEnd();
  assert.is(error?.statusCode, 'DEVELOPER_ERROR');
  assert.match(error?.statusMessage ?? '', /click/);
  assert.is(await at('gpay-sheet').count(), 0);
});

test('does not open long after the click', async () => {
  await page.locator('#shadow button').click();
  await page.waitForFunction(() => log.ends.length > 0, undefined, { timeout: 10_000 });
  assert.is((await ends())[0]?.statusCode, 'DEVELOPER_ERROR');
});

test('cancels a second sheet and leaves the first', async () => {
  await openSheet();
  await page.evaluate(() => pay());
  assert.is((await untilEnd())?.statusCode, 'CANCELED');
  assert.is(await at('gpay-sheet').count(), 1);
});

test('opens again after it was closed', async () => {
  await openSheet();
  await at('gpay-close').click();
  await openSheet();
  await at('gpay-option').first().waitFor();
  assert.equal(await triggers(), ['INITIALIZE', 'INITIALIZE']);
});

test('shows an unserved address until another is selected', async () => {
  await openSheet();
  await at('gpay-address').selectOption('ar');
  await at('gpay-error').waitFor();
  assert.is(await at('gpay-error').textContent(), 'A loja não entrega neste endereço.');
  assert.ok(await at('gpay-pay').isDisabled());
  await shot('error-390');
  await at('gpay-address').selectOption('us');
  await at('gpay-error').waitFor({ state: 'detached' });
  assert.not.ok(await at('gpay-pay').isDisabled());
});

test('sends INITIALIZE again when the shopper changes accounts', async () => {
  await openSheet();
  await at('gpay-option').first().waitFor();
  await at('gpay-switch-account').click();
  await page.waitForFunction(() => log.callbacks.length === 2);
  assert.equal(await triggers(), ['INITIALIZE', 'INITIALIZE']);
  assert.is(await at('gpay-email').textContent(), 'sam@example.com');
});

test('restores the focus to the control that the shopper used', async () => {
  await openSheet();
  await at('gpay-option').first().waitFor();
  await at('gpay-address').focus();
  await at('gpay-address').selectOption('us');
  await page.waitForFunction(() => log.callbacks.length === 2);
  await page.waitForFunction(
    () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-testid') === 'gpay-address',
  );
});

test('rejects a request with an expired token of the platform', async () => {
  await page.evaluate(() => {
    const jwt = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`;
    const button = document.querySelector('#place button') as HTMLElement;
    button.addEventListener(
      'click',
      event => {
        event.stopImmediatePropagation();
        pay({ merchantInfo: { merchantId: '1', authJwt: jwt } });
      },
      { capture: true },
    );
  });
  await page.locator('#place button').click();
  assert.is((await untilEnd())?.statusCode, 'MERCHANT_ACCOUNT_ERROR');
});

test('rejects the shopper if the query string requests it', async () => {
  await page.goto(`${shop.origin}/?gpay-sandbox=${encodeURIComponent('{"decline":true}')}`);
  await page.locator('#place button').click();
  assert.is((await untilEnd())?.statusCode, 'BUYER_ACCOUNT_ERROR');
});

test("opens with the control's address, and shows its own error if the shop never responds", async () => {
  const control = encodeURIComponent('{"autoAddress":"hk","callbackTimeoutMs":50}');
  await page.goto(`${shop.origin}/?slow&gpay-sandbox=${control}`);
  await openSheet();
  assert.is(await at('gpay-address').inputValue(), 'hk');
  await at('gpay-error').waitFor();
  assert.match((await at('gpay-error').textContent()) ?? '', /Algo deu errado/);
  assert.match(complaints[0] ?? '', /did not respond/);
});

test('renders both buttons at least 40 pixels high; the one in the shadow root fills its slot', async () => {
  await shot('buttons');
  const box = await page.locator('#place button').boundingBox();
  const filled = await page.locator('#shadow button').boundingBox();
  assert.ok((box?.height ?? 0) >= 40);
  assert.is(filled?.height, 48);
  assert.is(filled?.width, await page.locator('#shadow').evaluate(element => element.clientWidth));
  const color = await page
    .locator('#shadow button')
    .evaluate(button => getComputedStyle(button).backgroundColor);
  assert.is(color, 'rgb(27, 27, 29)');
});

test('fits into the window of a phone and a desktop', async () => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await openSheet();
    await at('gpay-option').first().waitFor();
    await untilStill(at('gpay-sheet'));
    await shot(`size-${width}`);
    const box = await at('gpay-sheet').boundingBox();
    const inside =
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    assert.ok(inside, `${width}: ${JSON.stringify(box)}`);
    assert.ok(await at('gpay-pay').isVisible());
  }
});

test.run();
