import '../../run/dom';
import * as assert from 'uvu/assert';
import { readGroup, readSellingPlan } from '../../../src/core/page/fields';
import { readControls, readProduct, readVariant } from '../../../src/core/page/product-form';
import { toLine } from '../../../src/core/purchase/open';
import { stub, test } from '../../run/suite';

const VARIANT = '<input type="hidden" name="id" value="101">';
const LINE = { merchandiseId: 'gid://shopify/ProductVariant/101', quantity: 1, attributes: [] };

/** A product form with these controls in it, and others beside it. */
function createForm(inside: string, beside = ''): HTMLFormElement {
  document.body.innerHTML = `${beside}<form id="product" action="/cart/add" method="post">${inside}</form>`;
  return document.querySelector('form#product') as HTMLFormElement;
}

const LINES: [what: string, inside: string, line: object, beside?: string][] = [
  ['takes one piece where the form has no quantity', VARIANT, {}],
  ['reads the quantity', `${VARIANT}<input type="number" name="quantity" value="3">`, { quantity: 3 }],
  ['reads a quantity that is text', `${VARIANT}<input name="quantity" value="02">`, { quantity: 2 }],
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
  ['takes one piece where the quantity is empty', `${VARIANT}<input name="quantity" value="">`, {}],
  [
    'reads controls that stand outside of the form',
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
    'takes the last quantity that is not empty, as the shop does',
    `${VARIANT}<input type="radio" name="quantity" value="1" checked><input type="radio" name="quantity" value="2"><input name="quantity" value="5"><input name="quantity" value="">`,
    { quantity: 5 },
  ],
  [
    'takes the radio where the text field beside it is empty',
    `${VARIANT}<input type="radio" name="quantity" value="1"><input type="radio" name="quantity" value="2" checked><input name="quantity" value="">`,
    { quantity: 2 },
  ],
  [
    'ignores disabled controls',
    `${VARIANT}<input name="quantity" value="7" disabled><input name="selling_plan" value="8" disabled>`,
    {},
  ],
  [
    'makes a global id of the selling plan',
    `${VARIANT}<input name="selling_plan" value="688">`,
    { sellingPlanId: 'gid://shopify/SellingPlan/688' },
  ],
  ['has no selling plan where its field is empty', `${VARIANT}<input name="selling_plan" value="">`, {}],
  [
    'reads the properties that are filled in',
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
    'keeps the brackets within the name of a property',
    `${VARIANT}<input name="properties[a[b]]" value="1">`,
    { attributes: [{ key: 'a[b]', value: '1' }] },
  ],
  [
    'leaves out files and fields that look like properties only',
    `${VARIANT}<input type="file" name="properties[Foto]"><input name="properties" value="1"><input name="properties[xy" value="1"><input name="properties[]" value="1"><input name="myproperties[x]" value="1">`,
    {},
  ],
  [
    'takes the last property of a name that is not empty, as of every other name',
    `${VARIANT}<input name="properties[Nota]" value="um"><input name="properties[Fita]" value="azul"><input name="properties[Nota]" value="dois"><input name="properties[Nota]" value="">`,
    {
      attributes: [
        { key: 'Nota', value: 'dois' },
        { key: 'Fita', value: 'azul' },
      ],
    },
  ],
  [
    'leaves out a property that is not ticked',
    `${VARIANT}<input type="checkbox" name="properties[Presente]" value="sim"><input type="checkbox" name="properties[Nota]" value="sim" checked>`,
    { attributes: [{ key: 'Nota', value: 'sim' }] },
  ],
];

for (const [what, inside, line, beside] of LINES)
  test(what, () => {
    assert.equal(toLine(readProduct(createForm(inside, beside))), { ...LINE, ...line });
  });

for (const quantity of ['0', '-1', '1.5', 'dois', '1e3', '+2'])
  test(`refuses the quantity ${quantity}`, () => {
    const form = createForm(`${VARIANT}<input name="quantity" value="${quantity}">`);
    assert.equal(toLine(readProduct(form)), { code: 'INVALID_QUANTITY', message: 'invalid quantity' });
  });

