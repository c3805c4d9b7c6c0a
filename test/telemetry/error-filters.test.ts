import '../run/dom';
import * as assert from 'uvu/assert';
import { AcceleratedCheckoutError, DeveloperError } from '../../src/core/platform/errors';
import { type ErrorContext, FILTERS, isSent } from '../../src/telemetry/error-report';
import { toExceptions } from '../../src/telemetry/exceptions';
import { test } from '../run/suite';
import { BASE } from './open-telemetry';

const OURS = `at open (${BASE}portable-wallets.js:1:77)`;
const THEIRS = 'at run (https://theme.example/theme.js:1:2)';

const BESIDE = `at run (${BASE}theme.js:1:2)`;
const PAGE = 'at run (https://shop.example/products/caneca:1:2)';
const UNHANDLED = { unhandled: true };
const named = (name: string) => Object.assign(new Error('no'), { name });

/** An error with a stack as Chromium would write it. */
const from = (stack: string, error: Error) => Object.assign(error, { stack: `${error}\n    ${stack}` });
const failed = (cause: Error) =>
  new AcceleratedCheckoutError(`can't be shown: ${cause}`, undefined, { cause });

const ERRORS: [what: string, error: unknown, sent: boolean, facts?: Partial<ErrorContext>][] = [
  ['a mistake of ours', from(OURS, new TypeError('x is undefined')), true],
  ['one of ours in the midst of theirs', from(`${THEIRS}\n    ${OURS}`, new TypeError('no')), true],
  ['a mistake of ours that nobody caught', from(OURS, new TypeError('no')), true, UNHANDLED],
  ['an error without a stack that we caught', 'popup blocked', true],
  ['an error without a stack that nobody caught', 'Script error.', false, UNHANDLED],
  [
    'an error of other people’s scripts that nobody caught',
    from(THEIRS, new TypeError('no')),
    false,
    UNHANDLED,
  ],
  ['an error of other people’s scripts that we caught', from(THEIRS, new TypeError('no')), true],
  ['an error of theirs that is called like ours', from(THEIRS, named('DeveloperError')), false, UNHANDLED],
  ['an error of a file beside ours', from(BESIDE, new TypeError('no')), false, UNHANDLED],
  ['an error of the page that the script is inlined in', from(PAGE, new TypeError('no')), false, UNHANDLED],
  ['an element that can’t be shown', failed(new TypeError('no')), true],
  ['an element that nobody sees', failed(new TypeError('no')), false, { isSeen: () => false }],
  ['an element without a network', failed(new TypeError('Failed to fetch')), false],
  ['an element without an answer', failed(new Error('limitedCartQuery failed: HTTP')), false],
  [
    'an element whose token counts no more',
    failed(new Error('limitedCartQuery failed: UNAUTHORIZED')),
    false,
  ],
  [
    'a purchase whose token counts no more',
    from(OURS, new Error('The server answered UNAUTHORIZED (HTTP 401)')),
    false,
  ],
  [
    'a status other than 200 with a code of the API',
    from(OURS, new Error('The server answered SHOP_INACTIVE (HTTP 403): input')),
    false,
  ],
  [
    'an element without another answer than a status and a code',
    failed(new Error('limitedCartQuery failed: SHOP_INACTIVE (HTTP 402)')),
    false,
  ],
  ['an element of which the API knows more', failed(new Error('limitedCartQuery failed: GRAPHQL')), true],
  ['a mistake of the page’s author', new DeveloperError('invalid-webcomponent', 'add it'), true],
  [
    'a mistake that leaves nothing to see',
    new DeveloperError('invalid-webcomponent', 'add it'),
    true,
    { isSeen: () => false },
  ],
  ['an unknown code', from(OURS, new Error('The server answered NEW_CODE: input')), true],
  ['a lost connection in Chromium', new TypeError('Failed to fetch'), false],
  ['a lost connection in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), false],
  ['a lost connection in Safari', new TypeError('Load failed'), false],
  ['a module that did not come', new TypeError('Importing a module script failed.'), false],
  ['an SDK that did not come', from(OURS, new Error('Could not load https://pay.example/sdk.js')), false],
  ['an abort', new DOMException('The user aborted a request.', 'AbortError'), false],
  ['a time-out', new DOMException('signal timed out', 'TimeoutError'), false],
  ['what nobody saw', from(OURS, new TypeError('no')), false, { isSeen: () => false }],
];

const NO_STACK = { stack: '' };

for (const [what, error, sent, facts] of ERRORS)
  test(`${sent ? 'sends' : 'drops'} ${what}`, () => {
    const plain =
      error instanceof Error && !error.stack?.includes('example/') ? Object.assign(error, NO_STACK) : error;
    const exceptions = toExceptions(plain, BASE);
    assert.is(isSent({ exceptions, unhandled: false, isSeen: () => true, ...facts }), sent);
  });

test('asks whether anything is seen only where no other rule decides', () => {
  const asked = ERRORS.map(([, error, , facts]) => {
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
  assert.equal([...new Set(asked)].sort(), [0, 1]);
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
