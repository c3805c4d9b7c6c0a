import * as assert from 'uvu/assert';
import { ACCESS_TOKEN } from '../../../sandbox/server/store/store';
import { attributes, html } from '../../../sandbox/server/web/html';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { button, openSheet, until } from '../shop-page';
import { button as amazonButton, BRANDS } from '../wallets/amazon-page';
import { NONCE, openBarePage } from './bare-page';
import { ELSEWHERE } from './elsewhere';

const test = browserSuite('wallets’ scripts, attacked');

/** What each wallet needs to get as far as its script. */
const PARAMS: Record<string, Record<string, unknown>> = {
  google_pay: { auth: [{ jwt: 'a.b.c', expiresAt: 4_000_000_000 }] },
  paypal: {},
  venmo: {},
  amazon_pay: { merchantId: 'A1' },
  buy_with_prime: { merchantId: 'A1' },
};

const PWN = 'document.documentElement.dataset.pwned = 1';

const URLS: Record<string, string> = {
  'from elsewhere': `${ELSEWHERE}/x.js`,
  'in the URL itself': `data:text/javascript,${PWN}`,
  'in a blob of the page’s origin': 'blob',
};

const POLICIES: Record<string, string | undefined> = {
  'no policy': undefined,
  'a policy of a nonce alone': `script-src 'nonce-${NONCE}' blob: data:`,
};

/** The element with a configuration of anybody's, as a shop's rich text may hold it. */
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

/** The injected wallet is refused, and the page's own goes on. */
async function refuses(fixtures: Fixtures, wallet: string, url: string, policy: string | undefined) {
  const { page, complaints } = fixtures;
  fixtures.expect(/invalid-sdk-url/);
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().startsWith(ELSEWHERE)) asked.push(request.url());
  });
  // Only the page itself can make a blob; an attacker has to guess its name.
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
  await openBarePage(fixtures, { policy, wallet: 'buy_it_now' });
  await button(page, 'buyItNow').waitFor();
  await until(() => complaints.some(text => text.includes('invalid-sdk-url')), 'the console says so');
  assert.is(await page.locator('html[data-pwned]').count(), 0);
  assert.equal(asked, []);
}

/** Puts the sandbox's stand-in at the address of a real script. */
async function standIn({ page, shop }: Fixtures, address: string, sdk: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(address, async route => {
    asked.push(route.request().url());
    const response = await page.request.get(`${shop.url}/sdk/${sdk}.js`);
    await route.fulfill({ body: await response.text(), contentType: 'text/javascript' });
  });
  return asked;
}

const UNNAMED = 'it comes from its known address';
const WITHOUT = { sdkUrl: undefined };
const [amazon] = BRANDS as [(typeof BRANDS)[number]];

const cases: Attack<Fixtures>[] = [
  ...matrix(
    Object.keys(PARAMS).flatMap(wallet =>
      Object.entries(URLS).flatMap(([where, url]) =>
        Object.entries(POLICIES).map(
          ([what, policy]): Attack<Fixtures> => ({
            tried: `an injected configuration of ${wallet} with a script ${where}, ${what}`,
            held: 'it is never asked for, the console says so, and the page’s own button stays',
            run: fixtures => refuses(fixtures, wallet, url, policy),
          }),
        ),
      ),
    ),
    [
      'an injected configuration of google_pay with a script from elsewhere, no policy',
      'an injected configuration of google_pay with a script in a blob of the page’s origin, a policy of a nonce alone',
      'an injected configuration of paypal with a script from elsewhere, a policy of a nonce alone',
      'an injected configuration of venmo with a script in the URL itself, no policy',
      'an injected configuration of amazon_pay with a script in the URL itself, a policy of a nonce alone',
      'an injected configuration of buy_with_prime with a script in a blob of the page’s origin, no policy',
    ],
    ({ tried }) => tried,
  ),
  {
    tried: 'a configuration of google_pay without sdkUrl',
    held: UNNAMED,
    async run(fixtures) {
      const asked = await standIn(fixtures, 'https://pay.google.com/gp/p/js/pay.js', 'google-pay');
      await openBarePage(fixtures, { params: WITHOUT });
      await openSheet(fixtures.page);
      assert.is(asked.length, 1);
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
          const asked = await standIn(fixtures, address, 'amazon-pay');
          await openBarePage(fixtures, { wallet: 'amazon_pay', params: { ...WITHOUT, ledgerCurrency } });
          await amazonButton(fixtures.page, amazon).waitFor();
          assert.equal(asked, [address]);
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
        held: 'the console says what is missing, and Buy it now is offered',
        async run(fixtures) {
          fixtures.expect(/invalid-sdk-url: .* it is missing/);
          await openBarePage(fixtures, { wallet, params: WITHOUT });
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
