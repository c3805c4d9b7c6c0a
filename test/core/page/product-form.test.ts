import '../../run/dom';
import * as assert from 'uvu/assert';
import { readGroup, toPlan } from '../../../src/core/page/fields';
import { isProductForm, readFields, readForm } from '../../../src/core/page/product-form';
import { toSource } from '../../../src/core/purchase/open';
import { stub, test } from '../../run/suite';

// `test/press` compares forms with the shop's own button. These are the values that people and scripts write.

const VARIANT = '<input type="hidden" name="id" value="101">';
const LINE = { merchandiseId: 'gid://shopify/ProductVariant/101', quantity: 1, attributes: [] };

function createForm(inside: string): HTMLFormElement {
  document.body.innerHTML = `<form id="product" action="/cart/add" method="post">${inside}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

/** Returns the lines of a new cart, or the error that prevents it. */
function readLines(inside: string) {
  const source = toSource({ type: 'product', fields: readFields(createForm(inside)) }, 'BR');
  return source.type === 'product' ? source.input.lines : source;
}

const QUANTITIES: [text: string, quantity: number][] = [
  ['02', 2],
  ['2 ', 2],
  ['2.0', 2],
  ['１２', 12],
  ['٢', 2],
  ['۲', 2],
  ['', 1],
];

for (const [text, quantity] of QUANTITIES)
  test(`reads the quantity "${text}" as ${quantity}`, () => {
    assert.equal(readLines(`${VARIANT}<input name="quantity" value="${text}">`), [{ ...LINE, quantity }]);
  });

for (const quantity of ['0', '-1', '1.5', 'dois', '1e3', '+2'])
  test(`rejects the quantity ${quantity}`, () => {
    assert.equal(readLines(`${VARIANT}<input name="quantity" value="${quantity}">`), {
      type: 'error',
      code: 'INVALID_QUANTITY',
      message: 'invalid quantity',
    });
  });

for (const id of [
  '',
  '0',
  '-5',
  'abc',
  '1.5',
  'gid://shopify/Product/101',
  'gid://shopify/ProductVariant/',
  'gid://shopify/ProductVariant/0',
  'gid://shopify/ProductVariant/101?x=1',
  'x gid://shopify/ProductVariant/101',
])
  test(`returns no variant for the id "${id}"`, () => {
    const inside = `<input name="id" value="${id}">`;
    const { variants, problem } = readForm(createForm(inside));
    assert.equal([variants, problem], [[''], /^0?$/.test(id) ? undefined : 'id']);
    assert.equal(readLines(inside), { type: 'error', code: 'INVALID_MERCHANDISE' });
  });

test('reads the global ids that the storefront API returns', () => {
  const inside =
    '<input name="id" value="gid://shopify/ProductVariant/101"><input name="selling_plan" value="gid://shopify/SellingPlan/7">';
  const { variants, sellingPlan } = readForm(createForm(inside));
  assert.equal([variants, sellingPlan], [['101'], '7']);
  assert.equal(readLines(inside), [{ ...LINE, sellingPlanId: 'gid://shopify/SellingPlan/7' }]);
});

for (const plan of ['undefined', 'null', '0', 'NaN', 'false', ' null ', ''])
  test(`reads no selling plan from "${plan}"`, () => {
    assert.is(toPlan(plan), undefined);
  });

test('leaves out files and fields that only resemble properties', () => {
  const fields = ['properties', 'properties[xy', 'properties[]', 'myproperties[x]'];
  const photo = new File(['x'], 'foto.png');
  assert.equal(
    readGroup(
      [...fields.map((name): [string, string] => [name, '1']), ['properties[Foto]', photo]],
      'properties',
    ),
    [],
  );
});

test('finds a file among the properties of any line', () => {
  const form = createForm(VARIANT);
  for (const name of ['properties[Foto]', 'items[0][properties][Foto]'])
    assert.is(
      readForm(form, [
        ['id', '101'],
        [name, new File(['x'], 'foto.png')],
      ]).problem,
      'file',
    );
});

test('finds the fields of a form with only indexed controls', () => {
  const form = createForm(VARIANT);
  form.removeAttribute('action');
  stub(Object.getPrototypeOf(form.elements), { [Symbol.iterator]: undefined });
  assert.is(isProductForm(form), true);
});

test.run();
