import '../../run/dom';
import * as assert from 'uvu/assert';
import { t } from '../../../src/core/i18n/messages';
import { rows } from '../../../src/wallets/registry';
import { CART_CHOICE, cartNode, lineNode, PRODUCT_CHOICE, payload } from '../../fakes/fake-cart';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { openPurchase } from '../../fakes/open-purchase';
import { test } from '../../run/suite';

// Clicks without a sheet (docs/specification.md#click).

const wallets = Object.values(rows);
const SHEETS = wallets.flatMap(({ opens, instrument }) => (opens === 'sheet' ? instrument : []));
const OTHERS = wallets.flatMap(({ opens, instrument }) => (opens === 'sheet' ? [] : instrument));
const CHECKOUT = 'https://shop.example/cart/c/hWN2mTp3?key=0f1e2d3c%3D%3D&storefront_wallet=true';

/** Clicks with a creation that returns errors, and finishes like a wallet without a sheet. */
async function click(instrument: string, answer: object) {
  const { lines } = recordErrors();
  const opened = openPurchase({ cartCreate: answer }, { instrument, source: PRODUCT_CHOICE });
  opened.purchase.finish(await opened.purchase.open());
  return { ...opened, lines };
}

/** Returns a response with a cart and errors. */
const rejected = (...codes: string[]) =>
  payload(
    cartNode(),
    codes.map(text => {
      const [code, ...field] = text.split(' ');
      return { code, field };
    }),
  );

const REDIRECTS = [
  'DISCOUNT_NOT_APPLICABLE input discountCodes 0',
  'NOTE_TOO_LONG note',
  'CODE_OF_TOMORROW',
  'MERCHANDISE_NOT_APPLICABLE input lines 0 merchandiseId',
  'DELIVERY_ADDRESS_REQUIRED',
  'PENDING_DELIVERY_GROUPS',
  'INTERNAL_SERVER_ERROR',
];

for (const instrument of OTHERS)
  for (const code of REDIRECTS)
    test(`${instrument} redirects to the checkout of a cart with ${code}, and reports it`, async () => {
      const { visited, dialogs, lines } = await click(instrument, rejected(code));
      assert.equal(dialogs, []);
      assert.equal(visited, [CHECKOUT]);
      assert.is(lines.length, 1);
      assert.match(lines[0] ?? '', `The server answered ${code.split(' ')[0]}`);
    });

for (const instrument of SHEETS)
  for (const code of ['NOTE_TOO_LONG note', 'CODE_OF_TOMORROW'])
    test(`${instrument} shows its dialog for a cart with ${code}`, async () => {
      const { visited, dialogs } = await click(instrument, rejected(code));
      assert.equal(visited, []);
      assert.is(dialogs.length, 1);
    });

const DIALOGS = [
  'VALIDATION_CUSTOM',
  'INVALID input lines 0 quantity',
  'VARIANT_REQUIRES_SELLING_PLAN',
  'SELLING_PLAN_NOT_APPLICABLE',
  'INVALID input lines 0 merchandiseId',
  'MINIMUM_NOT_MET',
  'INVALID_PAYMENT_EMPTY_CART',
  'PAYMENT_METHOD_NOT_SUPPORTED',
  'INVALID country',
  'INVALID language',
];

for (const code of DIALOGS)
  for (const codes of [[code], ['CODE_OF_TOMORROW', code], [code, 'DISCOUNT_NOT_APPLICABLE']])
    test(`shows a dialog without a redirect for a cart with ${codes.join(', ')}`, async () => {
      const { visited, dialogs } = await click('BuyItNow', rejected(...codes));
      assert.equal(visited, []);
      assert.is(dialogs.length, 1);
    });

for (const [what, lineNodes, message] of [
  ['is sold out', [lineNode({ quantity: 0 })], t('error_dialogs.product.out_of_stock')],
  ['is empty', [], t('error_dialogs.checkout.eligibility_error')],
] as const)
  test(`does not redirect to a cart that ${what}, even with another code`, async () => {
    const node = cartNode({ lines: [...lineNodes], totalQuantity: 0 });
    const { visited, dialogs } = await click('BuyItNow', payload(node, [{ code: 'CODE_OF_TOMORROW' }]));
    assert.equal(visited, []);
    assert.equal(
      dialogs.map(([, text]) => text),
      [message],
    );
  });

/** A part of the response to a creation. */
interface Part {
  errors?: { code: string; message?: string }[];
  warnings?: string[];
  cart?: Parameters<typeof cartNode>[0];
}

