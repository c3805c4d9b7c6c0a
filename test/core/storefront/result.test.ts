import '../../run/dom';
import * as assert from 'uvu/assert';
import { errorPolicies } from '../../../src/core/errors/policies';
import type { CartNode, ErrorNode, LineNode } from '../../../src/core/storefront/read-cart';
import { errorResult, toCartError, toResult } from '../../../src/core/storefront/result';
import type { Money } from '../../../src/core/types/cart';
import type { DecelerationReason } from '../../../src/core/types/result';
import { judged, nextOf } from '../../fakes/answers';
import { brl, cartNode, groupNode, lineNode, optionNode, PLAN, payload } from '../../fakes/fake-cart';
import { recordErrors } from '../../fakes/fake-console';
import { test } from '../../run/suite';

const read = (cart: CartNode | null = cartNode(), errors: ErrorNode[] = [], warnings: string[] = []) =>
  toResult({ result: payload(cart, errors, warnings), errors: [] }, { currency: 'BRL' });

const soldOut = cartNode({ lines: [lineNode({ quantity: 0 })], total: brl('0.0') });
const partly = cartNode({ lines: [lineNode({ quantity: 0 }), lineNode()] });

test('reads a valid cart', () => {
  const { data, errors } = read();
  assert.is(data?.totalAmount.amount, '188.0');
  assert.equal(errors, []);
});

test('treats a response with neither a cart nor an error as an invalid cart', () => {
  assert.equal(read(null).errors, judged({ code: 'INVALID', field: 'cartId' }));
  const result = toResult({ result: undefined, errors: [] }, { currency: 'BRL' });
  assert.is(nextOf(result), 'abort wallet_error');
});

const PARTS: [what: string, cart: unknown, code?: string][] = [
  ['an id', { ...cartNode(), id: '' }],
  ['a checkout URL', { ...cartNode(), checkoutUrl: null }, 'Invalid Checkout URL'],
  ['a cost', { ...cartNode(), cost: undefined }],
  ['a total', { ...cartNode(), cost: {} }],
];

for (const [what, cart, code = 'BAD_ANSWER'] of PARTS)
  test(`rejects a cart without ${what}`, () => {
    assert.equal(read(cart as CartNode), { data: undefined, errors: judged({ code }) });
  });

const BAD: [what: string, amount: unknown][] = [
  ['null', null],
  ['absent', undefined],
  ['empty', ''],
  ['an object', Object.create(null)],
  ['a list', ['1.00']],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['negative', '-1.0'],
  ['signed', '+1.0'],
  ['an exponent', '1e3'],
  ['hexadecimal', '0x1'],
  ['a decimal comma', '188,0'],
  ['separated thousands', '1,188.0'],
  ['other digits', '١٨٨'],
  ['text', 'nonsense'],
  ['too long to be exact', '9'.repeat(20)],
];
const line = (over: object) => lineNode({ cost: { ...lineNode().cost, ...over } });
const option = (estimatedCost: unknown) =>
  groupNode('g1', [optionNode('slow', { estimatedCost: estimatedCost as Money })]);

const PLACES: [what: string, create: (money: Money) => CartNode][] = [
  ['the total', total => cartNode({ total })],
  ['the subtotal', money => ({ ...cartNode(), cost: { ...cartNode().cost, subtotalAmount: money } })],
  ['the tax', tax => cartNode({ tax })],
  ['the duties', duty => cartNode({ duty })],
  ['a discount', money => cartNode({ discountAllocations: [{ discountedAmount: money }] })],
  ['a line', totalAmount => cartNode({ lines: [line({ totalAmount })] })],
  ['an option', money => cartNode({ groups: [option(money)] })],
  [
    'a selling plan',
    price =>
      cartNode({
        lines: [lineNode({ sellingPlanAllocation: PLAN && { ...PLAN, priceAdjustments: [{ price }] } })],
      }),
  ],
];

