import '../../run/dom';
import * as assert from 'uvu/assert';
import { script } from '../../../src/core/platform/script';
import { createFakePurchase, startWallet } from '../../fakes/fake-purchase';
import { fakeScripts } from '../../fakes/fake-scripts';
import { createScene, openGooglePay } from '../../fakes/open-google-pay';
import { settle } from '../../fakes/settle';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { stub, test } from '../../run/suite';

const { paymentData } = GOOGLE_PAY.wallet_params;
const seconds = (ms: number) => Math.floor(ms / 1000);

async function reasonOf(promise: unknown): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It did not reject');
}

test("passes on the merchant name of Google's request, if any", () => {
  assert.is(createScene().wallet.shop, 'Loja Exemplo');
  for (const paymentData of [undefined, null, 'text', {}, { merchantInfo: null }, { merchantInfo: 'text' }])
    assert.is(createScene({ paymentData }).wallet.shop, undefined);
});

test('skips the wallet without an entry in the auth list', async () => {
  for (const auth of [undefined, []])
    assert.is(await reasonOf(createScene({ auth }).wallet.prepare()), 'invalidAuthParams');
});

test('skips the wallet if every entry of the auth list is expired', async () => {
  const now = seconds(Date.now());
  for (const expired of [[now - 1], [now - 60, now - 1], [0]]) {
    const auth = expired.map(expiresAt => ({ jwt: 'old', expiresAt }));
    assert.is(await reasonOf(createScene({ auth }).wallet.prepare()), 'authJwtExpired');
  }
});

test("checks the auth list against the server's clock, if known", async () => {
  const now = seconds(Date.now());
  const { wallet } = createScene({ auth: [{ jwt: 'j', expiresAt: now - 60 }] });
  stub(script, { clockSkewMs: -120_000 });
  await wallet.prepare();
  stub(script, { clockSkewMs: 0 });
  assert.is(await reasonOf(wallet.prepare()), 'authJwtExpired');
});

test("loads no SDK if it can't pay", async () => {
  const { wallet } = createScene({ auth: [] });
  const { urls } = fakeScripts('google');
  await reasonOf(wallet.prepare());
  assert.equal(urls, []);
});

test('skips the wallet on a page without shipping', async () => {
  const { wallet } = createScene({}, { requiresShipping: false });
  const { urls } = fakeScripts('google');
  assert.is(await reasonOf(wallet.prepare()), 'digitalCart');
  assert.equal(urls, []);
});

test('skips the wallet if Google is not ready', async () => {
  const { wallet, google } = createScene();
  google.isReady = async () => false;
  assert.is(await reasonOf(wallet.prepare()), 'notReadyToPay');
});

test('skips the wallet if its SDK fails to load', async () => {
  const { wallet } = createScene();
  fakeScripts('google').load = () => Promise.reject();
  assert.match(await reasonOf(wallet.prepare()), 'Could not load https://pay.example/pay.js');
});

test('loads the SDK of the wallet params', async () => {
  const { wallet } = createScene();
  const { urls } = fakeScripts('google');
  await wallet.prepare();
  assert.equal(urls, ['https://pay.example/pay.js']);
});

test('identifies the shop by the first valid token', async () => {
  const now = seconds(Date.now());
  const auth = [
    { jwt: 'expired', expiresAt: now - 1 },
    { jwt: 'valid', expiresAt: now + 60 },
    { jwt: 'spare', expiresAt: now + 600 },
  ];
  const { wallet, google } = createScene({ auth });
  await wallet.prepare();
  assert.equal(google.clients[0]?.merchantInfo, {
    merchantId: '1',
    merchantName: 'Loja Exemplo',
    authJwt: 'valid',
  });
});

test('uses the environment of the wallet params, else PRODUCTION', async () => {
  for (const [given, used] of [
    ['TEST', 'TEST'],
    [undefined, 'PRODUCTION'],
    ['', 'PRODUCTION'],
  ]) {
    const { wallet, google } = createScene({ environment: given });
    await wallet.prepare();
    assert.is(google.clients[0]?.environment, used);
  }
});