for (const id of ['', '0', '-5', 'abc', '1.5', 'gid://shopify/ProductVariant/101'])
  test(`has no variant where the id is «${id}»`, () => {
    const form = createForm(`<input name="id" value="${id}">`);
    assert.is(readVariant(form), undefined);
    assert.equal(toLine(readProduct(form)), { code: 'INVALID_MERCHANDISE' });
  });

test('has no variant where the theme has not enabled its field yet', () => {
  assert.is(readVariant(createForm('<input name="id" value="101" disabled>')), undefined);
});

/** As a theme's own parser leaves it in the page: happy-dom's keeps it as text, like a browser with scripts. */
function addInertSelect(form: HTMLFormElement, id: string) {
  const noscript = document.createElement('noscript');
  const select = document.createElement('select');
  select.name = 'id';
  select.innerHTML = `<option value="${id}" selected>M</option>`;
  noscript.append(select);
  form.append(noscript);
}

test('prefers the chosen variant to the select for visitors without scripts', () => {
  const form = createForm(VARIANT);
  addInertSelect(form, '999');
  assert.is(readVariant(form), '101');
});

test('takes the variant that both of them name', () => {
  const form = createForm(VARIANT);
  addInertSelect(form, '101');
  assert.is(readVariant(form), '101');
});

test('reads the variant anew after a silent change', () => {
  const form = createForm(VARIANT);
  (form.elements.namedItem('id') as HTMLInputElement).value = '102';
  assert.is(readVariant(form), '102');
});

for (const [value, chosen] of [
  ['688', '688'],
  ['', undefined],
] as const)
  test(`takes the selling plan «${value}» for ${chosen ?? 'none'}`, () => {
    assert.is(
      readSellingPlan(new FormData(createForm(`<input name="selling_plan" value="${value}">`))),
      chosen,
    );
  });

test('reads the attributes of a cart, not the properties of a line', () => {
  const data = new FormData();
  data.append('attributes[Entrega]', 'manhã');
  data.append('properties[Nota]', 'x');
  assert.equal(readGroup([...data], 'attributes'), [{ key: 'Entrega', value: 'manhã' }]);
});

test('leaves out a file that is chosen', () => {
  const data = new FormData();
  data.append('properties[Foto]', new File(['x'], 'foto.png'));
  assert.equal(readGroup([...data], 'properties'), []);
});

/** Controls, and what a form of them says without a word to the page. */
const CONTROLS: [what: string, inside: string, entries: [string, string][]][] = [
  ['a hidden control', '<input type="hidden" name="id" value="1">', [['id', '1']]],
  ['no control that is disabled', '<input name="id" value="1" disabled>', []],
  ['no control without a value', '<input name="id">', []],
  [
    'the radio that is chosen',
    '<input type="radio" name="id" value="1"><input type="radio" name="id" value="2" checked>',
    [['id', '2']],
  ],
  ['no box that is not ticked', '<input type="checkbox" name="selling_plan" value="5">', []],
  [
    'the option that is chosen',
    '<select name="id"><option value="1">S</option><option value="2" selected>M</option></select>',
    [['id', '2']],
  ],
  [
    'no option that can’t be had',
    '<select name="id"><option value="1" disabled selected>S</option></select>',
    [],
  ],
  ['no button', '<button name="id" value="1"></button><input type="submit" name="id" value="2">', []],
  ['no control of another field', '<textarea name="properties[Nome]">Ana</textarea>', []],
];

for (const [what, inside, entries] of CONTROLS)
  test(`reads ${what}, as the form would be sent`, () => {
    const form = document.createElement('form');
    form.innerHTML = inside;
    assert.equal([...readControls(form)], entries);
  });

test('reads a form whose controls can be read by index alone', () => {
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
