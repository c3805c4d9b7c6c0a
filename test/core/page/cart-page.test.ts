import '../../run/dom';
import * as assert from 'uvu/assert';
import { readCartChoice, readCartId } from '../../../src/core/page/cart-page';
import { toSource } from '../../../src/core/purchase/open';
import { setCookie } from '../../fakes/cookies';
import { stub, test } from '../../run/suite';

const show = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector('form') as HTMLFormElement;
};

/** Creates a purchase from the page's values. */
const source = () => toSource(readCartChoice(document.body), 'BR');

const TOKENS: [what: string, cookie: string, fallback: string | undefined, id: string | undefined][] = [
  ['the cookie', 'cart=hWN2mTp3?key=0f', undefined, 'gid://shopify/Cart/hWN2mTp3?key=0f'],
  ['an encoded cookie', 'cart=Z2NwLXVz%3Fkey%3D0f', undefined, 'gid://shopify/Cart/Z2NwLXVz?key=0f'],
  ['the attribute without a cookie', '', 'hWN2?key=0f', 'gid://shopify/Cart/hWN2?key=0f'],
  ['the cookie over the attribute', 'cart=New1?key=0', 'Old1?key=0', 'gid://shopify/Cart/New1?key=0'],
  ['nothing without either', '', undefined, undefined],
  ['nothing for a legacy cookie', 'cart=3e2975f8ceca5bd508445b1cb0179914', undefined, undefined],
  ['nothing for a legacy attribute', '', '3e2975f8ceca5bd508445b1cb0179914', undefined],
  ['a token with capitals', 'cart=hWN2mTp3', undefined, 'gid://shopify/Cart/hWN2mTp3'],
  ['a token with one capital', '', 'zyxw0987Z', 'gid://shopify/Cart/zyxw0987Z'],
  ['a token with a hyphen', '', 'zyxw-0987', 'gid://shopify/Cart/zyxw-0987'],
  ['a lower-case token with a key', '', 'zyxw0987?key=0f', 'gid://shopify/Cart/zyxw0987?key=0f'],
  ['a global id', '', 'gid://shopify/Cart/hWN2?key=0f', 'gid://shopify/Cart/hWN2?key=0f'],
  ['a global id in the cookie', 'cart=gid://shopify/Cart/hWN2', undefined, 'gid://shopify/Cart/hWN2'],
  ['nothing for the global id of a legacy cart', '', 'gid://shopify/Cart/3e2975f8', undefined],
  ['nothing for another global id', '', 'gid://shopify/Checkout/hWN2?key=0f', undefined],
  ['nothing for only lower-case letters and digits', '', 'zyxw0987', undefined],
  ['nothing for only lower-case letters', '', 'letters', undefined],
  ['nothing for only digits', '', '0123456789', undefined],
];

for (const [what, cookie, fallback, id] of TOKENS)
  test(`creates a cart id from ${what}`, () => {
    setCookie(cookie);
    assert.is(readCartId(fallback), id);
  });

for (const cookies of [
  'cart=3e2975f8ceca5bd508445b1cb0179914; cart=One?key=0',
  'cart=; cart=One?key=0',
  'cart=One?key=0; cart=3e2975f8',
])
  test(`finds the token in the cookies ${cookies}`, () => {
    stub(Object.getPrototypeOf(document), { cookie: cookies });
    assert.is(readCartId(), 'gid://shopify/Cart/One?key=0');
  });

test('reads the cookie on each use', () => {
  setCookie('cart=One?key=0');
  readCartId();
  setCookie('cart=Two?key=0');
  assert.is(readCartId(), 'gid://shopify/Cart/Two?key=0');
});

test('rejects an empty cart', () => {
  assert.equal(source(), { type: 'error', code: 'INVALID_PAYMENT_EMPTY_CART' });
});

for (const [isOwn, id] of [
  [undefined, 'gid://shopify/Cart/Cookie?key=1'],
  [true, 'gid://shopify/Cart/Attribute?key=2'],
] as const)
  test(`buys ${isOwn ? "the checkout's own cart on the checkout" : "the shopper's current cart"}`, () => {
    setCookie('cart=Cookie?key=1');
    const choice = readCartChoice(document.body, 'Attribute?key=2', isOwn);
    assert.is(choice.id, id);
  });

const SAVED = '<textarea name="note">Salvo</textarea>';
const NOTES: [what: string, markup: string, typed: Record<string, string>, note: string | undefined][] = [
  ['of a field without a form', '<input name="note">', { input: 'Oi' }, 'Oi'],
  [
    'that a script set',
    '<form action="/cart"><input type="hidden" name="note" value="Presente"></form>',
    {},
    'Presente',
  ],
  [
    'as undefined for another form',
    '<form action="/contact"><textarea name="note"></textarea></form>',
    { textarea: 'Oi' },
    undefined,
  ],
];

for (const [what, markup, typed, note] of NOTES)
  test(`reads the note ${what}`, () => {
    setCookie('cart=One?key=0');
    show(markup);
    for (const [name, value] of Object.entries(typed))
      Object.assign(document.querySelector(name) as Element, { value });
    const bought = source();
    assert.is('note' in bought ? bought.note : undefined, note);
  });

for (const modes of [['open'], ['closed', 'open']] as ShadowRootMode[][])
  test(`reads note and attributes of a cart in a shadow root that is ${modes.join(' in one that is ')}`, () => {
    setCookie('cart=One?key=0');
    show('<form action="/cart"><input name="attributes[Outra]" value="1"></form><p></p>');
    let place: ShadowRoot | undefined;
    for (const mode of modes) {
      const host = document.createElement('div');
      (place ?? document.body).append(host);
      place = host.attachShadow({ mode });
    }
    const root = place as ShadowRoot;
    root.innerHTML = `<form action="/cart"><input name="attributes[Entrega]" value="noite">${SAVED}<p></p></form>`;
    Object.assign(root.querySelector('textarea') as Element, { value: 'Portaria' });
    const choice = readCartChoice(root.querySelector('p') as Element);
    assert.equal(toSource(choice, 'BR'), {
      type: 'cart',
      id: 'gid://shopify/Cart/One?key=0',
      attributes: [{ key: 'Entrega', value: 'noite' }],
      note: 'Portaria',
    });
  });

test('presses the first visible form of the cart, with or without a locale', () => {
  setCookie('cart=One?key=0');
  for (const action of ['/cart', '/pt/cart', 'https://shop.example/cart/', '/cart/add', '/search']) {
    show(
      ['/search', action, '/cart']
        .map((path, i) => `<form action="${path}"><input name="attributes[a${i}]" value="${i}"></form>`)
        .join(''),
    );
    const forms = [...document.querySelectorAll('form')];
    for (const form of forms) stub(form, { getClientRects: () => [{}] });
    const bought = source();
    const place = action.includes('cart') && !action.includes('add') ? '1' : '2';
    assert.equal('attributes' in bought && bought.attributes, [{ key: `a${place}`, value: place }]);
  }
});

test('prefers the attribute over the cookie on the checkout, which has its own cart', () => {
  setCookie('cart=cookieToken?key=1');
  assert.is(readCartId('ownToken?key=2', true), 'gid://shopify/Cart/ownToken?key=2');
  assert.is(readCartId(undefined, true), 'gid://shopify/Cart/cookieToken?key=1');
});

test.run();
