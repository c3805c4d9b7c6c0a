import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addLine, createCart, type LineInput, settleStock } from './cart';
import { createStore, findVariant } from './store';

const COFFEE = 46448623321341;
const MUG = 46448788275453;
const DAILY = 46448901292285;
const PLAN = 7301482654;

const of = (variantId: number, quantity = 1, rest: Partial<LineInput> = {}): LineInput => ({
  variantId,
  quantity,
  attributes: [],
  ...rest,
});

function open() {
  const store = createStore();
  return { store, cart: createCart(store) };
}

test('adds to the same line, and beside a different one', () => {
  const { store, cart } = open();
  const attributes = [{ key: 'Gravação', value: 'Ana' }];
  addLine(store, cart, of(DAILY));
  addLine(store, cart, of(DAILY, 2));
  addLine(store, cart, of(DAILY, 1, { attributes }));
  addLine(store, cart, of(DAILY, 1, { sellingPlanId: PLAN }));
  assert.equal(
    cart.lines.map(({ quantity }) => quantity),
    [3, 1, 1],
  );
});

test('lowers quantities to the stock, and warns once', () => {
  const { store, cart } = open();
  addLine(store, cart, of(MUG, 2));
  addLine(store, cart, of(COFFEE));
  const mug = findVariant(store, MUG);
  if (mug) mug.variant.stock = 1;
  const codes = () => settleStock(store, cart).map(({ code }) => code);
  assert.equal([codes(), codes()], [['MERCHANDISE_NOT_ENOUGH_STOCK'], []]);
  if (mug) mug.variant.stock = 0;
  assert.equal([codes(), codes()], [['MERCHANDISE_OUT_OF_STOCK'], ['MERCHANDISE_OUT_OF_STOCK']]);
});

test.run();
