import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { ACCESS_TOKEN } from '../../shop/store/store';
import { attributes, html } from '../../shop/web/html';
import type { Stage } from '../drivers/browser';
import { button, openSheet, until } from '../drivers/shop-page';
import { button as amazonButton, BRANDS } from '../wallets/amazon-stage';
import { NONCE, openBarePage } from './bare-page';
import { ELSEWHERE } from './elsewhere';

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
async function refuses(stage: Stage, wallet: string, url: string, policy: string | undefined) {
  const { page, complaints } = stage;
  stage.expect(/invalid-sdk-url/);
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
  await openBarePage(stage, { policy, wallet: 'buy_it_now' });
  await button(page, 'buyItNow').waitFor();
  await until(() => complaints.some(text => text.includes('invalid-sdk-url')), 'the console says so');
  assert.is(await page.locator('html[data-pwned]').count(), 0);
  assert.equal(asked, []);
}

/** Puts the sandbox's stand-in at the address of a real script. */
async function standIn({ page, shop }: Stage, address: string, sdk: string): Promise<string[]> {
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

export const cases: Attack<Stage>[] = [
  ...Object.keys(PARAMS).flatMap(wallet =>
    Object.entries(URLS).flatMap(([where, url]) =>
      Object.entries(POLICIES).map(
        ([what, policy]): Attack<Stage> => ({
          part: 2,
          facts: [`${wallet} with a script`, `${where}, ${what}`],
          tried: `an injected configuration of ${wallet} with a script ${where}, ${what}`,
          held: 'it is never asked for, the console says so, and the page’s own button stays',
          run: stage => refuses(stage, wallet, url, policy),
        }),
      ),
    ),
  ),
  {
    part: 2,
    tried: 'a configuration of google_pay without sdkUrl',
    held: UNNAMED,
    async run(stage) {
      const asked = await standIn(stage, 'https://pay.google.com/gp/p/js/pay.js', 'google-pay');
      await openBarePage(stage, { params: WITHOUT });
      await openSheet(stage.page);
      assert.is(asked.length, 1);
    },
  },
  ...(
    [
      ['USD', 'na'],
      ['EUR', 'eu'],
      ['JPY', 'fe'],
    ] as const
  ).map(
    ([ledgerCurrency, region]): Attack<Stage> => ({
      part: 2,
      facts: ['a configuration of amazon_pay without sdkUrl'],
      tried: `a configuration of amazon_pay without sdkUrl, for an account in ${ledgerCurrency}`,
      held: `${UNNAMED} in the region ${region}`,
      async run(stage) {
        const address = `https://static-${region}.payments-amazon.com/checkout.js`;
        const asked = await standIn(stage, address, 'amazon-pay');
        await openBarePage(stage, { wallet: 'amazon_pay', params: { ...WITHOUT, ledgerCurrency } });
        await amazonButton(stage.page, amazon).waitFor();
        assert.equal(asked, [address]);
      },
    }),
  ),
  ...['paypal', 'venmo', 'buy_with_prime'].map(
    (wallet): Attack<Stage> => ({
      part: 2,
      facts: ['a configuration without sdkUrl'],
      tried: `a configuration of ${wallet} without sdkUrl`,
      held: 'the console says what is missing, and Buy it now is offered',
      async run(stage) {
        stage.expect(/invalid-sdk-url: .* it is missing/);
        await openBarePage(stage, { wallet, params: WITHOUT });
        await button(stage.page, 'buyItNow').waitFor();
        assert.ok(stage.complaints.some(text => text.includes('it is missing')));
      },
    }),
  ),
];
