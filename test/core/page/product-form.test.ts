import '../../run/dom';
import * as assert from 'uvu/assert';
import { readGroup, readSellingPlan } from '../../../src/core/page/fields';
import { readControls, readProduct, readVariant } from '../../../src/core/page/product-form';
import { toLine } from '../../../src/core/purchase/open';
import { stub, test } from '../../run/suite';

const VARIANT = '<input type="hidden" name="id" value="101">';
const LINE = { merchandiseId: 'gid://shopify/ProductVariant/101', quantity: 1, attributes: [] };

/** Creates a product form with these controls, and others next to it. */
function createForm(inside: string, beside = ''): HTMLFormElement {
  document.body.innerHTML = `${beside}<form id="product" action="/cart/add" method="post">${inside}</form>`;
  return document.querySelector('form#product') as HTMLFormElement;
}

const LINES: [what: string, inside: string, line: object, beside?: string][] = [
  ['defaults to quantity 1 without a field', VARIANT, {}],
  ['reads the quantity', `${VARIANT}<input type="number" name="quantity" value="3">`, { quantity: 3 }],
  ['reads a text quantity', `${VARIANT}<input name="quantity" value="02">`, { quantity: 2 }],
  ['reads a quantity with a space', `${VARIANT}<input name="quantity" value="2 ">`, { quantity: 2 }],
  ['reads 2.0 as 2', `${VARIANT}<input name="quantity" value="2.0">`, { quantity: 2 }],
  ['reads full-width digits', `${VARIANT}<input name="quantity" value="１２">`, { quantity: 12 }],
  ['reads Arabic digits', `${VARIANT}<input name="quantity" value="٢">`, { quantity: 2 }],
  ['reads Persian digits', `${VARIANT}<input name="quantity" value="۲">`, { quantity: 2 }],
  ...['undefined', 'null', '0', 'NaN', 'false', ' null '].map((plan): (typeof LINES)[number] => [
    `reads no selling plan from "${plan}"`,
    `${VARIANT}<input name="selling_plan" value="${plan}">`,
    {},
  ]),
  [
    'joins the values of a list',
    `${VARIANT}<input name="properties[Extras][]" value="Ribbon"><input name="properties[Extras][]" value="Card">`,
    { attributes: [{ key: 'Extras', value: 'Ribbon, Card' }] },
  ],
  ['defaults to quantity 1 for an empty field', `${VARIANT}<input name="quantity" value="">`, {}],
  [
    'reads controls outside the form',
    '',
    { quantity: 4 },
    '<input form="product" name="id" value="101"><input form="product" name="quantity" value="4">',
  ],
  ['ignores the controls of another form', VARIANT, {}, '<form><input name="quantity" value="9"></form>'],
  [
    'reads the variant from a select',
    '<select name="id"><option value="100">S<option value="101" selected>M</select>',
    {},
  ],
  [
    'reads the variant from a radio',
    '<input type="radio" name="id" value="100"><input type="radio" name="id" value="101" checked>',
    {},
  ],
  [
    'uses the last non-empty quantity, as the shop does',
    `${VARIANT}<input type="radio" name="quantity" value="1" checked><input type="radio" name="quantity" value="2"><input name="quantity" value="5"><input name="quantity" value="">`,
    { quantity: 5 },
  ],
  [
    'uses the radio if the text field next to it is empty',
    `${VARIANT}<input type="radio" name="quantity" value="1"><input type="radio" name="quantity" value="2" checked><input name="quantity" value="">`,
    { quantity: 2 },
  ],
  [
    'ignores disabled controls',
    `${VARIANT}<input name="quantity" value="7" disabled><input name="selling_plan" value="8" disabled>`,
    {},
  ],
  [
    'creates a global id of the selling plan',
    `${VARIANT}<input name="selling_plan" value="688">`,
    { sellingPlanId: 'gid://shopify/SellingPlan/688' },
  ],
  ['returns no selling plan for an empty field', `${VARIANT}<input name="selling_plan" value="">`, {}],
  [
    'reads non-empty properties',
    `${VARIANT}<input name="properties[Gravação]" value="Ana"><input name="properties[_placement]" value="topo"><input name="properties[Vazia]" value=""><textarea name="properties[Nota]">Olá</textarea>`,
    {
      attributes: [
        { key: 'Gravação', value: 'Ana' },
        { key: '_placement', value: 'topo' },
        { key: 'Nota', value: 'Olá' },
      ],
    },
  ],
  [
    'keeps brackets in the name of a property',
    `${VARIANT}<input name="properties[a[b]]" value="1">`,
    { attributes: [{ key: 'a[b]', value: '1' }] },
  ],
  [
    'leaves out files and fields that only resemble properties',
    `${VARIANT}<input type="file" name="properties[Foto]"><input name="properties" value="1"><input name="properties[xy" value="1"><input name="properties[]" value="1"><input name="myproperties[x]" value="1">`,
    {},
  ],
  [
    'uses the last non-empty property of a name',
    `${VARIANT}<input name="properties[Nota]" value="um"><input name="properties[Fita]" value="azul"><input name="properties[Nota]" value="dois"><input name="properties[Nota]" value="">`,
    {
      attributes: [
        { key: 'Nota', value: 'dois' },
        { key: 'Fita', value: 'azul' },
      ],
    },
  ],
  [
    'leaves out an unchecked property',
    `${VARIANT}<input type="checkbox" name="properties[Presente]" value="sim"><input type="checkbox" name="properties[Nota]" value="sim" checked>`,
    { attributes: [{ key: 'Nota', value: 'sim' }] },
  ],
];

