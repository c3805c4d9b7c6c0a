import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRequest } from '../shop/sdk/google-pay/sample-request';

/** What the test page keeps: every callback it heard, every end of a sheet. */
interface Log {
  heard: { callbackTrigger?: string; shippingAddress?: google.payments.api.Address; email?: string }[];
  ends: {
    statusCode?: string;
    statusMessage?: string;
    email?: string;
    shippingOptionData?: { id: string };
  }[];
}
declare const log: Log;
declare const pay: (patch?: object) => void;

const test = suite('google pay sdk');
const OPTIONS = {
  shippingOptions: [
    { id: 'pac', label: 'PAC', description: '7 dias úteis' },
    { id: 'sedex', label: 'SEDEX', description: '2 dias úteis' },
  ],
};

/** A shop that adds freight by option, refuses Argentina, and knows slow and failing answers by name. */
function shop(
  request: google.payments.api.PaymentDataRequest,
  options: google.payments.api.ShippingOptionParameters,
) {
  const log: Log = { heard: [], ends: [] };
  const slow = new URLSearchParams(location.search).has('slow');
  const client = new google.payments.api.PaymentsClient({
    environment: 'TEST',
    paymentDataCallbacks: {
      async onPaymentDataChanged(data) {
        log.heard.push(data as Log['heard'][number]);
        if (slow) await new Promise(() => {});
        if (data.shippingAddress?.countryCode === 'AR')
          return {
            error: {
              reason: 'SHIPPING_ADDRESS_UNSERVICEABLE',
              intent: 'SHIPPING_ADDRESS',
              message: 'A loja não entrega neste endereço.',
            },
          };
        const freight = data.shippingOptionData?.id === 'sedex' ? '25.00' : '10.00';
        return {
          newTransactionInfo: {
            currencyCode: 'BRL',
            totalPriceStatus: 'FINAL',
            totalPrice: (85 + Number(freight)).toFixed(2),
            displayItems: [
              { label: 'Subtotal', type: 'SUBTOTAL', price: '90.00' },
              { label: 'PRIMEIRA', type: 'DISCOUNT', price: '-5.00' },
              { label: 'Frete', type: 'SHIPPING_OPTION', price: freight },
              { label: 'Impostos', type: 'TAX', price: '0.00', status: 'PENDING' },
            ],
          },
          newShippingOptionParameters: {
            ...options,
            defaultSelectedOptionId: freight === '25.00' ? 'sedex' : 'pac',
          },
        };
      },
      async onPaymentAuthorized(data) {
        log.heard.push(data as Log['heard'][number]);
        return { transactionState: 'SUCCESS' };
      },
    },
  });
  const pay = (patch?: object) => {
    client.loadPaymentData({ ...request, ...patch }).then(
      data => log.ends.push(data as Log['ends'][number]),
      error => log.ends.push(error),
    );
  };
  Object.assign(window, { log, pay });
  const place = document.querySelector('#place') as HTMLElement;
  place.append(client.createButton({ buttonLocale: 'pt', onClick: () => pay() }));
  const root = (document.querySelector('#shadow') as HTMLElement).attachShadow({ mode: 'open' });
  root.append(
    client.createButton({
      buttonLocale: 'pt',
      buttonRootNode: root,
      buttonSizeMode: 'fill',
      buttonRadius: 8,
      // Long enough after the click for the browser to have forgotten it.
      onClick: () => setTimeout(pay, 6000),
    }),
  );
}

const PAGE = `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width">
<title>Loja de Exemplo</title><link rel="icon" href="data:,">
<style>body { font: 16px system-ui; padding: 24px } #shadow { display: block; height: 48px; margin-top: 16px }</style>
<h1>Loja de Exemplo</h1><p>Camiseta de amostra, R$ 90,00</p><div id="place"></div><div id="shadow"></div>
<script src="/sdk.js"></script><script src="/shop.js"></script></html>`;

let browser: Browser;
let page: Page;
let origin = '';
let sdk = '';
const complaints: string[] = [];

const server = createServer((request, response) => {
  const files: Record<string, [type: string, body: string]> = {
    '/sdk.js': ['text/javascript', sdk],
    '/shop.js': [
      'text/javascript',
      `(${shop})(${JSON.stringify(createRequest())}, ${JSON.stringify(OPTIONS)})`,
    ],
  };
  const [type, body] = files[new URL(request.url ?? '/', 'http://localhost').pathname] ?? ['text/html', PAGE];
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:",
  });
  response.end(body);
});

