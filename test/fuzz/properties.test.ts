import '../run/dom';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { toAction } from '../../src/core/errors/actions';
import { decelerations, errorPolicies, getReaction } from '../../src/core/errors/policies';
import { addMoney, formatMoney } from '../../src/core/i18n/money';
import { readJson } from '../../src/core/page/attributes';
import { readFields } from '../../src/core/page/product-form';
import { DeveloperError } from '../../src/core/platform/errors';
import { toSource } from '../../src/core/purchase/open';
import { toAddress } from '../../src/core/storefront/address';
import { toResult } from '../../src/core/storefront/result';
import type { CartLine } from '../../src/core/types/cart';
import { contextOf } from '../fakes/context';
import { cartNode } from '../fakes/fake-cart';
import { recordErrors } from '../fakes/fake-console';
import { test } from '../run/suite';

/** `npm run fuzz` runs 10,000 cases of each. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);
const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, holds), { numRuns });

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents => (cents / 100).toString());
const money = amounts.map(amount => ({ amount, currencyCode: 'BRL' }));

test('formats any amount with two decimals and keeps its value', () => {
  check(money, value => {
    assert.match(formatMoney(value), /^\d+\.\d\d$/);
    assert.is(Number(formatMoney(value)), Number(value.amount));
  });
});

test('sums in any order without a lost cent', () => {
  check(fc.array(money, { minLength: 1, maxLength: 20 }), values => {
    const [first, ...rest] = values as [(typeof values)[0], ...typeof values];
    const [last, ...before] = [...values].reverse() as typeof values;
    const cents = values.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    assert.is(addMoney(first, ...rest).amount, (cents / 100).toFixed(2));
    assert.equal(addMoney(last as (typeof values)[0], ...before), addMoney(first, ...rest));
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const rawAddresses = fc.record(
  {
    name: text,
    firstName: text,
    lastName: text,
    lines: fc.array(fc.option(text, { nil: undefined }), { maxLength: 4 }),
    city: text,
    zip: text,
    province: text,
    country: fc.oneof(fc.constantFrom('BR', 'UK', 'JA', 'PR', 'VI', 'HK', 'AE', 'MX', 'us', ''), text),
    phone: text,
  },
  { requiredKeys: [] },
);

test('maps any wallet address to one with a country, two names and no undefined field', () => {
  check(rawAddresses, raw => {
    const address = toAddress(raw);
    assert.ok(address.country);
    assert.is(Boolean(address.firstName), Boolean(address.lastName && address.firstName));
    for (const [part, value] of Object.entries(address)) assert.type(value, 'string', part);
  });
});

test('maps a mapped address to itself', () => {
  check(rawAddresses, raw => {
    const { address1, address2, ...once } = toAddress(raw);
    if (once.country === 'HK') return;
    const twice = toAddress({ ...once, lines: [address1, address2] });
    assert.is(twice.country, once.country);
    assert.is(twice.zip, once.zip);
    assert.is(twice.province, once.province);
  });
});

function formOf(controls: { name: string; value: string }[]): HTMLFormElement {
  const form = document.createElement('form');
  for (const { name, value } of controls) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return form;
}

const names = fc.constantFrom(
  'id',
  'quantity',
  'selling_plan',
  'properties[Nome]',
  'properties[',
  'properties[]',
  'add',
  'utf8',
);
const values = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('', '0', '1', '2.5', '-1', '1e3', ' 7 ', '９', '٣'),
  text,
);

/** Converts a number with local digits to ASCII digits. */
const toDigits = (text: string) =>
  text
    .trim()
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, digit => `${digit.charCodeAt(0) % 16}`);

const isPositive = (text = '') => /^[0-9]+$/.test(text) && /[1-9]/.test(text);

