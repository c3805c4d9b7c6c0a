import '../../run/dom';
import * as assert from 'uvu/assert';
import type { Stage } from '../../../src/core/purchase/machine';
import type { Payment } from '../../../src/core/types/purchase';
import { REFUSED, SUCCESS, submitted } from '../../fakes/answers';
import { cartNode } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fails, inOrder } from '../../fakes/fake-graphql';
import { openPayment, type PaymentOptions } from '../../fakes/open-payment';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
async function pay({ payment, ...options }: PaymentOptions & { payment?: Partial<Payment> } = {}) {
  const opened = await openPayment(options);
  const action = await clock.run(opened.pay(payment));
  return { ...opened, action, operations: opened.graphql.operations() };
}

test('is irrevocable before the submission is sent', async () => {
  const seen: Stage[] = [];
  const opened = await openPayment();
  opened.graphql.answers.cartSubmitForCompletion = () => {
    seen.push(...opened.stages.slice(-1));
    return SUCCESS;
  };
  await clock.run(opened.pay());
  assert.equal(seen, ['submitted']);
  assert.is(opened.stages.at(-1), 'decided');
});

const CHALLENGE = 'https://shop.example/checkouts/captcha?token=t';

const ENDS: [what: string, answer: unknown, action: object][] = [
  [
    'redirects to the checkout if an earlier attempt was accepted',
    submitted({ __typename: 'SubmitAlreadyAccepted' }),
    { type: 'complete', redirectUrl: cartNode().checkoutUrl },
  ],
  [
    'redirects to the checkout if the submission stays throttled',
    submitted({ __typename: 'SubmitThrottled', pollAfter: '2027-01-01T00:00:00Z' }),
    { type: 'decelerate', reason: 'cart_throttled' },
  ],
  [
    'redirects to the checkout if the outcome is unknown',
    fails('NETWORK'),
    { type: 'decelerate', reason: 'cart_not_ready' },
  ],
  [
    'redirects to the checkout for a captcha',
    submitted({ __typename: 'SubmitFailed', errors: [{ code: 'CAPTCHA_COMPLETION_REQUIRED' }] }),
    { type: 'decelerate', reason: 'captcha_required' },
  ],
  [
    "redirects to the submission's own checkout for a captcha",
    submitted({
      __typename: 'SubmitFailed',
      checkoutUrl: CHALLENGE,
      errors: [{ code: 'CAPTCHA_COMPLETION_REQUIRED' }],
    }),
    { type: 'decelerate', reason: 'captcha_required', checkoutUrl: CHALLENGE },
  ],
  [
    'shows an error that the shopper can fix',
    REFUSED,
    {
      type: 'show_error',
      errors: [{ on: 'field', field: 'lastName', message: 'Preencha o campo sobrenome.' }],
    },
  ],
];

for (const [what, answer, action] of ENDS)
  test(what, async () => {
    assert.equal((await pay({ answers: { cartSubmitForCompletion: answer } })).action, action);
  });

for (const [errors, reason] of [
  [[{ code: 'MERCHANDISE_OUT_OF_STOCK' }], 'out_of_stock'],
  [[], 'wallet_error'],
] as const)
  test(`ends with ${reason} if a submission is rejected ${errors.length ? 'for it' : 'without errors'}`, async () => {
    const { action } = await pay({
      answers: { cartSubmitForCompletion: submitted({ __typename: 'SubmitFailed', errors }) },
    });
    assert.is(action.type === 'abort' && action.reason, reason);
  });

test('allows another payment after a rejection, with a new token', async () => {
  const opened = await openPayment({
    answers: { cartSubmitForCompletion: inOrder(REFUSED, SUCCESS) },
  });
  assert.is((await clock.run(opened.pay())).type, 'show_error');
  assert.is(opened.stages.at(-1), 'shown');
  assert.is((await clock.run(opened.pay())).type, 'complete');
  assert.is(new Set(opened.tokens()).size, 2);
});

test('redirects to the checkout if a rejection follows a lost response, because there may be an order', async () => {
  const answers = { cartSubmitForCompletion: inOrder(fails('NETWORK'), REFUSED) };
  const { action, tokens, stages } = await pay({ answers });
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.is(stages.at(-1), 'decided');
  assert.is(tokens().length, 2);
  assert.is(new Set(tokens()).size, 1);
});

test('submits all attempts with one token until a rejection', async () => {
  const answers = {
    cartSubmitForCompletion: inOrder(fails('NETWORK'), fails('TIMEOUT'), SUCCESS),
  };
  const { action, tokens } = await pay({ answers });
  assert.is(action.type, 'complete');
  assert.is(tokens().length, 3);
  assert.is(new Set(tokens()).size, 1);
});

test('has a separate token for each purchase', async () => {
  const tokens = [await pay(), await pay()].map(({ tokens: all }) => all()[0]);
  assert.is(new Set(tokens).size, 2);
});

test('completes without a URL if a success has none', async () => {
  for (const redirectUrl of [null, undefined]) {
    const answers = { cartSubmitForCompletion: submitted({ __typename: 'SubmitSuccess', redirectUrl }) };
    assert.equal((await pay({ answers })).action, { type: 'complete', redirectUrl: undefined });
  }
});

test.run();
