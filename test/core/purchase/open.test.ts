import '../../run/dom';
import * as assert from 'uvu/assert';
import { readFields } from '../../../src/core/page/product-form';
import { toSource } from '../../../src/core/purchase/open';
import { setCookie } from '../../fakes/cookies';
import { pollutePrototype } from '../../fakes/pollute-prototype';
import { test } from '../../run/suite';

const page = location.href;
const show = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector('form') as HTMLFormElement;
};

const FORM = '<form action="/cart/add"><input name="id" value="101"></form>';

test("creates a new cart even if the page's scripts add a cart's properties to all objects", () => {
  const fields = readFields(show(FORM));
  pollutePrototype({ id: 'elsewhere', code: 'elsewhere', type: 'error' });
  assert.is(toSource({ type: 'product', fields }, 'BR').type, 'product');
});

test('passes on the reason why the form is invalid', () => {
  assert.equal(toSource({ type: 'product', fields: readFields(show('<form></form>')) }, 'BR'), {
    type: 'error',
    code: 'INVALID_MERCHANDISE',
  });
});

const DISCOUNTS: [what: string, query: string, cookie: string, codes: string[]][] = [
  ['from the URL', '?discount_code=DEZ', '', ['DEZ']],
  ['from the cookie', '', 'discount_code=FRETE%20GR%C3%81TIS', ['FRETE GRÁTIS']],
  ['from the URL over the cookie', '?discount_code=DEZ', 'discount_code=VINTE', ['DEZ']],
  ['nowhere if both are empty', '?discount_code=', 'discount_code=', []],
];

for (const [what, query, cookie, codes] of DISCOUNTS)
  test(`reads the discount code ${what}`, () => {
    history.replaceState(null, '', `${page}${query}`);
    setCookie(cookie);
    const source = toSource({ type: 'product', fields: readFields(show(FORM)) }, 'BR');
    assert.equal(source.type === 'product' && source.input.discountCodes, codes);
  });

test.run();
