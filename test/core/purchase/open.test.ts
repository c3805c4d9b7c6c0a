import '../../run/dom';
import * as assert from 'uvu/assert';
import { readProduct } from '../../../src/core/page/product-form';
import { toSource } from '../../../src/core/purchase/open';
import { setCookie } from '../../fakes/cookies';
import { pollutePrototype } from '../../fakes/pollute-prototype';
import { test } from '../../run/suite';

const page = location.href;
const show = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector('form') as HTMLFormElement;
};

const LINE = { merchandiseId: 'gid://shopify/ProductVariant/101', quantity: 1, attributes: [] };
const FORM = '<form action="/cart/add"><input name="id" value="101"></form>';

test('makes the input of a new cart of the product form', () => {
  assert.equal(toSource(readProduct(show(FORM)), 'BR'), {
    input: { lines: [LINE], discountCodes: [], buyerIdentity: { countryCode: 'BR' } },
  });
});

test('makes a new cart also where a script of the page has given all objects what a cart that is there has', () => {
  pollutePrototype({ id: 'elsewhere', code: 'elsewhere' });
  const source = toSource(readProduct(show(FORM)), 'BR');
  assert.ok(Object.hasOwn(source, 'input'));
});

test('hands on why the form can not be bought', () => {
  assert.equal(toSource(readProduct(show('<form></form>')), 'BR'), { code: 'INVALID_MERCHANDISE' });
});

const DISCOUNTS: [what: string, query: string, cookie: string, codes: string[]][] = [
  ['from the address', '?discount_code=DEZ', '', ['DEZ']],
  ['from the cookie', '', 'discount_code=FRETE%20GR%C3%81TIS', ['FRETE GRÁTIS']],
  ['from the address before the cookie', '?discount_code=DEZ', 'discount_code=VINTE', ['DEZ']],
  ['nowhere where both are empty', '?discount_code=', 'discount_code=', []],
];

for (const [what, query, cookie, codes] of DISCOUNTS)
  test(`takes the discount code ${what}`, () => {
    history.replaceState(null, '', `${page}${query}`);
    setCookie(cookie);
    const source = toSource(readProduct(show(FORM)), 'BR');
    assert.equal('input' in source && source.input.discountCodes, codes);
  });

test.run();
