import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addLine, createCart } from './cart';
import { deliveryGroups, setDeliveryAddress } from './delivery';
import { countryCode, fromAmount, toAmount } from './markets';
import { priceCart } from './price';
import { createStore } from './store';

const COFFEE = 46448623321341;
const COURSE = 46448833954045;
const DAILY = 46448901292285;
const PLAN = 7301482654;

function open(variants: [id: number, sellingPlanId?: number][], country = 'BR') {
  const store = createStore();
  const cart = createCart(store, country);
  for (const [variantId, sellingPlanId] of variants)
    addLine(store, cart, { variantId, sellingPlanId, quantity: 1, attributes: [] });
  const choose = (code: string) => {
    for (const { id, options } of deliveryGroups(store, cart))
      cart.selectedDelivery[id] = options.find(option => option.code === code)?.handle ?? '';
  };
  return { store, cart, choose };
}

test('formats amounts like the API, and reads them back', () => {
  for (const [minor, amount] of [
    [18800, '188.0'],
    [1890, '18.9'],
    [1895, '18.95'],
    [0, '0.0'],
    [5, '0.05'],
  ] as const) {
    assert.is(toAmount(minor), amount);
    assert.is(fromAmount(amount), minor);
  }
  assert.equal([fromAmount('188'), fromAmount('188.00'), fromAmount('188.950')], [18800, 18800, 18895]);
  for (const wrong of ['', '1,50', '1.005', '-1', 'abc', '1e3'])
    assert.ok(Number.isNaN(fromAmount(wrong)), wrong);
});

test('finds countries by code, and those it delivers to by name', () => {
  for (const [text, code] of [
    ['br', 'BR'],
    ['Brasil', 'BR'],
    ['Brazil', 'BR'],
    ['Estados Unidos', 'US'],
    ['AR', 'AR'],
    ['ZZ', undefined],
    ['QX', undefined],
    ['Atlântida', undefined],
    ['', undefined],
    [null, undefined],
  ] as const)
    assert.is(countryCode(text), code, String(text));
});

test('counts shipping once every group has its option', () => {
  const { store, cart, choose } = open([[COFFEE], [DAILY, PLAN]]);
  setDeliveryAddress(store, cart, { country: 'BR', zip: '20040-002' });
  const [first] = deliveryGroups(store, cart);
  cart.selectedDelivery[first?.id ?? ''] = first?.options[0]?.handle ?? '';
  assert.is(priceCart(store, cart).shipping, undefined);
  choose('PAC');
  assert.is(priceCart(store, cart).shipping, 2 * 1290);
  assert.is(priceCart(store, cart).total, 4290 + 5310 + 2 * 1290);
});

test('sums plan, line discount, cart discount, shipping, tax', () => {
  const { store, cart, choose } = open([[COFFEE], [DAILY, PLAN]], 'US');
  cart.discountCodes = ['CAFE15', 'BEMVINDO10'];
  setDeliveryAddress(store, cart, { country: 'US', zip: '10001' });
  choose('STANDARD');
  const { currency, lines, subtotal, discounts, shipping, tax, total } = priceCart(store, cart);
  assert.equal(
    lines.map(line => [line.price, line.discounts[0]?.amount, line.total]),
    [
      [858, 129, 729],
      [1062, 159, 903],
    ],
  );
  assert.equal([currency, subtotal, discounts], ['USD', 1632, [{ code: 'BEMVINDO10', amount: 163 }]]);
  assert.equal([shipping, tax, total], [2 * 1580, 118, 1632 - 163 + 3160 + 118]);
});

test('applies no code to a total of 0', () => {
  const { store, cart } = open([[COURSE]]);
  cart.discountCodes = ['CORTESIA', 'BEMVINDO10'];
  const { discounts, total } = priceCart(store, cart);
  assert.equal([discounts.length, total], [1, 0]);
});

test('drops a selected option that the new address lacks', () => {
  const { store, cart, choose } = open([[COFFEE]]);
  setDeliveryAddress(store, cart, { country: 'BR', zip: '01304-001' });
  choose('BICICLETA');
  assert.is(priceCart(store, cart).shipping, 900);
  setDeliveryAddress(store, cart, { country: 'BR', zip: '20040-002' });
  assert.equal(cart.selectedDelivery, {});
});

test.run();