for (const [place, create] of PLACES) {
  test(`rejects a response if an amount of ${place} is not a plain decimal number`, () => {
    for (const [what, amount] of BAD) {
      const { data, errors } = read(create(brl(amount as string)));
      assert.equal([data, errors], [undefined, judged({ code: 'BAD_ANSWER' })], what);
    }
  });

  test(`reads ${place} with no, one, two and three decimals`, () => {
    for (const amount of ['0.0', '188', '188.0', '188.00', '12.345'])
      assert.equal(read(create(brl(amount))).errors, [], amount);
  });
}

for (const [what, cart] of [
  ['the subtotal', { ...cartNode(), cost: { ...cartNode().cost, subtotalAmount: null } }],
  ['a line', cartNode({ lines: [lineNode({ cost: null as unknown as LineNode['cost'] })] })],
  ['the total of a line', cartNode({ lines: [line({ totalAmount: null })] })],
  ['an option', cartNode({ groups: [option(null)] })],
  ['a currency', cartNode({ groups: [option({ currencyCode: 'BRL' })] })],
] as const)
  test(`rejects a response if ${what} has no amount`, () => {
    assert.equal(read(cart as CartNode).errors, judged({ code: 'BAD_ANSWER' }));
  });

const billedEvery = (interval: string): CartNode => {
  const billingPolicy = { interval, intervalCount: 1 };
  const plan = PLAN && { ...PLAN, sellingPlan: { ...PLAN.sellingPlan, billingPolicy } };
  return cartNode({ lines: [lineNode(), lineNode({ sellingPlanAllocation: plan })] });
};

for (const interval of ['YEAR', 'MONTH', 'WEEK', 'DAY'])
  test(`reads a selling plan with a billing interval of one ${interval}`, () => {
    const { data, errors } = read(billedEvery(interval));
    assert.equal(errors, []);
    assert.is(data?.lineItems[1]?.sellingPlanAllocation?.billingPolicy?.interval, interval);
  });

for (const interval of ['FORTNIGHT', 'month', 'MONTHS'])
  test(`rejects a selling plan with a billing interval of one ${interval}`, () => {
    assert.equal(read(billedEvery(interval)), { data: undefined, errors: judged({ code: 'BAD_ANSWER' }) });
  });

test('decelerates if the cart has more delivery groups than a response contains', () => {
  const deliveryGroups = { nodes: [groupNode('g1', [optionNode('slow')])], pageInfo: { hasNextPage: true } };
  assert.is(nextOf(read({ ...cartNode(), deliveryGroups })), 'decelerate cart_not_ready');
});

test('aborts if everything is out of stock', () => {
  assert.is(nextOf(read(soldOut, [], ['MERCHANDISE_OUT_OF_STOCK'])), 'abort out_of_stock');
});

const OUT_OF_STOCK = Object.entries(errorPolicies).flatMap(([code, reaction]) =>
  reaction.do === 'abort' && reaction.reason === 'out_of_stock' ? code : [],
);

for (const code of OUT_OF_STOCK)
  test(`redirects to the checkout if some line still has a quantity after the warning ${code}`, () => {
    assert.is(nextOf(read(partly, [], [code])), 'decelerate not_enough_stock');
  });

for (const code of OUT_OF_STOCK)
  test(`aborts after the error ${code}, even if some line still has a quantity`, () => {
    assert.is(nextOf(read(partly, [{ code }])), 'abort out_of_stock');
  });

const FIRST_TEN = Array.from({ length: 10 }, () => lineNode({ quantity: 0 }));

test('redirects to the checkout if a line after the first ten still has a quantity', () => {
  const cart = cartNode({ lines: FIRST_TEN, totalQuantity: 2 });
  assert.is(nextOf(read(cart, [], ['MERCHANDISE_OUT_OF_STOCK'])), 'decelerate not_enough_stock');
});

