import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Cart } from '../../../src/core/types/cart';
import { brl, createCart, groupNode, optionNode } from '../../fakes/fake-cart';
import type { FakePurchase } from '../../fakes/fake-purchase';
import { hold } from '../../fakes/hold';
import { openGooglePay } from '../../fakes/open-google-pay';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const SHORT_ADDRESS = { countryCode: 'BR', postalCode: '01310-100' } as google.payments.api.Address;
const ADDRESS_CHANGE = { callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: SHORT_ADDRESS } as const;
const OPTION_CHANGE = { callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id: 'fast' } } as const;

const cartOf = (amount: string) =>
  createCart({ total: brl(amount), groups: [groupNode('g1', [optionNode('slow'), optionNode('fast')])] });
const update = (cart: Cart): SheetAction => ({ type: 'update', cart });
const displayedBy = ({ calls }: FakePurchase) =>
  calls.filter(([method]) => method === 'show').map(([, cart]) => cart);

test('records the displayed cart of each response', async () => {
  const [one, other] = [cartOf('188.0'), cartOf('208.0')];
  const { sheet, purchase } = openGooglePay({
    answers: { setAddress: update(one), setDelivery: update(other) },
  });
  await sheet.change(ADDRESS_CHANGE);
  assert.equal(displayedBy(purchase), [one]);
  await sheet.change(OPTION_CHANGE);
  assert.equal(displayedBy(purchase), [one, other]);
});

test('does not record a response that the sheet drops after another change', async () => {
  const late = hold<SheetAction>();
  const [one, other] = [cartOf('188.0'), cartOf('208.0')];
  const { sheet, purchase } = openGooglePay({
    answers: { setAddress: late.promise, setDelivery: update(other) },
  });
  const dropped = sheet.change(ADDRESS_CHANGE);
  await sheet.change(OPTION_CHANGE);
  late.release(update(one));
  await dropped;
  assert.equal(displayedBy(purchase), [other]);
});

for (const action of [
  { type: 'show_error', errors: [{ on: 'address', message: 'Rua' }] },
  { type: 'abort', reason: 'out_of_stock', title: 'Falha', message: 'Acabou.' },
  { type: 'decelerate', reason: 'captcha_required' },
] satisfies SheetAction[])
  test(`records no cart for ${action.type}, because the sheet keeps its own`, async () => {
    const { sheet, purchase } = openGooglePay({ answers: { setAddress: action } });
    const answer = await sheet.change(ADDRESS_CHANGE);
    assert.ok(answer.error);
    assert.equal(displayedBy(purchase), []);
  });

test('responds to a slow change with an error, and reports the timeout', async () => {
  const { sheet, purchase, host } = openGooglePay({ answers: { setAddress: new Promise(() => {}) } });
  const answer = sheet.change(ADDRESS_CHANGE);
  await settle();
  assert.is(host.timeouts.length, 1);
  host.timeouts[0]?.expire();
  assert.match((await answer).error?.message ?? '', 'Google Pay');
  const [method, reported] = purchase.calls.at(-1) ?? [];
  assert.is(method, 'fail');
  assert.is((reported as Error).name, 'TimeoutError');
});

test('does not record a response after the timeout', async () => {
  const late = hold<SheetAction>();
  const { sheet, purchase, host } = openGooglePay({ answers: { setAddress: late.promise } });
  const answer = sheet.change(ADDRESS_CHANGE);
  await settle();
  host.timeouts[0]?.expire();
  await answer;
  late.release(update(cartOf('188.0')));
  await settle();
  assert.equal(displayedBy(purchase), []);
});

test.run();