test('maps any product form to a valid line or a named error', () => {
  check(fc.array(fc.record({ name: names, value: values }), { maxLength: 8 }), controls => {
    const source = toSource({ type: 'product', fields: readFields(formOf(controls)) }, 'BR');
    const last = (name: string) => controls.filter(control => control.name === name).pop()?.value;
    const [id, quantity] = [last('id'), toDigits(last('quantity') || '1')];
    if (source.type === 'error') {
      assert.ok(source.code in errorPolicies, source.code);
      return assert.not(isPositive(source.code === 'INVALID_QUANTITY' ? quantity : id));
    }
    const line = (source.type === 'product' && source.input.lines[0]) as CartLine;
    assert.ok(isPositive(id) && isPositive(quantity), `${id} ${quantity}`);
    assert.is(line.merchandiseId, `gid://shopify/ProductVariant/${id}`);
    assert.is(line.quantity, Number(quantity));
    for (const { key, value } of line.attributes) assert.ok(key && value);
  });
});

test('reads any attribute as JSON, or throws a developer error', () => {
  const element = document.createElement('x-element');
  check(fc.oneof(fc.json(), text), attribute => {
    element.setAttribute('wallet-params', attribute);
    try {
      const value = readJson(element, 'wallet-params');
      assert.equal(value, JSON.parse(attribute) ?? undefined);
    } catch (error) {
      assert.instance(error, DeveloperError);
    }
  });
});

const codes = fc.oneof(
  fc.constantFrom(...Object.keys(errorPolicies).map(row => row.split(':')[0] as string)),
  fc.string(),
);
const paths = fc.constantFrom<string[] | undefined>(
  undefined,
  ['input', 'lines', '0', 'quantity'],
  ['payment', 'amount'],
  ['payment', 'billingAddress', 'zip'],
  ['buyerIdentity', 'email'],
);
const mixtures = fc.record({
  hasCart: fc.boolean(),
  quantity: fc.nat({ max: 2 }),
  currencyCode: fc.constantFrom('BRL', 'USD'),
  errors: fc.array(fc.record({ code: codes, field: paths }), { maxLength: 5 }),
  warnings: fc.array(fc.record({ code: codes }), { maxLength: 5 }),
});

/** Most urgent first. */
const URGENCY = ['decelerate', 'abort', 'show_error', 'update'];

function next({
  hasCart,
  quantity,
  currencyCode,
  errors,
  warnings,
}: typeof mixtures extends fc.Arbitrary<infer T> ? T : never) {
  const node = cartNode({ total: { amount: '10.0', currencyCode } });
  if (node.lines?.nodes[0]) node.lines.nodes[0].quantity = quantity;
  const answer = { result: { cart: hasCart ? node : null, errors, warnings }, errors: [] };
  return toAction(toResult(answer, { currency: 'BRL' }), contextOf('GooglePay'));
}

test('returns the most urgent action for codes in any order', () => {
  const { stop } = recordErrors();
  check(mixtures, mixture => {
    const action = next(mixture);
    const reversed = next({
      ...mixture,
      errors: [...mixture.errors].reverse(),
      warnings: [...mixture.warnings].reverse(),
    });
    assert.is(reversed.type, action.type);
    if (action.type === 'decelerate' && reversed.type === 'decelerate')
      assert.is(reversed.reason, action.reason);
    for (const error of mixture.errors) {
      const alone = next({ ...mixture, errors: [error], warnings: [] });
      // A shortage of some lines is no end if the cart has others left.
      if (error.code.includes('OUT_OF_STOCK')) continue;
      // A pending result counts only without other errors.
      if (getReaction(error.code).do === 'wait') continue;
      assert.ok(
        URGENCY.indexOf(action.type) <= URGENCY.indexOf(alone.type),
        `${error.code}: ${action.type} after ${alone.type}`,
      );
    }
  });
  stop();
});

test('returns the most urgent of several decelerations', () => {
  const { stop } = recordErrors();
  check(mixtures, mixture => {
    const action = next(mixture);
    if (action.type !== 'decelerate') return;
    const rank = decelerations.findIndex(([reason]) => reason === action.reason);
    for (const { code, field } of mixture.errors) {
      const reaction = getReaction(code, field?.filter(part => part !== '0').join('.'));
      if (reaction.do !== 'decelerate') continue;
      assert.ok(rank <= decelerations.findIndex(([reason]) => reason === reaction.reason));
    }
  });
  stop();
});

test.run();
