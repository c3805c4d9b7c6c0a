import '../run/dom';
import * as assert from 'uvu/assert';
import { AcceleratedCheckoutError, DeveloperError } from '../../src/core/platform/errors';
import { type ErrorContext, FILTERS, isSent } from '../../src/telemetry/error-report';
import { toExceptions } from '../../src/telemetry/exceptions';
import { test } from '../run/suite';
import { BASE } from './open-telemetry';

const SCRIPT = `at open (${BASE}portable-wallets.js:1:77)`;
const THEME = 'at run (https://theme.example/theme.js:1:2)';

const BESIDE = `at run (${BASE}theme.js:1:2)`;
const PAGE = 'at run (https://shop.example/products/caneca:1:2)';
const UNHANDLED = { unhandled: true };
const named = (name: string) => Object.assign(new Error('no'), { name });

/** Creates an error with a stack in Chromium's format. */
const from = (stack: string, error: Error) => Object.assign(error, { stack: `${error}\n    ${stack}` });
const failed = (cause: Error) =>
  new AcceleratedCheckoutError(`can't be shown: ${cause}`, undefined, { cause });

const ERRORS: [what: string, error: unknown, sent: boolean, facts?: Partial<ErrorContext>][] = [
  ['a bug of the script', from(SCRIPT, new TypeError('x is undefined')), true],
  [
    'an error with a frame of the script among others',
    from(`${THEME}\n    ${SCRIPT}`, new TypeError('no')),
    true,
  ],
  ['an uncaught bug of the script', from(SCRIPT, new TypeError('no')), true, UNHANDLED],
  ['a caught error without a stack', 'popup blocked', true],
  ['an uncaught error without a stack', 'Script error.', false, UNHANDLED],
  ['an uncaught error of another script', from(THEME, new TypeError('no')), false, UNHANDLED],
  ['a caught error of another script', from(THEME, new TypeError('no')), true],
  [
    'an error of another script with a name of this one',
    from(THEME, named('DeveloperError')),
    false,
    UNHANDLED,
  ],
  ['an error of a file next to the script', from(BESIDE, new TypeError('no')), false, UNHANDLED],
  ['an error of the page that inlines the script', from(PAGE, new TypeError('no')), false, UNHANDLED],
  ["an element that can't render", failed(new TypeError('no')), true],
  ['an element that is not visible', failed(new TypeError('no')), false, { isSeen: () => false }],
  ['an element without a network connection', failed(new TypeError('Failed to fetch')), false],
  ['an element without a response', failed(new Error('limitedCartQuery failed: HTTP')), false],
  ['an element with an expired token', failed(new Error('limitedCartQuery failed: UNAUTHORIZED')), false],
  [
    'a purchase with an expired token',
    from(SCRIPT, new Error('The server answered UNAUTHORIZED (HTTP 401)')),
    false,
  ],
  [
    'a status other than 200 with an API error code',
    from(SCRIPT, new Error('The server answered SHOP_INACTIVE (HTTP 403): input')),
    false,
  ],
  [
    "an element's response with only a status and a code",
    failed(new Error('limitedCartQuery failed: SHOP_INACTIVE (HTTP 402)')),
    false,
  ],
  ["an element's response with API errors", failed(new Error('limitedCartQuery failed: GRAPHQL')), true],
  ["a mistake of the page's author", new DeveloperError('invalid-webcomponent', 'add it'), true],
  [
    'a mistake that leaves nothing visible',
    new DeveloperError('invalid-webcomponent', 'add it'),
    true,
    { isSeen: () => false },
  ],
  ['an unknown code', from(SCRIPT, new Error('The server answered NEW_CODE: input')), true],
  ['a lost connection in Chromium', new TypeError('Failed to fetch'), false],
  ['a lost connection in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), false],
  ['a lost connection in Safari', new TypeError('Load failed'), false],
  ['a module that did not load', new TypeError('Importing a module script failed.'), false],
  ['an SDK that did not load', from(SCRIPT, new Error('Could not load https://pay.example/sdk.js')), false],
  ['an abort', new DOMException('The user aborted a request.', 'AbortError'), false],
  ['a time-out', new DOMException('signal timed out', 'TimeoutError'), false],
  ['an error without a visible element', from(SCRIPT, new TypeError('no')), false, { isSeen: () => false }],
];

const NO_STACK = { stack: '' };

for (const [what, error, sent, facts] of ERRORS)
  test(`${sent ? 'sends' : 'drops'} ${what}`, () => {
    const plain =
      error instanceof Error && !error.stack?.includes('example/') ? Object.assign(error, NO_STACK) : error;
    const exceptions = toExceptions(plain, BASE);
    assert.is(isSent({ exceptions, unhandled: false, isSeen: () => true, ...facts }), sent);
  });

test('checks visibility only if no other rule decides', () => {
  const layoutReads = ERRORS.map(([, error, , facts]) => {
    const exceptions = toExceptions(error, BASE);
    let count = 0;
    const isSeen = () => !!++count;
    isSent({ exceptions, unhandled: false, ...facts, isSeen });
    const decides = FILTERS.slice(0, -1).some(([fits]) =>
      fits({ exceptions, unhandled: false, ...facts, isSeen: () => true }),
    );
    assert.is(count, Number(!decides));
    return count;
  });
  assert.equal([...new Set(layoutReads)].sort(), [0, 1]);
});

test('has an error for every rule', () => {
  const used = ERRORS.map(([, error, , facts]) =>
    FILTERS.findIndex(([fits]) =>
      fits({ exceptions: toExceptions(error, BASE), unhandled: false, isSeen: () => true, ...facts }),
    ),
  );
  for (const [index, [fits]] of FILTERS.entries()) assert.ok(used.includes(index), `${index} ${fits}`);
});

test.run();
