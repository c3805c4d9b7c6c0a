import { html, json, multipart, networkError, never, type Reply, status } from './fake-fetch';

/** A body that ends in the middle of its JSON. */
const cut: Reply = () =>
  new Response('{"data":{"result":{"car', { headers: { 'Content-Type': 'application/json' } });

/** A streamed answer whose connection breaks after the first part. */
const cutStream: Reply = multipart(
  [{ data: { result: { cart: null } }, hasNext: true }],
  new TypeError('terminated'),
);

/** What a server and a network can do to any answer. */
export const faults: Record<string, Reply> = {
  'connection refused': networkError,
  'body cut': cut,
  'stream cut': cutStream,
  'status 500': status(500),
  'status 429': status(429),
  'status 429 with Retry-After': status(429, { 'Retry-After': '2' }),
  'status 503': status(503),
  'status 503 with Retry-After': status(503, { 'Retry-After': '2' }),
  '200 with a page': html(),
  '200 with GraphQL errors': json({
    errors: [{ message: 'Internal', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  }),
  '200 with data: null': json({ data: null }),
  'silence for 30 s': never,
};
