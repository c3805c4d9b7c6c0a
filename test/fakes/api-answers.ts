import { html, json, multipart, networkError, never, type Reply, result, status } from './fake-fetch';

/** Faults of a request, with the resulting error code. */
export const FAILURES: [what: string, reply: Reply, error: { code: string; message?: string }][] = [
  ['a status that is no success', status(401), { code: 'HTTP', message: '401' }],
  ['a page of the shop with an error', html(500), { code: 'HTTP', message: '500' }],
  ['a lost connection', networkError, { code: 'NETWORK' }],
  [
    'a request that the page ends',
    () => Promise.reject(new DOMException('gone', 'AbortError')),
    { code: 'ABORTED' },
  ],
  ['silence', never, { code: 'TIMEOUT' }],
];

/** A response without deferred parts, and the client's result. */
type Answer = [
  what: string,
  reply: Reply,
  answer: { result?: unknown; errors: { code: string; message?: string; status?: number }[] },
];

/** Creates responses, some of them with this payload. */
export const createAnswers = (payload: object): Answer[] => [
  ['a payload', result(payload), { result: payload, errors: [] }],
  ['a payload that is null', result(null), { errors: [] }],
  [
    'a payload in a stream of one part',
    multipart([{ data: { result: payload }, hasNext: false }]),
    { result: payload, errors: [] },
  ],
  [
    'a payload in the first part of a stream that ends with the second',
    multipart([{ data: { result: payload }, hasNext: true }, { hasNext: false }]),
    { result: payload, errors: [] },
  ],
  [
    'errors of the API in a stream',
    multipart([{ errors: [{ message: 'slow', extensions: { code: 'THROTTLED' } }], hasNext: false }]),
    { errors: [{ code: 'THROTTLED', message: 'slow' }] },
  ],
  [
    'errors of the API, with their codes',
    json({ data: null, errors: [{ message: 'slow', extensions: { code: 'THROTTLED' } }] }),
    { errors: [{ code: 'THROTTLED', message: 'slow' }] },
  ],
  [
    'errors without a code',
    json({ errors: [{ message: 'syntax' }, { message: 'more' }] }),
    {
      errors: [
        { code: 'GRAPHQL', message: 'syntax' },
        { code: 'GRAPHQL', message: 'more' },
      ],
    },
  ],
  [
    'a payload next to errors about parts of it',
    json({ data: { result: payload }, errors: [{ message: 'tax', path: ['result', 'cart'] }] }),
    { result: payload, errors: [] },
  ],
  [
    'a token that counts no more, whatever the body calls it',
    json({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] }, { status: 401 }),
    { errors: [{ code: 'UNAUTHORIZED', message: 'no', status: 401 }] },
  ],
  [
    'a token that counts no more, in a body without a code',
    json({ errors: [{ message: '' }] }, { status: 401 }),
    { errors: [{ code: 'UNAUTHORIZED', message: '', status: 401 }] },
  ],
  [
    'another status that is no success, with errors of the API that have no code',
    json({ errors: [{ message: 'locked' }] }, { status: 423 }),
    { errors: [{ code: 'HTTP', message: 'locked', status: 423 }] },
  ],
  [
    'another status that is no success, with a code of the API',
    json({ errors: [{ message: 'oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, { status: 500 }),
    { errors: [{ code: 'INTERNAL_SERVER_ERROR', message: 'oops', status: 500 }] },
  ],
  [
    'another status that is no success, with JSON that has no errors',
    json({ message: 'gone' }, { status: 410 }),
    { errors: [{ code: 'HTTP', message: '410' }] },
  ],
  ['a page where data was expected', html(), { errors: [{ code: 'BAD_ANSWER' }] }],
  ['no data and no word why', json({ data: null }), { errors: [{ code: 'BAD_ANSWER' }] }],
  ['an empty object', json({}), { errors: [{ code: 'BAD_ANSWER' }] }],
  [
    'an error of an app in the place of an answer',
    () => Promise.reject(new Error('gone')),
    { errors: [{ code: 'NETWORK' }] },
  ],
  ...FAILURES.map(([what, reply, error]): Answer => [what, reply, { errors: [error] }]),
];

/** A body that ends inside its JSON. */
const cut: Reply = () =>
  new Response('{"data":{"result":{"car', { headers: { 'Content-Type': 'application/json' } });

/** A streamed response whose connection breaks after the first part. */
const cutStream: Reply = multipart(
  [{ data: { result: { cart: null } }, hasNext: true }],
  new TypeError('terminated'),
);

/** All faults of a server and a network. */
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
