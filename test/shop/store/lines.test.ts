import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCart } from './cart';
import { addLine, changeLine, checkLine, clearLines, type LineInput, settleStock, stockLeft } from './lines';
import { createStore, findVariant } from './store';

const COFFEE = 46448623321341;
const MUG = 46448788275453;
const SOLD_OUT = 46448701243645;
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

test('says what is wrong with a line', () => {
  const { store } = open();
  for (const [input, problem] of [
    [of(COFFEE), undefined],
    [of(1), 'merchandise'],
    [of(Number.NaN), 'merchandise'],
    [of(COFFEE, 0), 'quantity'],
    [of(COFFEE, 1.5), 'quantity'],
    [of(COFFEE, 1, { sellingPlanId: PLAN }), 'sellingPlan'],
    [of(DAILY, 1, { sellingPlanId: PLAN }), undefined],
  ] as const)
    assert.is(checkLine(store, input), problem, JSON.stringify(input));
});

test('adds to the line that is the same, and beside one that differs', () => {
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

test('adds no more than is left, over all lines of the variant', () => {
  const { store, cart } = open();
  assert.is(addLine(store, cart, of(MUG)).warning, undefined);
  const more = addLine(store, cart, of(MUG, 5, { attributes: [{ key: 'a', value: 'b' }] }));
  assert.equal([more.line.quantity, more.warning?.code], [1, 'MERCHANDISE_NOT_ENOUGH_STOCK']);
  assert.is(stockLeft(store, cart, MUG), 0);
});

test('adds what is sold out with quantity 0', () => {
  const { store, cart } = open();
  const { line, warning } = addLine(store, cart, of(SOLD_OUT));
  assert.equal([line.quantity, warning?.code, cart.lines.length], [0, 'MERCHANDISE_OUT_OF_STOCK', 1]);
});

test('changes, takes out and clears lines', () => {
  const { store, cart } = open();
  const { line } = addLine(store, cart, of(MUG));
  assert.is(changeLine(store, cart, line.id, 2), undefined);
  assert.is(changeLine(store, cart, line.id, 9)?.code, 'MERCHANDISE_NOT_ENOUGH_STOCK');
  assert.is(cart.lines[0]?.quantity, 2);
  assert.is(changeLine(store, cart, 'none', 1), undefined);
  changeLine(store, cart, line.id, 0);
  assert.equal(cart.lines, []);
  addLine(store, cart, of(COFFEE));
  clearLines(cart);
  assert.equal(cart.lines, []);
});

test('takes back what others have bought, and warns once of what became less', () => {
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
