import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../../../test/fakes/shopper';
import { createShop, type Shop } from '../server';
import { ACCESS_TOKEN, defaultSettings } from '../store/store';
import { applyOverrides, linkTo } from './settings';

test('overrides a setting for one view, and ignores an invalid one', () => {
  const query = new URLSearchParams({ country: 'PT', currency: 'seashells', locale: 'pt-BR' });
  const settings = applyOverrides(defaultSettings, query);
  assert.is(settings.country, 'PT');
  assert.is(settings.currency, defaultSettings.currency);
});

test('serves a page in any valid language tag', () => {
  const localeOf = (locale: string) =>
    applyOverrides(defaultSettings, new URLSearchParams({ locale })).locale;
  for (const tag of ['fr', 'pt-PT', 'es-419', 'zh-Hant-HK', 'ca-ES-valencia']) assert.is(localeOf(tag), tag);
  for (const tag of ['', 'x', 'pt_PT', 'fr-', 'es-4']) assert.is(localeOf(tag), defaultSettings.locale);
});

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

const QUERY = 'theme=noite&googlePaySdk=never';

/** Returns the URLs of links and forms within the shop. */
function readAddresses(markup: string): string[] {
  return [...markup.matchAll(/<(?:a|form)\b[^>]*?(?:href|action)="(\/[^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter(address => !address.startsWith('/panel'));
}

const isKept = (address: string) => address.includes(QUERY);

test('keeps overrides in every link and form, the drawer among them', async () => {
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
    // Only the link that removes the overrides doesn't keep them.
    const [back, ...others] = addresses.filter(address => !isKept(address));
    assert.ok(addresses.length > 4, path);
    assert.is(back, path, path);
    assert.equal(others, [], path);
  }
});

test('keeps them through a form to the cart, to the checkout and to the end', async () => {
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
  test(`keeps them when ${path} redirects`, async () => {
    const answer = await createShopper(shop.url).get(`${path}?${QUERY}`);
    assert.ok(isKept(answer.headers.get('location') ?? ''));
  });

test('renders sections of a drawer with the overrides of its page', async () => {
  const answer = await createShopper(shop.url).post(`/cart/add.js?${QUERY}`, {
    json: { id: 46448623321341, sections: 'cart-drawer' },
  });
  const { sections } = await answer.json();
  assert.match(sections['cart-drawer'], QUERY.replace('&', '&amp;'));
  assert.match(sections['cart-drawer'], '?sdk=never');
});

test('drops other parameters and invalid overrides', () => {
  const url = new URL('http://shop.test/cart?gclid=1&theme=verde&scriptLanguage=fr&locale=fr');
  assert.is(linkTo({ root: '/', url }, 'cart?a=1'), '/cart?a=1&scriptLanguage=fr&locale=fr');
});

test('reports an invalid override in the page', async () => {
  const markup = await (await fetch(`${shop.url}/?theme=verde`)).text();
  assert.match(markup.replaceAll(/<[^>]+>/g, ''), 'Não existe e foi ignorado: theme=verde');
});

const query = 'mutation cartCreate { cartCreate(input: {}) { cart { checkoutUrl } } }';

for (const [page, kept] of [
  ['/products/x?locale=fr&scriptLanguage=fr&variant=1&theme=verde', '&locale=fr&scriptLanguage=fr'],
  ['/cart', ''],
  ['https://elsewhere.example/?theme=noite', ''],
  ['nonsense', ''],
] as const)
  test(`keeps "${kept}" from ${page} to the checkout`, async () => {
    const answer = await fetch(`${shop.url}/api/unstable/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN,
        Referer: page.startsWith('/') ? shop.url + page : page,
      },
      body: JSON.stringify({ query }),
    });
    const { data } = await answer.json();
    assert.match(data.cartCreate.cart.checkoutUrl, RegExp(`/cart/c/\\w+\\?key=[0-9a-f]+${kept}$`));
  });

test.run();