test("mounts the SDK's button and its style in the shadow root, and unmounts both", () => {
  const { wallet, google } = createScene();
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  root.append(document.createElement('div'));
  const slot = root.firstElementChild as HTMLElement;
  let clicks = 0;
  const unmount = wallet.mount?.(slot, () => clicks++);
  const options = google.buttons[0];
  assert.is(options?.buttonRootNode, root);
  assert.is(options?.buttonSizeMode, 'fill');
  assert.is(options?.buttonLocale, 'pt');
  assert.equal(options?.allowedPaymentMethods, paymentData.allowedPaymentMethods);
  slot.querySelector('button')?.click();
  assert.is(clicks, 1);
  (unmount as () => void)();
  assert.is(slot.childElementCount, 0);
});

/** Page locales with Google's button language. Without one, the browser chooses. */
const LANGUAGES: [locale: string, code?: string][] = [
  ['pt-BR', 'pt'],
  ['PT_pt', 'pt'],
  ['zh-Hant-HK', 'zh'],
  ['no', 'no'],
  ['nb', 'no'],
  ['nb-NO', 'no'],
  ['nn-NO', 'no'],
  ['fil'],
  ['haw-US'],
];

for (const [locale, code] of LANGUAGES)
  test(`requests a button in ${code ?? "the browser's language"} on a page in ${locale}`, () => {
    const { wallet, google } = createScene({}, { locales: [locale] });
    wallet.mount?.(document.body.appendChild(document.createElement('div')), () => {});
    assert.is(google.buttons[0]?.buttonLocale, code);
  });

/** The theme's radius if it is in pixels, styles of the slot, and the requested radius: at most half of the height. */
const RADII: [theme: number | undefined, style: string, radius: number][] = [
  [0, 'height:44px', 0],
  [17, 'height:44px', 17],
  [100, 'height:44px', 22],
  [undefined, 'height:44px;border-radius:16px', 16],
  [undefined, 'height:44px', 0],
  [undefined, 'height:44px;border-radius:6px', 6],
];

for (const [theme, style, radius] of RADII)
  test(`requests a radius of ${radius} px if the theme has ${theme} and the slot "${style}"`, () => {
    const { wallet, google } = createScene({}, { radius: theme });
    const element = document.createElement('div');
    const slot = document.createElement('div');
    slot.style.cssText = style;
    document.body.append(element);
    element.attachShadow({ mode: 'open' }).append(slot);
    wallet.mount?.(slot, () => {});
    element.remove();
    assert.is(google.buttons[0]?.buttonRadius, radius);
  });

test('reads no style of the slot for a usual radius, because that forces a layout', () => {
  const { wallet, google } = createScene({}, { radius: 4 });
  const readings: string[] = [];
  const styles = {
    get borderTopLeftRadius() {
      readings.push('radius');
      return '4px';
    },
    get height() {
      readings.push('height');
      return '44px';
    },
  };
  const restore = stub(globalThis, { getComputedStyle: () => styles });
  wallet.mount?.(document.body.appendChild(document.createElement('div')), () => {});
  restore();
  assert.is(google.buttons[0]?.buttonRadius, 4);
  assert.equal(readings, []);
});

for (const nonce of ['abc', undefined])
  test(`gives Google's styles the script's nonce, and no key without one: ${nonce}`, async () => {
    script.nonce = nonce;
    const { wallet, google } = createScene();
    script.nonce = undefined;
    await wallet.prepare();
    const { merchantInfo, environment, paymentDataCallbacks, ...others } = google.clients[0] ?? {};
    assert.equal(others, nonce ? { nonce } : {});
  });

test("shows the page's call to action", () => {
  for (const [callToAction, type] of [
    [true, 'buy'],
    [false, 'plain'],
  ] as const) {
    const { wallet, google } = createScene({}, { callToAction });
    wallet.mount?.(document.createElement('div'), () => {});
    assert.is(google.buttons[0]?.buttonType, type);
  }
});

test('is white on a dark page, else black', () => {
  for (const [isOnDark, color] of [
    [true, 'white'],
    [false, 'black'],
    [undefined, 'black'],
  ] as const) {
    const { wallet, google } = createScene({}, isOnDark === undefined ? {} : { isOnDark });
    wallet.mount?.(document.createElement('div'), () => {});
    assert.is(google.buttons[0]?.buttonColor, color);
  }
});

