import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openApi } from './test-client';
import { TRANSPORT_NAMES, type transportFaults } from './transport-faults';

const SLOW_MS = 120;
const SILENCE_MS = 200;
/** Longer than a busy machine takes to detect a closed connection. */
const LONG_SILENCE_MS = 20_000;

const api = await openApi({ slow: SLOW_MS, silence: SILENCE_MS });
test.after(() => api.close());
test.before.each(() => api.store.reset());

const input = { lines: [{ merchandiseId: api.variantGid('cafe-da-serra') }] };

/** Result of a request in the browser: status and text or a failure, duration, and number of carts. */
async function meet() {
  const start = performance.now();
  const seen = await api
    .send('cartCreate', { input })
    .then(async response => ({ status: response.status, response, text: await response.text() }))
    .catch(() => ({ status: 0, response: undefined, text: '' }));
  return { ...seen, ms: performance.now() - start, carts: api.store.carts.size };
}

type Meeting = Awaited<ReturnType<typeof meet>>;

/** Expected results by fault. */
const expectations: Record<keyof typeof transportFaults, (meeting: Meeting) => void> = {
  refused: ({ status, carts }) => assert.equal([status, carts], [0, 0]),
  cut: ({ status, carts }) => assert.equal([status, carts], [0, 1]),
  http_500: ({ status, carts }) => assert.equal([status, carts], [500, 0]),
  http_503: ({ status }) => assert.is(status, 503),
  http_429: ({ status, response }) => {
    assert.is(status, 429);
    assert.is(response?.headers.get('retry-after'), null);
  },
  http_429_retry_after: ({ status, response }) => {
    assert.is(status, 429);
    assert.is(response?.headers.get('retry-after'), '1');
  },
  html: ({ status, text }) => assert.equal([status, text.startsWith('<!doctype html>')], [200, true]),
  graphql_errors: ({ status, text }) => {
    const { data, errors } = JSON.parse(text);
    assert.equal([status, data, errors.length], [200, undefined, 1]);
  },
  null_data: ({ status, text }) => assert.equal([status, JSON.parse(text)], [200, { data: null }]),
  silence: ({ status, ms, carts }) => {
    assert.equal([status, carts], [0, 0]);
    assert.ok(ms >= SILENCE_MS - 5, `${ms} ms`);
  },
  slow: ({ status, ms, text }) => {
    assert.is(status, 200);
    assert.ok(ms >= SLOW_MS - 5, `${ms} ms`);
    assert.ok(JSON.parse(text).data.result.cart);
  },
};

for (const name of TRANSPORT_NAMES)
  test(`${name} breaks one response and is removed`, async () => {
    api.setFault({ name });
    const faulty = await meet();
    expectations[name](faulty);
    assert.equal(api.store.settings.faults, []);
    assert.equal([api.store.calls.length, api.store.calls[0]?.operation], [1, 'cartCreate']);
    assert.is((await meet()).status, 200);
  });

test('does not affect other operations', async () => {
  api.setFault({ name: 'http_500', operations: ['cartPaymentUpdate'] });
  assert.is((await meet()).status, 200);
  assert.is(api.store.settings.faults.length, 1);
});

test('stops waiting when the client closes the connection', async () => {
  const api = await openApi({ silence: LONG_SILENCE_MS });
  api.setFault({ name: 'silence' });
  const start = performance.now();
  const { port, hostname } = new URL(api.origin);
  const body = JSON.stringify({ query: '{ shop { name } }' });
  const { connect } = await import('node:net');
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      `POST /api/unstable/graphql.json HTTP/1.1\r\nHost: shop\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  });
  await new Promise<void>(resolve => {
    let calls = 0;
    const stop = api.store.onCall(() => {
      // Called at the start and at the end of the call.
      if (!calls++) return void socket.destroy();
      stop();
      resolve();
    });
  });
  assert.ok(performance.now() - start < LONG_SILENCE_MS);
  await api.close();
});

test.run();
