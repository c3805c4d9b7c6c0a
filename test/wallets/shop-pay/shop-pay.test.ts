import '../../run/dom';
import * as assert from 'uvu/assert';
import type { FinalAction } from '../../../src/core/types/action';
import { createCart } from '../../fakes/fake-cart';
import { fakeHead } from '../../fakes/fake-head';
import { createFakePurchase, startWallet } from '../../fakes/fake-purchase';
import { nameOf } from '../../fakes/name-of';
import { openShopPay } from '../../fakes/open-shop-pay';
import { test } from '../../run/suite';

test('needs no SDK', async () => {
  const { wallet } = openShopPay();
  const { tags } = fakeHead();
  await wallet.prepare();
  assert.equal(tags, []);
});

test("shows the page's call to action in the page's language", () => {
  assert.is(nameOf(openShopPay().button), 'Comprar com Shop Pay');
});

test('shows its name without a call to action', () => {
  assert.is(nameOf(openShopPay({ settings: { callToAction: false } }).button), 'Shop Pay');
});

for (const [pageType, source] of [
  ['product', 'product'],
  ['cart_page', 'cart'],
  ['cart_ajax', 'cart'],
] as const)
  test(`redirects to the checkout with the source ${source} on a ${pageType} page`, () => {
    assert.equal(openShopPay({ settings: { pageType } }).wallet.parameters, {
      payment: 'shop_pay',
      redirect_source: `direct_checkout_${source}`,
    });
  });

test('starts one purchase for each click', () => {
  const { button, clicks } = openShopPay();
  button.click();
  assert.is(clicks(), 1);
  button.click();
  assert.is(clicks(), 2);
});

test("is purple, fills its slot and uses the theme's radius", () => {
  const { box, button } = openShopPay();
  const { style } = button;
  assert.is(box.style.backgroundColor, '#5a31f4');
  assert.is(box.style.height, '100%');
  assert.is(style.height, '100%');
  // The slot has the theme's radius.
  assert.equal([box.style.borderRadius, style.borderRadius], ['inherit', 'inherit']);
});

test('writes no style element and no style attribute', () => {
  const { element } = openShopPay();
  assert.is(element.shadowRoot?.querySelector('style'), null);
});

const ACTIONS: FinalAction[] = [
  { type: 'redirect', cart: createCart() },
  { type: 'decelerate', reason: 'not_enough_stock' },
  { type: 'abort', reason: 'out_of_stock', title: 'Título', message: 'Mensagem' },
];

for (const action of ACTIONS)
  test(`opens the cart and finishes with the resulting action: ${action.type}`, async () => {
    const purchase = createFakePurchase({ answers: { open: action } });
    await startWallet(openShopPay().wallet, purchase);
    assert.equal(purchase.calls, [['open'], ['finish', action]]);
  });

test('does not finish if the cart fails to open', async () => {
  const purchase = createFakePurchase({ answers: { open: new Error('No answer') } });
  try {
    await startWallet(openShopPay().wallet, purchase);
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'No answer');
  }
  assert.equal(purchase.calls, [['open']]);
});

test('sets its personalized attribute only if the shop enables it', () => {
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

test('leaves no element or listener after unmount', () => {
  const scene = openShopPay();
  scene.unmount();
  assert.is(scene.element.shadowRoot?.querySelector('div')?.childNodes.length, 0);
  assert.equal([...scene.observers.seen, ...scene.observers.sized], []);
});

test.run();