test('aborts if no line has a quantity, even after the first ten', () => {
  const cart = cartNode({ lines: FIRST_TEN, totalQuantity: 0 });
  assert.is(nextOf(read(cart, [], ['MERCHANDISE_OUT_OF_STOCK'])), 'abort out_of_stock');
});

test('continues with a read cart if a line after the first ten has a quantity', () => {
  const answer = { result: { cart: cartNode({ lines: FIRST_TEN, totalQuantity: 2 }) }, errors: [] };
  assert.equal(toResult(answer, { currency: 'BRL' }).errors, []);
});

test("uses the page's shipping and selling plan for a cart of ten lines", () => {
  const lines = Array.from({ length: 10 }, () => lineNode({ merchandise: { requiresShipping: false } }));
  const { data } = toResult(
    { result: { cart: cartNode({ lines }) }, errors: [] },
    { currency: 'BRL', requiresShipping: true, hasSellingPlan: true },
  );
  assert.equal([data?.requiresShipping, data?.hasSellingPlan], [true, true]);
});

test('redirects to the checkout if there is not enough stock', () => {
  assert.is(nextOf(read(cartNode(), [], ['MERCHANDISE_NOT_ENOUGH_STOCK'])), 'decelerate not_enough_stock');
});

test('ignores warnings without an effect', () => {
  const warnings = ['DISCOUNT_NOT_FOUND', 'DISCOUNT_NOT_APPLICABLE', 'WARNING_OF_TOMORROW'];
  assert.equal(read(cartNode(), [], warnings).errors, []);
});

const CURRENCIES: [what: string, amount: string, currencyCode: string, reason?: DecelerationReason][] = [
  ['redirects to the checkout if the cart has another currency', '188.0', 'USD', 'currency_changed'],
  ['continues in the same currency', '188.0', 'BRL'],
  ['continues in another currency if the total is zero', '0.0', 'USD'],
];

for (const [what, amount, currencyCode, reason] of CURRENCIES)
  test(what, () => {
    const next = reason ? `decelerate ${reason}` : 'update';
    assert.is(nextOf(read(cartNode({ total: { amount, currencyCode } }))), next);
  });

test('uses the most urgent reason in any order', () => {
  const codes = [
    'NEW_TAX_MUST_BE_ACCEPTED',
    'CART_THROTTLED',
    'PAYMENT_METHOD_NOT_APPLICABLE',
    'CART_NOT_READY',
  ];
  const result = read(
    cartNode({ total: { amount: '1.0', currencyCode: 'USD' } }),
    codes.map(code => ({ code })),
    ['MERCHANDISE_NOT_ENOUGH_STOCK'],
  );
  assert.is(nextOf(result), 'decelerate payment_method_not_applicable');
});

/** Creates a cart whose delivery groups have this many options each. */
const withOptions = (...counts: number[]) =>
  cartNode({
    groups: counts.map((count, group) =>
      groupNode(
        `g${group}`,
        Array.from({ length: count }, (_, option) => optionNode(`${group}-${option}`)),
      ),
    ),
  });

const CHOICES: [what: string, counts: number[], reason?: DecelerationReason][] = [
  ['as many options as a sheet can show', [500]],
  ['one option more', [501], 'cart_not_ready'],
  ['fewer combinations of two groups', [20, 25]],
  ['combinations of five groups of eight', [8, 8, 8, 8, 8], 'cart_not_ready'],
  ['a group without options next to another', [0, 500]],
];

for (const [what, counts, reason] of CHOICES)
  test(`${reason ? 'redirects to the checkout' : 'continues'} with ${what}`, () => {
    assert.is(nextOf(read(withOptions(...counts))), reason ? `decelerate ${reason}` : 'update');
  });

