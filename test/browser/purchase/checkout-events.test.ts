import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite } from '../open';
import { openProduct } from '../shop-page';

const test = browserSuite('events of the checkout element');

/** Inserts a checkout element. @returns its events within a second */
function recordAll(page: Page, attributes: Record<string, string>): Promise<object[]> {
  return page.evaluate(async attributes => {
    const events: object[] = [];
    addEventListener('wallet-rendered', event => events.push((event as CustomEvent).detail));
    const element = document.createElement('shopify-wallet-button');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    await new Promise(resolve => setTimeout(resolve, 1000));
    return events;
  }, attributes);
}

const MARKET = { 'access-token': 'x', 'buyer-country': 'BR', 'buyer-currency': 'BRL' };
const META = '{"name":"facebook_pay"}';

const FAILURES: [what: string, config: string | undefined, message: RegExp][] = [
  ['has no configuration', undefined, /^No config provided/],
  ['has invalid JSON', '{bad', /valid JSON/],
  ['has an unknown wallet', '{"name":"pix_express"}', /^ineligible$/],
  [
    'has a wallet whose script is missing',
    '{"name":"paypal","wallet_params":{"sdkUrl":"/none.js"}}',
    /Could not load/,
  ],
  [
    'fails to render',
    '{"name":"amazon_pay","wallet_params":{"merchantId":"A","sdkUrl":"/x.js"}}',
    /^no room$/,
  ],
];

const failures = matrix(cross({ failure: FAILURES, isInPciMode: [true, false] }), [
  'has no configuration, true',
  'has invalid JSON, false',
  'has an unknown wallet, true',
  'has a wallet whose script is missing, true',
  'fails to render, true',
]);
for (const {
  failure: [what, config, message],
  isInPciMode,
} of failures)
  test(`dispatches ${isInPciMode ? 'one event in PCI mode' : 'nothing'} if it ${what}`, async ({
    page,
    shop,
    expect,
  }) => {
    expect(/portable-wallets|Failed to load/);
    await page.addInitScript(() => {
      const renderButton = () => {
        throw new Error('no room');
      };
      if (!('amazon' in window)) Object.assign(window, { amazon: { Pay: { renderButton } } });
    });
    await openProduct({ page, shop });
    const events = (await recordAll(page, {
      ...MARKET,
      ...(config && { 'wallet-config': config }),
      ...(isInPciMode && { 'pci-enabled': '' }),
    })) as { status: string; message: string }[];
    assert.is(events.length, isInPciMode ? 1 : 0);
    if (!isInPciMode) return;
    assert.is(events[0]?.status, 'failure');
    assert.match(events[0]?.message ?? '', message);
  });

test('dispatches success once its button has rendered', async ({ page, shop }) => {
  await openProduct({ page, shop });
  assert.equal(await recordAll(page, { ...MARKET, 'wallet-config': META }), [{ status: 'success' }]);
});

test('follows its disabled attribute', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await recordAll(page, { ...MARKET, 'wallet-config': META, disabled: '' });
  const drawn = page.locator('shopify-wallet-button button');
  assert.ok(await drawn.isDisabled());
  await page.locator('shopify-wallet-button').evaluate(element => element.removeAttribute('disabled'));
  assert.not.ok(await drawn.isDisabled());
});

test.run();
