import '../../run/dom';
import * as assert from 'uvu/assert';
import cartBuyerIdentityUpdate from '../../../src/core/storefront/documents/cart-buyer-identity-update.graphql';
import { getLimitedCart } from '../../../src/core/storefront/limited-cart';
import { fetchSignedConfig } from '../../../src/core/storefront/shop-requests';
import { createStreamingClient } from '../../../src/core/storefront/streaming-client';
import { CONFIG } from '../../fakes/config';
import { createCart } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { END_OF_PARTS, toPart } from '../../fakes/fake-fetch';
import { plain } from '../../fakes/plain';
import { recordRejections } from '../../fakes/record-rejections';
import { fixture, stub, test } from '../../run/suite';

const CART = { cart: { id: 'c1' } };
const GROUPS = { nodes: [{ id: 'g1' }] };
const FIRST = toPart({ data: { result: CART }, hasNext: true });
const SECOND = toPart({
  incremental: [{ path: ['result', 'cart'], data: { deliveryGroups: GROUPS } }],
  hasNext: false,
});
const WHOLE = { cart: { id: 'c1', deliveryGroups: GROUPS } };
const PARTS = { headers: { 'Content-Type': 'multipart/mixed; boundary="-"' } };

const clock = fixture(fakeClock);
let unhandled: unknown[];
test.before.each(() => {
  unhandled = recordRejections();
});

/** Replaces `fetch` with a wrapper that drops the signal, as some apps do. */
const patch = (answer: () => unknown) => stub(window, { fetch: () => answer() });

/** Creates a body that starts with this text and never ends. */
const hang = (text = '') =>
  new ReadableStream({
    start(controller) {
      if (text) controller.enqueue(new TextEncoder().encode(text));
    },
  });

const CALLS: [what: string, ask: () => Promise<unknown>, code: (answer: never) => unknown][] = [
  [
    'a purchase',
    () => createStreamingClient(CONFIG, 'GooglePay', {})(cartBuyerIdentityUpdate, {}, { retries: 0 }),
    ({ errors }: { errors: { code: string }[] }) => errors[0]?.code,
  ],
  [
    'a cart page',
    () => getLimitedCart(CONFIG, '1', 0).catch(error => error),
    ({ message }: Error) => /failed: (\w+)/.exec(message)?.[1],
  ],
  [
    'a signed configuration',
    () => fetchSignedConfig('optimus', createCart(), 'token'),
    ({ code }: { code?: string }) => code,
  ],
];

for (const [what, ask, toCode] of CALLS) {
  for (const [body, type] of [
    ['nothing', 'application/json'],
    ['{"data":', 'application/json'],
    [FIRST, PARTS.headers['Content-Type']],
  ] as const)
    test(`times out ${what} whose body hangs after ${JSON.stringify(body.slice(0, 8))}`, async () => {
      patch(
        async () => new Response(hang(body === 'nothing' ? '' : body), { headers: { 'Content-Type': type } }),
      );
      assert.is(toCode((await clock.run(ask())) as never), 'TIMEOUT');
      assert.is(clock.elapsed, 15_000);
    });

  test(`rejects ${what} without an unhandled rejection if fetch throws synchronously`, async () => {
    patch(() => {
      throw new TypeError('fetch of an app');
    });
    assert.is(toCode((await clock.run(ask())) as never), 'NETWORK');
    await clock.advance(60_000);
    assert.equal(unhandled, []);
  });
}

test("retries after a 503 whose body can't be cancelled", async () => {
  const answers = [503, 500];
  patch(async () => {
    const response = new Response(hang('{'), { status: answers.shift() ?? 500 });
    // The app never reads its clone.
    response.clone();
    return response;
  });
  assert.equal(await clock.run(fetchSignedConfig('optimus', createCart(), 'token')), { code: 'HTTP' });
  assert.is(clock.elapsed, 1000);
});

test('reads the parts of a response that an app has cloned', async () => {
  patch(async () => {
    const response = new Response(hang(FIRST + SECOND + END_OF_PARTS), PARTS);
    response.clone();
    return response;
  });
  const answer = createStreamingClient(CONFIG, 'GooglePay', {})(cartBuyerIdentityUpdate);
  assert.equal(plain(await clock.run(answer)), { result: WHOLE, errors: [] });
  assert.is(clock.elapsed, 0);
});

test('reads the parts of a response without a body', async () => {
  patch(async () => ({
    ok: true,
    status: 200,
    headers: new Headers(PARTS.headers),
    text: async () => FIRST + SECOND + END_OF_PARTS,
  }));
  const answer = createStreamingClient(CONFIG, 'GooglePay', {})(cartBuyerIdentityUpdate);
  assert.equal(plain(await clock.run(answer)), { result: WHOLE, errors: [] });
});

test.run();
