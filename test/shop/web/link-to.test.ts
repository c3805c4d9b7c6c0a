import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { linkTo } from './link-to';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

const QUERY = 'theme=noite&googlePaySdk=never';

/** Addresses of links and forms that stay in the shop. */
function readAddresses(markup: string): string[] {
  return [...markup.matchAll(/<(?:a|form)\b[^>]*?(?:href|action)="(\/[^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter(address => !address.startsWith('/panel'));
}

const isKept = (address: string) => address.includes(QUERY);

test('keeps what was replaced in every link and form, the drawer among them', async () => {
  const shopper = createShopper(shop.url);
  await shopper.get('/cart/add?id=46448623321341');
  for (const path of [
    '/',
    '/products/cafe-da-serra',
    '/cart',
    '/fr/cart',
    '/products/cafe-do-dia-a-dia',
    '/nada',
  ]) {
    const addresses = readAddresses(await (await shopper.get(`${path}?${QUERY}`)).text());
    // The way back to normal is the one that drops it.
    const [back, ...others] = addresses.filter(address => !isKept(address));
    assert.ok(addresses.length > 4, path);
    assert.is(back, path, path);
    assert.equal(others, [], path);
  }
});

test('keeps it through a form to the cart, to the checkout and to the end', async () => {
  const shopper = createShopper(shop.url);
  const added = await shopper.post(`/cart/add?${QUERY}`, { id: '46448623321341' });
  assert.is(added.headers.get('location'), `/cart?${QUERY}`);
  const bought = await shopper.post(`/cart?${QUERY}`, { checkout: '' });
  const checkout = await shopper.get(bought.headers.get('location') as string);
  const page = checkout.headers.get('location') as string;
  assert.ok(isKept(page));
  const [pay] = readAddresses(await (await shopper.get(page)).text()).filter(address =>
    address.includes('/checkouts/'),
  );
  const paid = await shopper.post(pay as string, {});
  assert.is(paid.headers.get('location'), `/thank-you/1001?${QUERY}`);
});

for (const path of ['/discount/BEMVINDO10', '/legacy-cart'])
  test(`keeps it where ${path} leads`, async () => {
    const answer = await createShopper(shop.url).get(`${path}?${QUERY}`);
    assert.ok(isKept(answer.headers.get('location') ?? ''));
  });

test('draws the sections of a drawer as the page of it is drawn', async () => {
  const answer = await createShopper(shop.url).post(`/cart/add.js?${QUERY}`, {
    json: { id: 46448623321341, sections: 'cart-drawer' },
  });
  const { sections } = await answer.json();
  assert.match(sections['cart-drawer'], QUERY.replace('&', '&amp;'));
  assert.match(sections['cart-drawer'], '?sdk=never');
});

test('leaves out what is not the sandbox’s own, and what cannot be', () => {
  const url = new URL('http://shop.test/cart?gclid=1&theme=verde&words=fr&locale=fr');
  assert.is(linkTo({ root: '/', url }, 'cart?a=1'), '/cart?a=1&words=fr&locale=fr');
});

test('says in the page what it was asked for in vain', async () => {
  const markup = await (await fetch(`${shop.url}/?theme=verde`)).text();
  assert.match(markup.replaceAll(/<[^>]+>/g, ''), 'Não existe e foi ignorado: theme=verde');
});

test.run();