test('opens the sheet synchronously in the click, before the cart exists', () => {
  const { purchase, google } = openGooglePay();
  assert.is(google.sheets.length, 1);
  assert.equal(purchase.calls, []);
});

test('requests the data of a shipped purchase', () => {
  const { sheet } = openGooglePay();
  const { displayItems = [], ...transactionInfo } = sheet.request.transactionInfo;
  assert.equal(displayItems, []);
  assert.equal(
    { ...sheet.request, transactionInfo },
    {
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: paymentData.allowedPaymentMethods,
      merchantInfo: { merchantId: '1', merchantName: 'Loja Exemplo', authJwt: 'header.payload.signature' },
      transactionInfo: {
        countryCode: 'BR',
        currencyCode: 'BRL',
        totalPrice: '0.01',
        totalPriceStatus: 'ESTIMATED',
        totalPriceLabel: 'Total',
      },
      emailRequired: true,
      shippingAddressRequired: true,
      shippingOptionRequired: true,
      callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
    },
  );
});

for (const [phoneRequired, parameters] of [
  [true, { allowedCountryCodes: ['BR'], phoneNumberRequired: true }],
  [false, { allowedCountryCodes: ['BR'] }],
  [null, { allowedCountryCodes: ['BR'] }],
] as const)
  test(`requests ${phoneRequired ? 'a' : 'no'} phone number if phoneRequired is ${phoneRequired}`, () => {
    const shippingAddressParameters = { allowedCountryCodes: ['BR'] };
    const params = { phoneRequired, paymentData: { ...paymentData, shippingAddressParameters } };
    assert.equal(openGooglePay({}, params).sheet.request.shippingAddressParameters, parameters);
  });

test('skips the wallet if the shop requires a company, which the sheet has no field for', async () => {
  assert.is(await reasonOf(createScene({ companyRequired: true }).wallet.prepare()), 'companyRequired');
  await createScene({ companyRequired: false }).wallet.prepare();
});

test('keeps the request fields that the server sets', () => {
  const shippingAddressParameters = { allowedCountryCodes: ['BR'], phoneNumberRequired: true };
  const { sheet } = openGooglePay({}, { paymentData: { ...paymentData, shippingAddressParameters } });
  assert.equal(sheet.request.shippingAddressParameters, shippingAddressParameters);
});

test('uses the currency of the page', () => {
  const { sheet } = openGooglePay({}, {}, undefined, { currency: 'USD' });
  assert.is(sheet.request.transactionInfo.currencyCode, 'USD');
});

test('opens no sheet with a token that expired since the page loaded', async () => {
  const expiresAt = seconds(Date.now()) + 60;
  const { wallet, google } = createScene({ auth: [{ jwt: 'short', expiresAt }] });
  const { now } = Date;
  Date.now = () => expiresAt * 1000;
  const reason = await reasonOf(startWallet(wallet, createFakePurchase()));
  Date.now = now;
  assert.is(reason, 'authJwtExpired');
  assert.equal(google.sheets, []);
});

test('cancels silently if the shopper closes the sheet', async () => {
  const { sheet, purchase, host, ended } = openGooglePay();
  sheet.close();
  await ended;
  assert.equal(purchase.calls, [['cancel']]);
  assert.equal(host.reports, []);
});

test('rejects with any other failure of the sheet, without a cancel', async () => {
  for (const statusCode of ['DEVELOPER_ERROR', 'MERCHANT_ACCOUNT_ERROR', 'INTERNAL_ERROR', undefined]) {
    const { sheet, purchase, ended } = openGooglePay();
    const failure = { statusCode };
    sheet.fail(failure);
    const error = await ended.catch(thrown => thrown);
    assert.is(statusCode ? error.cause : error, failure);
    assert.equal(purchase.calls, []);
  }
});

test('names the status code of a failed sheet, so that another failure is reported, too', async () => {
  for (const statusCode of ['DEVELOPER_ERROR', 'INTERNAL_ERROR']) {
    const { sheet, ended } = openGooglePay();
    sheet.fail({ statusCode });
    assert.is(await reasonOf(ended), statusCode);
  }
});

test('keeps the purchase pending while the sheet is open', async () => {
  const { purchase } = openGooglePay();
  await settle();
  assert.is(purchase.status.value, 'busy');
});

test.run();
