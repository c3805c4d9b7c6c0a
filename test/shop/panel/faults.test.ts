import { readdir, readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { takeFault } from '../store/take-fault';
import { FAULTS, OPERATIONS } from './faults';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const post = (path: string, json: unknown) => createShopper(shop.url).post(path, { json });

test('says in a sentence why a fault can’t be added, and keeps what was written', async () => {
  for (const [given, sentence] of [
    [{ name: 'rain' }, 'There is no fault “rain”.'],
    [{ name: 'slow', times: '0' }, 'A fault can’t happen “0” times'],
    [{ name: 'slow', times: '1.5' }, 'A fault can’t happen “1.5” times'],
    [{ name: 'slow', operations: 'cart, cartCreat' }, 'The script asks for no operation “cartCreat”'],
  ] as [Record<string, string>, string][]) {
    const page = await createShopper(shop.url).post('/panel/faults', given);
    assert.is(page.status, 422);
    const text = await page.text();
    assert.match(text, sentence);
    for (const value of Object.values(given).slice(1)) assert.match(text, `value="${value}"`);
    assert.equal(shop.store.settings.faults, []);
  }
  const kept = await createShopper(shop.url).post('/panel/faults', {
    name: 'cut',
    operations: '/cart/add.js',
  });
  assert.is(kept.status, 303);
});

test('leads back to the panel from the address of a form that was refused', async () => {
  const { status, url } = await fetch(`${shop.url}/panel/faults`);
  assert.equal([status, url], [200, `${shop.url}/panel`]);
});

test('lets a fault befall each operation that the script has', async () => {
  const files = (await readdir('src', { recursive: true })).filter(file => file.endsWith('.graphql'));
  const texts = await Promise.all(files.map(file => readFile(`src/${file}`, 'utf8')));
  const names = texts.flatMap(text =>
    [...text.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name]) => name),
  );
  assert.equal([...OPERATIONS].sort(), names.sort());
});

for (const name of Object.keys(FAULTS))
  test(`adds the fault ${name}`, async () => {
    await createShopper(shop.url).post('/panel/faults', { name, operations: 'cartCreate, cart', times: '2' });
    assert.equal(shop.store.settings.faults, [{ name, operations: ['cartCreate', 'cart'], times: 2 }]);
  });

test('lets a fault without times last, and takes all away', async () => {
  await post('/panel/faults', { name: 'slow', times: null });
  assert.is(shop.store.settings.faults[0]?.times, Number.POSITIVE_INFINITY);
  await post('/panel/faults/clear', {});
  assert.equal(shop.store.settings.faults, []);
});

const readApplied = async () =>
  (await (await fetch(`${shop.url}/panel/applied`)).text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('says what is applied: what differs from the start, and nothing else', async () => {
  assert.match(
    await readApplied(),
    'Every setting is as the shop started. No fault: the server answers as it should.',
  );
  await post('/panel/settings', { theme: 'noite', country: 'BR' });
  const text = await readApplied();
  assert.match(text, ' theme noite ');
  assert.not.match(text, 'country');
});

test('shows each fault with what is left of it', async () => {
  await post('/panel/faults', { name: 'slow', operations: 'cart', times: 2 });
  await post('/panel/faults', { name: 'cut', times: null });
  assert.match(await readApplied(), /slow The answer comes 1.5 s later cart · 2 more times/);
  assert.match(await readApplied(), /cut The answer ends in the middle any operation · until you remove it/);
  takeFault(shop.store, 'cart', ['slow']);
  assert.match(await readApplied(), 'cart · 1 more time ');
  takeFault(shop.store, 'cart', ['slow']);
  assert.not.match(await readApplied(), 'slow');
});

test('removes one fault, and none that has ended meanwhile', async () => {
  for (const operations of ['cart', 'cartCreate']) await post('/panel/faults', { name: 'cut', operations });
  const remove = () =>
    createShopper(shop.url).post('/panel/faults/remove', { name: 'cut', operations: 'cart' });
  for (const _ of [1, 2]) await remove();
  assert.equal(
    shop.store.settings.faults.map(({ operations }) => operations),
    [['cartCreate']],
  );
});

test.run();
