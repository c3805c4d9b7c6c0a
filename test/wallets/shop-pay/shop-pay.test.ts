import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import { createCart } from '../../fakes/fake-cart';
import { createFakeCheckout } from '../../fakes/fake-checkout';
import { fakeHead } from '../../fakes/fake-head';
import { nameOf } from '../../fakes/name-of';
import { openShopPay } from '../../fakes/open-shop-pay';
import { test } from '../../run/suite';

test('needs no SDK', async () => {
  const { wallet } = openShopPay();
  const { tags } = fakeHead();
  await wallet.prepare();
  assert.equal(tags, []);
});

test('calls to action where the page says so, in the page’s language', () => {
  assert.is(nameOf(openShopPay().button), 'Comprar com Shop Pay');
});

test('says its name where the page calls to nothing', () => {
  assert.is(nameOf(openShopPay({ page: { callToAction: false } }).button), 'Shop Pay');
});

for (const [pageType, source] of [
  ['product', 'product'],
  ['cart_page', 'cart'],
  ['cart_ajax', 'cart'],
] as const)
  test(`tells the shop's checkout of ${pageType} that the shopper comes from the ${source}, for Shop Pay`, () => {
    assert.equal(openShopPay({ page: { pageType } }).wallet.parameters, {
      payment: 'shop_pay',
      redirect_source: `direct_checkout_${source}`,
    });
  });

test('clicks once for each click', () => {
  const { button, clicks } = openShopPay();
  button.click();
  assert.is(clicks(), 1);
  button.click();
  assert.is(clicks(), 2);
});

test('is purple, fills its slot and takes the radius that the theme gives', () => {
  const { box, button } = openShopPay();
  const { style } = button;
  assert.is(box.style.backgroundColor, '#5a31f4');
  assert.is(box.style.height, '100%');
  assert.is(style.height, '100%');
  // The slot has the theme's.
  assert.equal([box.style.borderRadius, style.borderRadius], ['inherit', 'inherit']);
});

test('writes no style element and no style attribute of markup', () => {
  const { element } = openShopPay();
  assert.is(element.shadowRoot?.querySelector('style'), null);
});

const ACTIONS: SheetAction[] = [
  { type: 'update', cart: createCart() },
  { type: 'decelerate', reason: 'not_enough_stock' },
  { type: 'abort', reason: 'out_of_stock', title: 'Título', message: 'Mensagem' },
];

for (const action of ACTIONS)
  test(`opens the cart and finishes with what that says: ${action.type}`, async () => {
    const checkout = createFakeCheckout({ answers: { open: action } });
    await openShopPay().wallet.start(checkout);
    assert.equal(checkout.calls, [['open'], ['finish', action]]);
  });

test('finishes nothing where the cart cannot be opened', async () => {
  const checkout = createFakeCheckout({ answers: { open: new Error('No answer') } });
  try {
    await openShopPay().wallet.start(checkout);
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'No answer');
  }
  assert.equal(checkout.calls, [['open']]);
});

test('tells the page that it is personal where the shop says so, and only there', () => {
  for (const [personalized, attribute] of [
    [true, 'true'],
    [false, null],
    [undefined, null],
    ['true', null],
  ]) {
    const { element } = openShopPay({ params: { personalized } });
    assert.is(element.getAttribute('personalized'), attribute);
  }
});

test('leaves nothing behind when it is taken away', () => {
  const scene = openShopPay();
  scene.unmount();
  assert.is(scene.element.shadowRoot?.querySelector('div')?.childNodes.length, 0);
  assert.equal([...scene.observers.seen, ...scene.observers.sized], []);
});

test.run();
