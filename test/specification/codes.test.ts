import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { genericCodes } from '../../build/generic-codes';
import { catalogue } from '../../src/core/decision/catalogue';
import { toResult } from '../../src/core/server/result';
import { cartNode, payload } from '../fakes/fake-cart';

/** Codes of the specification (docs/specification.md#codes) for which its table of reactions has no row but «unhandled errors». */
const UNHANDLED: [what: string, codes: string][] = [
  [
    'merchandise that can’t be bought',
    'MERCHANDISE_NOT_APPLICABLE MERCHANDISE_NOT_FOUND MERCHANDISE_VARIANT_NOT_FOUND MERCHANDISE_PRODUCT_NOT_PUBLISHED',
  ],
  [
    'plans of companies, and bundles',
    'MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED MERCHANDISE_BUNDLE_REQUIRES_COMPONENTS',
  ],
  [
    'gift cards and prices',
    'MERCHANDISE_GIFT_CARDS_UNSUPPORTED MERCHANDISE_PRICE_MUST_BE_ABOVE_ZERO MERCHANDISE_PRICE_MUST_NOT_EXCEED_LIMIT',
  ],
  ['lines of the delivery', 'DELIVERY_LINE_DETAILS_CHANGED'],
  ['a payment', 'INVALID_PAYMENT PAYMENTS_METHOD_REQUIRED'],
  [
    'a wallet’s payment method',
    'APPLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED GOOGLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED',
  ],
];

for (const [what, codes] of UNHANDLED)
  test(`ends with the wallet’s generic dialog for ${what}`, () => {
    for (const code of codes.split(' ')) {
      assert.ok(genericCodes.includes(code), code);
      assert.not(code in catalogue, code);
      const { abortReason } = toResult(
        { result: payload(cartNode(), [{ code }]), errors: [] },
        { currency: 'BRL' },
      );
      assert.is(abortReason, 'wallet_error', code);
    }
  });

test.run();