test('uses the most urgent reason to abort', () => {
  const errors = [
    { code: 'NETWORK' },
    { code: 'VARIANT_REQUIRES_SELLING_PLAN' },
    { code: 'MINIMUM_NOT_MET' },
  ];
  assert.is(nextOf(read(null, errors)), 'abort checkout_error');
  assert.is(nextOf(read(soldOut, errors)), 'abort checkout_error');
  assert.is(nextOf(read(soldOut, errors, ['MERCHANDISE_OUT_OF_STOCK'])), 'abort checkout_error');
  assert.is(nextOf(read(soldOut, [{ code: 'NETWORK' }])), 'abort out_of_stock');
});

/** Codes without their own action (docs/specification.md#codes), and one that the specification lacks. */
const UNHANDLED = [
  'MERCHANDISE_NOT_APPLICABLE',
  'MERCHANDISE_NOT_FOUND',
  'MERCHANDISE_VARIANT_NOT_FOUND',
  'MERCHANDISE_PRODUCT_NOT_PUBLISHED',
  'MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED',
  'MERCHANDISE_BUNDLE_REQUIRES_COMPONENTS',
  'MERCHANDISE_GIFT_CARDS_UNSUPPORTED',
  'MERCHANDISE_PRICE_MUST_BE_ABOVE_ZERO',
  'MERCHANDISE_PRICE_MUST_NOT_EXCEED_LIMIT',
  'DELIVERY_LINE_DETAILS_CHANGED',
  'INVALID_PAYMENT',
  'PAYMENTS_METHOD_REQUIRED',
  'APPLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED',
  'GOOGLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED',
  'CODE_OF_TOMORROW',
];

for (const code of UNHANDLED)
  test(`aborts with the wallet's error after ${code}`, () => {
    recordErrors();
    assert.is(nextOf(read(cartNode(), [{ code }])), 'abort wallet_error');
  });

test('keeps errors that the shopper can fix', () => {
  const result = read(cartNode(), [
    { code: 'INVALID', field: ['buyerIdentity', 'email'], message: 'Email is invalid' },
  ]);
  const reaction = { do: 'show', on: 'field', key: 'errors.invalid.email', field: 'email' };
  assert.equal(result.errors, [
    { code: 'INVALID', field: 'buyerIdentity.email', message: 'Email is invalid', reaction },
  ]);
  assert.is(nextOf(result), 'show_error');
});

test('combines the errors of the response and its payload', () => {
  const answer = { result: payload(null, [{ code: 'VALIDATION_CUSTOM' }]), errors: [{ code: 'NETWORK' }] };
  assert.equal(
    toResult(answer, { currency: 'BRL' }).errors.map(({ code }) => code),
    ['NETWORK', 'VALIDATION_CUSTOM'],
  );
});

test('rejects a response without a cart', () => {
  assert.equal(errorResult({ code: 'INVALID_QUANTITY', message: 'invalid quantity' }), {
    data: undefined,
    errors: judged({ code: 'INVALID_QUANTITY', message: 'invalid quantity' }),
  });
});

const ERRORS: [what: string, node: ErrorNode, error: object][] = [
  [
    'without the indices of its path',
    { code: 'INVALID', field: ['input', 'lines', '0', 'quantity'], message: 'no' },
    { code: 'INVALID', field: 'input.lines.quantity', message: 'no' },
  ],
  [
    'whose fields are all null',
    { code: null, field: null, message: null },
    { code: 'INVALID', field: '', message: undefined },
  ],
];

for (const [what, node, error] of ERRORS)
  test(`reads an error ${what}`, () => {
    assert.equal(toCartError(node), error);
  });

test('aborts on a read cart without an available item', () => {
  for (const [lines, reason] of [
    [[lineNode({ quantity: 0 })], 'out_of_stock'],
    [[], 'empty_cart'],
  ] as const) {
    const answer = { result: { cart: cartNode({ lines: [...lines] }) }, errors: [] };
    assert.is(nextOf(toResult(answer, { currency: 'BRL' })), `abort ${reason}`);
  }
});

test.run();
