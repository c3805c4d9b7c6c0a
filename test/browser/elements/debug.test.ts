import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import { openProduct, openSheet, pay, release, until } from '../shop-page';

const test = browserSuite('debug');

/** Opens a product whose element has these attributes. Records console infos and loaded files. */
async function watch({ page, shop }: Fixtures, attributes: Record<string, string>) {
  const lines: string[] = [];
  const files: string[] = [];
  page.on('console', message => message.type() === 'info' && lines.push(message.text()));
  page.on('request', request => files.push(new URL(request.url()).pathname));
  await page.addInitScript(attributes => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const host = document.querySelector('#main shopify-accelerated-checkout');
      for (const [name, value] of Object.entries(attributes)) host?.setAttribute(name, value);
    });
  }, attributes);
  await openProduct({ page, shop });
  return { lines, files };
}

test('loads debug.js and explains the wallets and each request of a purchase if an element has the attribute', async fixtures => {
  const { lines, files } = await watch(fixtures, { debug: '' });
  await openSheet(fixtures.page);
  const has = (text: RegExp) => lines.some(line => text.test(line));
  await until(() => has(/Request cartBuyerIdentityUpdate: ok/), 'the sheet has its options');
  for (const text of [
    /GooglePay is chosen/,
    /MoreOptions can pay here/,
    /Request cartCreate: ok after \d+ ms/,
  ])
    assert.ok(has(text), `${text}\n${lines.join('\n')}`);
  assert.is(files.filter(path => path === `/dist/${release}/debug.js`).length, 1);
  await pay(fixtures);
  const [order] = fixtures.shop.store.orders;
  assert.ok(order);
  for (const secret of [/@/, /\d{5}/, /Ana|Souza|Rua/]) assert.not.ok(has(secret), lines.join('\n'));
});

test('loads and logs nothing if no element has the attribute', async fixtures => {
  const { lines, files } = await watch(fixtures, {});
  await fixtures.page.waitForLoadState('networkidle');
  assert.equal(lines, []);
  assert.not.ok(files.some(path => path.endsWith('/debug.js')));
});

test('logs why a wallet is skipped', async fixtures => {
  const { lines } = await watch(fixtures, { debug: '', 'enabled-flags': '["disable_wallet:google_pay"]' });
  await until(() => lines.some(line => /BuyItNow is chosen/.test(line)), 'Buy it now is explained');
  assert.ok(lines.some(line => /GooglePay is skipped: a flag in enabled-flags disables it/.test(line)));
});

test.run();