test.before(async () => {
  const result = await build({
    entryPoints: ['test/shop/sdk/google-pay/index.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
  });
  sdk = result.outputFiles[0]?.text ?? '';
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});

test.before.each(async () => {
  complaints.length = 0;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  page = await context.newPage();
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(origin);
});

test.after.each(() => page.context().close());

test.after(async () => {
  await browser.close();
  server.close();
});

const at = (id: string) => page.getByTestId(id);
const ends = () => page.evaluate(() => log.ends);
const triggers = () => page.evaluate(() => log.heard.map(data => data.callbackTrigger ?? 'PAY'));

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

test('takes a shopper through address, option and card to the payment', async () => {
  await openSheet();
  await page.waitForFunction(() => log.heard.length === 1);
  await at('gpay-option').first().waitFor();
  await shot('ready-390');
  assert.is(await at('gpay-total').textContent(), 'R$ 95,00');
  assert.equal(await at('gpay-item').allTextContents(), [
    'SubtotalR$ 90,00',
    'PRIMEIRA-R$ 5,00',
    'FreteR$ 10,00',
    'Impostospendente',
  ]);
  await at('gpay-address').selectOption('gb');
  await at('gpay-option').nth(1).check();
  await page.waitForFunction(() => log.heard.length === 3);
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
  test(`is cancelled by ${how}, also while the shop is asked`, async () => {
    await page.goto(`${origin}/?slow`);
    await openSheet();
    await page.waitForFunction(() => log.heard.length === 1);
    assert.ok(await at('gpay-pay').isDisabled());
    await shot('loading-390');
    await close();
    assert.is((await untilEnd())?.statusCode, 'CANCELED');
    assert.is(await at('gpay-sheet').count(), 0);
    assert.ok(await page.locator('#place button').evaluate(button => button === document.activeElement));
  });

test('refuses to open without a click of the shopper', async () => {
  await page.evaluate(() => pay());
  const error = await untilEnd();
  assert.is(error?.statusCode, 'DEVELOPER_ERROR');
  assert.match(error?.statusMessage ?? '', /click/);
  assert.is(await at('gpay-sheet').count(), 0);
});

test('refuses to open long after the click', async () => {
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

test('shows an address that is not served until another is chosen', async () => {
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
  await page.waitForFunction(() => log.heard.length === 2);
  assert.equal(await triggers(), ['INITIALIZE', 'INITIALIZE']);
  assert.is(await at('gpay-email').textContent(), 'sam@example.com');
});

test('gives the focus back to the control that the shopper used', async () => {
  await openSheet();
  await at('gpay-option').first().waitFor();
  await at('gpay-address').focus();
  await at('gpay-address').selectOption('us');
  await page.waitForFunction(() => log.heard.length === 2);
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

test('refuses the shopper where the query string says so', async () => {
  await page.goto(`${origin}/?gpay-sandbox=${encodeURIComponent('{"decline":true}')}`);
  await page.locator('#place button').click();
  assert.is((await untilEnd())?.statusCode, 'BUYER_ACCOUNT_ERROR');
});

test('opens with the address of the control, and shows its own failure where the shop never answers', async () => {
  const control = encodeURIComponent('{"autoAddress":"hk","callbackTimeoutMs":50}');
  await page.goto(`${origin}/?slow&gpay-sandbox=${control}`);
  await openSheet();
  assert.is(await at('gpay-address').inputValue(), 'hk');
  await at('gpay-error').waitFor();
  assert.match((await at('gpay-error').textContent()) ?? '', /Algo deu errado/);
  assert.match(complaints[0] ?? '', /did not answer/);
});

test('draws both buttons at least 40 pixels high, the one in the shadow root as wide as its place', async () => {
  await shot('buttons');
  const box = await page.locator('#place button').boundingBox();
  const filled = await page.locator('#shadow button').boundingBox();
  assert.ok((box?.height ?? 0) >= 40);
  assert.is(filled?.height, 48);
  assert.is(filled?.width, await page.locator('#shadow').evaluate(element => element.clientWidth));
  const colour = await page
    .locator('#shadow button')
    .evaluate(button => getComputedStyle(button).backgroundColor);
  assert.is(colour, 'rgb(27, 27, 29)');
});

test('stays within the window of a phone and of a desk', async () => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await openSheet();
    await at('gpay-option').first().waitFor();
    await page.waitForTimeout(300);
    await shot(`size-${width}`);
    const box = await at('gpay-sheet').boundingBox();
    const inside =
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    assert.ok(inside, `${width}: ${JSON.stringify(box)}`);
    assert.ok(await at('gpay-pay').isVisible());
  }
});

test.run();
