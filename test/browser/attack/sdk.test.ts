import * as assert from 'uvu/assert';
import { ACCESS_TOKEN } from '../../../sandbox/server/store/store';
import { attributes, html } from '../../../sandbox/server/web/html';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { button, openSheet, until } from '../shop-page';
import { button as amazonButton, BRANDS } from '../wallets/amazon-page';
import { ELSEWHERE } from './elsewhere';
import { NONCE, openMinimalPage } from './minimal-page';

const test = browserSuite('wallet SDKs, attacked');

/** Parameters that each wallet needs to load its SDK. */
const PARAMS: Record<string, Record<string, unknown>> = {
  google_pay: { auth: [{ jwt: 'a.b.c', expiresAt: 4_000_000_000 }] },
  paypal: {},
  venmo: {},
  amazon_pay: { merchantId: 'A1' },
  buy_with_prime: { merchantId: 'A1' },
};

const PWN = 'document.documentElement.dataset.pwned = 1';

const URLS: Record<string, string> = {
  'from another host': `${ELSEWHERE}/x.js`,
  'in a data URL': `data:text/javascript,${PWN}`,
  'in a blob URL of the page': 'blob',
};

const POLICIES: Record<string, string | undefined> = {
  'no policy': undefined,
  'a policy with only a nonce': `script-src 'nonce-${NONCE}' blob: data:`,
};

/** An element with an injected configuration, as in a shop's rich text. */
function inject(wallet: string, sdkUrl: string): string {
  const config = { name: wallet, wallet_params: { ...PARAMS[wallet], sdkUrl } };
  const element = {
    'wallet-config': config,
    'access-token': ACCESS_TOKEN,
    'buyer-country': 'BR',
    'buyer-currency': 'BRL',
    'requires-shipping': true,
    'pci-enabled': true,
  };
  return html`<shopify-wallet-button${attributes(element)}></shopify-wallet-button>`.markup;
}

/** Checks that the injected wallet is rejected and the page's own works. */
async function rejects(fixtures: Fixtures, wallet: string, url: string, policy: string | undefined) {
  const { page, complaints } = fixtures;
  fixtures.expect(/invalid-sdk-url/);
  const requests: string[] = [];
  page.on('request', request => {
    if (request.url().startsWith(ELSEWHERE)) requests.push(request.url());
  });
  // Only the page itself can create a blob URL; an attacker would have to guess it.
  const text = inject(wallet, url);
  await page.addInitScript(
    ([text, pwn]) => {
      const blob = URL.createObjectURL(new Blob([pwn as string], { type: 'text/javascript' }));
      addEventListener('DOMContentLoaded', () => {
        const markup = (text as string).replace('&quot;blob&quot;', `&quot;${blob}&quot;`);
        const main = document.querySelector('main');
        main?.append(document.createRange().createContextualFragment(markup));
      });
    },
    [text, PWN],
  );
  await openMinimalPage(fixtures, { policy, wallet: 'buy_it_now' });
  await button(page, 'buyItNow').waitFor();
  await until(() => complaints.some(text => text.includes('invalid-sdk-url')), 'the console says so');
  assert.is(await page.locator('html[data-pwned]').count(), 0);
  assert.equal(requests, []);
}

/** Serves the sandbox's fake at the URL of a real SDK. */
async function standIn({ page, shop }: Fixtures, address: string, sdk: string): Promise<string[]> {
  const requests: string[] = [];
  await page.route(address, async route => {
    requests.push(route.request().url());
    const response = await page.request.get(`${shop.url}/sdk/${sdk}.js`);
    await route.fulfill({ body: await response.text(), contentType: 'text/javascript' });
  });
  return requests;
}

const UNNAMED = 'it loads from its default URL';
const WITHOUT = { sdkUrl: undefined };
const [amazon] = BRANDS as [(typeof BRANDS)[number]];

const cases: Attack<Fixtures>[] = [
  ...matrix(
    Object.keys(PARAMS).flatMap(wallet =>
      Object.entries(URLS).flatMap(([where, url]) =>
        Object.entries(POLICIES).map(
          ([what, policy]): Attack<Fixtures> => ({
            tried: `an injected configuration of ${wallet} with a script ${where}, ${what}`,
            held: "it never loads, logs an error, and the page's own button stays",
            run: fixtures => rejects(fixtures, wallet, url, policy),
          }),
        ),
      ),
    ),
    [
      'an injected configuration of google_pay with a script from another host, no policy',
      'an injected configuration of google_pay with a script in a blob URL of the page, a policy with only a nonce',
      'an injected configuration of paypal with a script from another host, a policy with only a nonce',
      'an injected configuration of venmo with a script in a data URL, no policy',
      'an injected configuration of amazon_pay with a script in a data URL, a policy with only a nonce',
      'an injected configuration of buy_with_prime with a script in a blob URL of the page, no policy',
    ],
    ({ tried }) => tried,
  ),
  {
    tried: 'a configuration of google_pay without sdkUrl',
    held: UNNAMED,
    async run(fixtures) {
      const requests = await standIn(fixtures, 'https://pay.google.com/gp/p/js/pay.js', 'google-pay');
      await openMinimalPage(fixtures, { params: WITHOUT });
      await openSheet(fixtures.page);
      assert.is(requests.length, 1);
    },
  },
  ...matrix(
    (
      [
        ['USD', 'na'],
        ['EUR', 'eu'],
        ['JPY', 'fe'],
      ] as const
    ).map(
      ([ledgerCurrency, region]): Attack<Fixtures> => ({
        tried: `a configuration of amazon_pay without sdkUrl, for an account in ${ledgerCurrency}`,
        held: `${UNNAMED} in the region ${region}`,
        async run(fixtures) {
          const address = `https://static-${region}.payments-amazon.com/checkout.js`;
          const requests = await standIn(fixtures, address, 'amazon-pay');
          await openMinimalPage(fixtures, { wallet: 'amazon_pay', params: { ...WITHOUT, ledgerCurrency } });
          await amazonButton(fixtures.page, amazon).waitFor();
          assert.equal(requests, [address]);
        },
      }),
    ),
    ['a configuration of amazon_pay without sdkUrl, for an account in USD'],
    ({ tried }) => tried,
  ),
  ...matrix(
    ['paypal', 'venmo', 'buy_with_prime'].map(
      (wallet): Attack<Fixtures> => ({
        tried: `a configuration of ${wallet} without sdkUrl`,
        held: 'an error names the missing URL, and Buy it now is offered',
        async run(fixtures) {
          fixtures.expect(/invalid-sdk-url: .* it is missing/);
          await openMinimalPage(fixtures, { wallet, params: WITHOUT });
          await button(fixtures.page, 'buyItNow').waitFor();
          assert.ok(fixtures.complaints.some(text => text.includes('it is missing')));
        },
      }),
    ),
    ['a configuration of paypal without sdkUrl'],
    ({ tried }) => tried,
  ),
];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async fixtures => run(fixtures));

test.run();
