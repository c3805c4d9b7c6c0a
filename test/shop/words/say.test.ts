import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper, type Shopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { deliveryRates } from '../store/delivery-rates';
import { products, SHOP_NAME } from '../store/products';
import { html } from '../web/html';
import { LANGUAGES } from '../web/languages';
import { say, sayHtml, translate, type Word } from './say';
import words from './words.json' with { type: 'json' };

const PORTUGUESE = Object.entries(words['pt-br']) as [Word, string][];
const holesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

for (const { words: language, title } of LANGUAGES)
  test(`has each word in ${title}, with the same places for values`, () => {
    for (const [word, text] of PORTUGUESE) {
      const said = words[language as keyof typeof words]?.[word];
      assert.ok(said, word);
      assert.is(holesIn(said), holesIn(text), word);
    }
  });

test('puts values into a word, and markup into that of a page', () => {
  assert.is(say({ words: 'fr' }, 'order', { number: 7 }), 'Commande 7');
  assert.is(
    sayHtml({ words: '' }, 'orderNumber', { number: html`<b>${'<7>'}</b>` }).markup,
    'Seu pedido é o <b>&lt;7&gt;</b>.',
  );
});

test('says what the shop’s data say, and leaves what is none of its words', () => {
  assert.is(translate({ words: 'de' }, 'Moído'), 'Gemahlen');
  assert.is(translate({ words: 'de' }, '250 g'), '250 g');
});

const QUERY = 'locale=ja&words=ja';

/** Each page of the shop, as a visitor who buys for a subscription meets them. */
const PAGES: Record<string, (shopper: Shopper) => Promise<Response>> = {
  'the list of products': shopper => shopper.get(`/?${QUERY}`),
  'a product with options': shopper => shopper.get(`/products/cafe-da-serra?${QUERY}`),
  'a product with plans': shopper => shopper.get(`/products/cafe-do-dia-a-dia?${QUERY}`),
  'a product that is sold out': shopper => shopper.get(`/products/microlote-bourbon-amarelo?${QUERY}`),
  'an empty cart': shopper => shopper.get(`/cart?${QUERY}`),
  'a cart': shopper => shopper.get(`/cart?${QUERY}`),
  'the checkout': shopper => openCheckout(shopper),
  'a paid order': async shopper => shopper.get((await pay(shopper)).headers.get('location') ?? ''),
  'a page that is not there': shopper => shopper.get(`/nowhere?${QUERY}`),
  'a product that cannot be added': shopper =>
    shopper.post(`/cart/add?${QUERY}`, { id: String(products[1]?.variants[0]?.id) }),
  'more than is left': shopper =>
    shopper.post(`/cart/add?${QUERY}`, { id: String(products[2]?.variants[0]?.id), quantity: '9' }),
};

/** What is the shop's data, and stands in Portuguese everywhere. */
const DATA = [
  SHOP_NAME,
  ...products.flatMap(({ title, description }) => [title, description]),
  ...(deliveryRates.BR ?? []).flatMap(({ title, description }) => [title, description]),
  '250 g',
  '1 kg',
  'R$',
  'checkout',
  'BR',
  ...QUERY.split('&'),
];

async function fill(shopper: Shopper) {
  const grounds = products[4];
  await shopper.post('/cart/add', {
    id: String(grounds?.variants[0]?.id),
    selling_plan: String(grounds?.sellingPlans[0]?.id),
    'properties[Mensagem]': '1',
  });
  await shopper.post('/cart/update', { 'attributes[Embalagem]': 'Para presente', note: '1' });
}

async function openCheckout(shopper: Shopper): Promise<Response> {
  const link = await shopper.post(`/cart?${QUERY}`, { checkout: '' });
  const moved = await shopper.get(link.headers.get('location') ?? '');
  return shopper.get(moved.headers.get('location') ?? '');
}

async function pay(shopper: Shopper): Promise<Response> {
  const [, action = ''] =
    /action="(\/checkouts\/[^"]+)"/.exec(await (await openCheckout(shopper)).text()) ?? [];
  return shopper.post(action.replaceAll('&amp;', '&'), {});
}

/** What a visitor reads and hears of a page, without its data. */
function readPage(markup: string): string {
  const body = markup.slice(markup.indexOf('<body'));
  const heard = [...body.matchAll(/ aria-label="([^"]*)"/g)].map(([, text]) => text);
  const seen = body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
  const text = [seen, ...heard].join(' ').replace(/&(amp|#39|quot|lt|gt|nbsp);/g, ' ');
  return DATA.reduce((left, data) => left.replaceAll(data, ''), text);
}

for (const [name, open] of Object.entries(PAGES))
  test(`says all of ${name} in the language of the visit`, async () => {
    const shopper = createShopper(shop.url);
    if (/cart$|checkout|order/.test(name) && name !== 'an empty cart') await fill(shopper);
    const text = readPage(await (await open(shopper)).text());
    assert.match(text, words.ja.sham.replace('{shop}', ''));
    // No Japanese word has a Latin letter.
    assert.equal(text.match(/[A-Za-zÀ-ÿ]+/g), null);
  });

test('says what cannot be done in the language of the page that asked', async () => {
  const shopper = createShopper(shop.url);
  const given = { json: { id: products[2]?.variants[0]?.id, quantity: 9 } };
  for (const { words: language } of LANGUAGES) {
    const answer = await shopper.post(`/cart/add.js?words=${language}`, given);
    const product = products[2]?.title ?? '';
    assert.is((await answer.json()).description, say({ words: language }, 'onlyLeft', { product, count: 2 }));
  }
});

test.run();