for (const [what, inside, line, beside] of LINES)
  test(what, () => {
    assert.equal(toLine(readProduct(createForm(inside, beside))), { ...LINE, ...line });
  });

for (const quantity of ['0', '-1', '1.5', 'dois', '1e3', '+2'])
  test(`rejects the quantity ${quantity}`, () => {
    const form = createForm(`${VARIANT}<input name="quantity" value="${quantity}">`);
    assert.equal(toLine(readProduct(form)), { code: 'INVALID_QUANTITY', message: 'invalid quantity' });
  });

for (const id of ['', '0', '-5', 'abc', '1.5', 'gid://shopify/ProductVariant/101'])
  test(`returns no variant for the id "${id}"`, () => {
    const form = createForm(`<input name="id" value="${id}">`);
    assert.is(readVariant(form), undefined);
    assert.equal(toLine(readProduct(form)), { code: 'INVALID_MERCHANDISE' });
  });

test('returns no variant before the theme enables its field', () => {
  assert.is(readVariant(createForm('<input name="id" value="101" disabled>')), undefined);
});

/** Creates noscript content as text, as browsers with scripts do. happy-dom parses it. */
function addInertSelect(form: HTMLFormElement, id: string) {
  const noscript = document.createElement('noscript');
  const select = document.createElement('select');
  select.name = 'id';
  select.innerHTML = `<option value="${id}" selected>M</option>`;
  noscript.append(select);
  form.append(noscript);
}

test('prefers the selected variant over the select for visitors without scripts', () => {
  const form = createForm(VARIANT);
  addInertSelect(form, '999');
  assert.is(readVariant(form), '101');
});

test('uses the variant that both name', () => {
  const form = createForm(VARIANT);
  addInertSelect(form, '101');
  assert.is(readVariant(form), '101');
});

test('reads the variant again after a silent change', () => {
  const form = createForm(VARIANT);
  (form.elements.namedItem('id') as HTMLInputElement).value = '102';
  assert.is(readVariant(form), '102');
});

for (const [value, chosen] of [
  ['688', '688'],
  ['', undefined],
] as const)
  test(`maps the selling plan "${value}" to ${chosen ?? 'none'}`, () => {
    assert.is(
      readSellingPlan(new FormData(createForm(`<input name="selling_plan" value="${value}">`))),
      chosen,
    );
  });

test('reads cart attributes, not line properties', () => {
  const data = new FormData();
  data.append('attributes[Entrega]', 'manhã');
  data.append('properties[Nota]', 'x');
  assert.equal(readGroup([...data], 'attributes'), [{ key: 'Entrega', value: 'manhã' }]);
});

test('leaves out a chosen file', () => {
  const data = new FormData();
  data.append('properties[Foto]', new File(['x'], 'foto.png'));
  assert.equal(readGroup([...data], 'properties'), []);
});

/** Controls, with their form's entries. Reading them dispatches no event. */
const CONTROLS: [what: string, inside: string, entries: [string, string][]][] = [
  ['a hidden control', '<input type="hidden" name="id" value="1">', [['id', '1']]],
  ['no disabled control', '<input name="id" value="1" disabled>', []],
  ['no control without a value', '<input name="id">', []],
  [
    'the selected radio',
    '<input type="radio" name="id" value="1"><input type="radio" name="id" value="2" checked>',
    [['id', '2']],
  ],
  ['no unchecked checkbox', '<input type="checkbox" name="selling_plan" value="5">', []],
  [
    'the selected option',
    '<select name="id"><option value="1">S</option><option value="2" selected>M</option></select>',
    [['id', '2']],
  ],
  ['no disabled option', '<select name="id"><option value="1" disabled selected>S</option></select>', []],
  ['no button', '<button name="id" value="1"></button><input type="submit" name="id" value="2">', []],
  ['no control of another field', '<textarea name="properties[Nome]">Ana</textarea>', []],
];

for (const [what, inside, entries] of CONTROLS)
  test(`reads ${what}, like a form submission`, () => {
    const form = document.createElement('form');
    form.innerHTML = inside;
    assert.equal([...readControls(form)], entries);
  });

test('reads a form with only indexed controls', () => {
  const form = createForm(`${VARIANT}<input name="selling_plan" value="5">`);
  stub(Object.getPrototypeOf(form.elements), { [Symbol.iterator]: undefined });
  assert.equal(
    [...readControls(form)],
    [
      ['id', '101'],
      ['selling_plan', '5'],
    ],
  );
});

test.run();
