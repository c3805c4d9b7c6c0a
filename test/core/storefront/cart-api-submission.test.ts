import '../../run/dom';
import * as assert from 'uvu/assert';
import { THANKS } from '../../fakes/answers';
import { CART_ID } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fails, fakeGraphql, openCart } from '../../fakes/fake-graphql';
import { fixture, test } from '../../run/suite';

fixture(() => fakeClock(Date.parse('2026-01-31T12:00:00Z')));
const ERRORS = [{ code: 'INVALID', field: ['attemptToken'], message: 'no' }];
const LOST = { type: 'SubmitLost', pauseMs: 500 };
const throttled = (pollAfter: unknown) => ({ result: { __typename: 'SubmitThrottled', pollAfter } });
const pause = (pauseMs: number) => ({ type: 'SubmitThrottled', pauseMs });

const SUBMITTED: [what: string, answer: unknown, submission: object][] = [
  [
    'success',
    { result: { __typename: 'SubmitSuccess', redirectUrl: THANKS } },
    { type: 'SubmitSuccess', redirectUrl: THANKS },
  ],
  [
    'a success next to errors as a success',
    { result: { __typename: 'SubmitSuccess', redirectUrl: THANKS }, errors: ERRORS },
    { type: 'SubmitSuccess', redirectUrl: THANKS },
  ],
  [
    'a success without a page',
    { result: { __typename: 'SubmitSuccess', redirectUrl: null } },
    { type: 'SubmitSuccess', redirectUrl: null },
  ],
  [
    'an earlier success',
    { result: { __typename: 'SubmitAlreadyAccepted' } },
    { type: 'SubmitAlreadyAccepted' },
  ],
  [
    'an earlier success next to errors',
    { result: { __typename: 'SubmitAlreadyAccepted' }, errors: ERRORS },
    { type: 'SubmitAlreadyAccepted' },
  ],
  ['throttling as a pause', throttled('2026-01-31T12:00:03Z'), pause(3000)],
  ['throttling until a past time', throttled('2020-01-01T00:00:00Z'), pause(500)],
  ['throttling until an invalid time', throttled('soon'), pause(500)],
  ['throttling without a time', throttled(null), pause(500)],
  ['throttling next to errors', { ...throttled('2026-01-31T12:00:01Z'), errors: ERRORS }, pause(1000)],
  [
    'a rejection',
    { result: { __typename: 'SubmitFailed', checkoutUrl: null, errors: [{ code: 'X', message: 'no' }] } },
    { type: 'SubmitFailed', errors: [{ code: 'X', field: '', message: 'no' }], checkoutUrl: null },
  ],
  [
    'a rejection with its own checkout',
    { result: { __typename: 'SubmitFailed', checkoutUrl: THANKS, errors: [] } },
    { type: 'SubmitFailed', errors: [], checkoutUrl: THANKS },
  ],
  [
    'a rejection with errors next to it',
    { result: { __typename: 'SubmitFailed', errors: [{ code: 'X' }] }, errors: ERRORS },
    {
      type: 'SubmitFailed',
      errors: [
        { code: 'X', field: '', message: undefined },
        { code: 'INVALID', field: 'attemptToken', message: 'no' },
      ],
      checkoutUrl: undefined,
    },
  ],
  [
    'an input error',
    { result: null, errors: ERRORS },
    {
      type: 'SubmitFailed',
      errors: [{ code: 'INVALID', field: 'attemptToken', message: 'no' }],
      checkoutUrl: undefined,
    },
  ],
  [
    'a missing cart as a lost response, because it may have become an order',
    { result: null, errors: [{ code: 'INVALID', field: ['cartId'], message: 'gone' }] },
    LOST,
  ],
  ['no response as a lost one', fails('NETWORK'), LOST],
  [
    'the pause that a failed response requests',
    fails({ code: 'HTTP', retryAfterMs: 3000 }),
    { type: 'SubmitLost', pauseMs: 3000 },
  ],
  [
    'a too short pause as half a second',
    fails({ code: 'HTTP', retryAfterMs: 1 }),
    { type: 'SubmitLost', pauseMs: 500 },
  ],
  ['a response without a result as a lost one', { result: null }, LOST],
  ['an empty list of errors as a lost response', { result: null, errors: [] }, LOST],
];

/** Invalid responses leave the outcome unknown. */
const UNREADABLE: [what: string, answer: unknown][] = [
  ['an unknown type', { result: { __typename: 'SubmitQueued' } }],
  ['no type', { result: {} }],
  ['a text', 'nonsense'],
  ['a result that is a string', { result: 'nonsense' }],
  ['a rejection without its list of errors', { result: { __typename: 'SubmitFailed' } }],
  ['a rejection whose errors are null', { result: { __typename: 'SubmitFailed', errors: null } }],
  ['a rejection whose error is null', { result: { __typename: 'SubmitFailed', errors: [null] } }],
  ['errors that are null', { result: null, errors: null }],
  ['errors that are a number', { result: null, errors: 7 }],
];

for (const [what, answer, submission] of [
  ...SUBMITTED,
  ...UNREADABLE.map(([what, answer]): [string, unknown, object] => [
    `${what} as a lost response`,
    answer,
    LOST,
  ]),
])
  test(`reads ${what}`, async () => {
    const graphql = fakeGraphql({ cartSubmitForCompletion: answer });
    const api = await openCart(graphql);
    assert.equal(await api.submit('token-1'), submission);
    assert.equal(graphql.calls[0]?.variables, { cartId: CART_ID, attemptToken: 'token-1' });
  });

test('does not retry by itself, because the caller must know of each lost response', async () => {
  const graphql = fakeGraphql({ cartSubmitForCompletion: fails('NETWORK') });
  await (await openCart(graphql)).submit('token-1');
  assert.equal(
    graphql.calls.map(({ options }) => options.retries),
    [0],
  );
});

test.run();