const NO_CART = t('error_dialogs.product.out_of_stock');
const NOTHING_LEFT = { lines: [lineNode({ quantity: 0 })], totalQuantity: 0 };
const decelerated = (marker: string) => `${CHECKOUT}&wallet_${marker}=true`;

/** The outcomes of a click, in the order of docs/specification.md#click. Each row has responses with the same rank. */
const OUTCOMES: [what: string, part: Part, outcome: string][][] = [
  [['a custom validation', { errors: [{ code: 'VALIDATION_CUSTOM', message: 'Só um.' }] }, 'Só um.']],
  [
    ['INVALID_QUANTITY', { errors: [{ code: 'INVALID_QUANTITY' }] }],
    ['VARIANT_REQUIRES_SELLING_PLAN', { errors: [{ code: 'VARIANT_REQUIRES_SELLING_PLAN' }] }],
  ].map(([code, part]): [string, Part, string] => [
    code as string,
    part as Part,
    t('error_dialogs.checkout.generic_error'),
  ]),
  [
    ['a cart without anything left', { cart: NOTHING_LEFT }, NO_CART],
    ['nothing left and a warning', { cart: NOTHING_LEFT, warnings: ['MERCHANDISE_OUT_OF_STOCK'] }, NO_CART],
    ['an out-of-stock error', { errors: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }] }, NO_CART],
  ],
  [
    [
      'a warning of too little stock',
      { warnings: ['MERCHANDISE_NOT_ENOUGH_STOCK'] },
      decelerated('not_enough_stock'),
    ],
    ['a captcha', { errors: [{ code: 'CAPTCHA_COMPLETION_REQUIRED' }] }, decelerated('captcha_required')],
    [
      'another currency',
      { cart: { total: { amount: '30.0', currencyCode: 'EUR' } } },
      decelerated('currency_change'),
    ],
  ],
  [['an unknown code', { errors: [{ code: 'CODE_OF_TOMORROW' }] }, CHECKOUT]],
];

const pairs = OUTCOMES.flatMap((rows, rank) =>
  rows.flatMap(row => OUTCOMES.slice(rank + 1).flatMap(later => later.map(other => [row, other] as const))),
);

for (const [[first, a, outcome], [second, b]] of pairs)
  test(`lets ${first} decide about a click before ${second}`, async () => {
    for (const instrument of ['BuyItNow', 'AmazonPay'])
      for (const parts of [
        [a, b],
        [b, a],
      ]) {
        const node = cartNode({ ...b.cart, ...a.cart });
        const errors = parts.flatMap(({ errors = [] }) => errors);
        const warnings = parts.flatMap(({ warnings = [] }) => warnings);
        const { visited, dialogs } = await click(instrument, payload(node, errors, warnings));
        assert.equal([...visited, ...dialogs.map(([, text]) => text)], [outcome], instrument);
      }
  });

for (const code of ['CODE_OF_TOMORROW', 'NETWORK'])
  test(`shows a dialog without a cart: ${code}`, async () => {
    const { visited, dialogs } = await click('BuyItNow', fails(code));
    assert.equal(visited, []);
    assert.is(dialogs.length, 1);
  });

test('redirects to the checkout of the cart whose note is rejected', async () => {
  const rejected = { cart: null, errors: [{ code: 'NOTE_TOO_LONG', field: ['note'] }], warnings: [] };
  const { purchase, visited } = openPurchase(
    { cartNoteUpdate: rejected },
    { instrument: 'BuyItNow', source: { ...CART_CHOICE, note: 'Longa' } },
  );
  const { lines } = recordErrors();
  purchase.finish(await purchase.open());
  assert.equal(visited, [CHECKOUT]);
  assert.match(lines.join(), 'NOTE_TOO_LONG');
});

test('redirects if the wallet fails after the cart has loaded', async () => {
  recordErrors();
  const { purchase, visited, dialogs } = openPurchase({}, { instrument: 'AmazonPay' });
  await purchase.open();
  purchase.finish(purchase.fail(new Error('initCheckout')));
  assert.equal([visited, dialogs], [[CHECKOUT], []]);
});

test('does not redirect if the shopper has left the purchase', async () => {
  const { purchase, visited, dialogs } = openPurchase({}, { instrument: 'AmazonPay' });
  await purchase.open();
  purchase.cancel();
  purchase.finish(purchase.fail(new Error('initCheckout')));
  assert.equal([visited, dialogs], [[], []]);
});

test.run();
