import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import { openProduct, openSheet, pay, release, until } from '../shop-page';

const test = browserSuite('debug');

/** Opens a product, its element with these attributes, and keeps what the console is told and which files are loaded. */
async function watch({ page, shop }: Fixtures, attributes: Record<string, string>) {
  const told: string[] = [];
  const files: string[] = [];
  page.on('console', message => message.type() === 'info' && told.push(message.text()));
  page.on('request', request => files.push(new URL(request.url()).pathname));
  await page.addInitScript(attributes => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const host = document.querySelector('#main shopify-accelerated-checkout');
      for (const [name, value] of Object.entries(attributes)) host?.setAttribute(name, value);
    });
  }, attributes);
  await openProduct({ page, shop });
  return { told, files };
}

test('loads debug.js and explains, where an element has the attribute, the wallets and each request of a purchase', async fixtures => {
  const { told, files } = await watch(fixtures, { debug: '' });
  await openSheet(fixtures.page);
  const says = (words: RegExp) => told.some(line => words.test(line));
  await until(() => says(/Request cartBuyerIdentityUpdate: ok/), 'the sheet has its options');
  for (const words of [
    /GooglePay is chosen/,
    /MoreOptions can pay here/,
    /Request cartCreate: ok after \d+ ms/,
  ])
    assert.ok(says(words), `${words}\n${told.join('\n')}`);
  assert.is(files.filter(path => path === `/dist/${release}/debug.js`).length, 1);
  await pay(fixtures);
  const [order] = fixtures.shop.store.orders;
  assert.ok(order);
  for (const secret of [/@/, /\d{5}/, /Ana|Souza|Rua/]) assert.not.ok(says(secret), told.join('\n'));
});

test('explains nothing, and loads nothing, where no element asks for it', async fixtures => {
  const { told, files } = await watch(fixtures, {});
  await fixtures.page.waitForLoadState('networkidle');
  assert.equal(told, []);
  assert.not.ok(files.some(path => path.endsWith('/debug.js')));
});

test('tells why a wallet is skipped', async fixtures => {
  const { told } = await watch(fixtures, { debug: '', 'enabled-flags': '["disable_wallet:google_pay"]' });
  await until(() => told.some(line => /BuyItNow is chosen/.test(line)), 'Buy it now is explained');
  assert.ok(told.some(line => /GooglePay is skipped: a flag in enabled-flags disables it/.test(line)));
});

test.run();
