import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LATER_ROWS } from './later-payment-rows';
import { LIST_ROWS } from './list-rows';
import { ROWS, type Row, TAKEN } from './request-rows';
import { checkRequest } from './request-rules';

const test = suite('apple pay requests, as WebKit takes them');

const SOUND = {
  countryCode: 'BR',
  currencyCode: 'BRL',
  supportedNetworks: ['visa'],
  merchantCapabilities: ['supports3DS'],
  total: { label: 'Loja Exemplo', amount: '10.00' },
};

/** What a session of that version says to the request: nothing where it takes it. */
function say(request: object, version?: number): string {
  try {
    checkRequest(request, {}, version);
    return TAKEN;
  } catch (error) {
    assert.instance(error, TypeError);
    return (error as Error).message;
  }
}

const print = (value: unknown) =>
  JSON.stringify(value, (_, part) => (part === undefined ? 'undefined' : part)) ?? typeof value;

const nameOf = ([member, value, message, version = 14]: Row) =>
  `version ${version} ${message ? 'refuses' : 'takes'} ${member} ${print(value)}`;

const TABLE = [...ROWS, ...LIST_ROWS, ...LATER_ROWS];

for (const row of TABLE)
  test(nameOf(row), () => {
    const [member, value, message, version] = row;
    assert.is(say({ ...SOUND, [member]: value }, version), message);
  });

test('the table has no row twice, and has not become short', () => {
  assert.is(new Set(TABLE.map(nameOf)).size, TABLE.length);
  assert.ok(TABLE.length >= 200, `${TABLE.length} rows`);
});

test('names the first member that is missing where there is none', () => {
  for (const request of [{}, undefined, null])
    assert.match(say(request as object), /^Member ApplePayPaymentRequest\.countryCode is required/);
});

test('lets through what a member throws that is asked for its text', () => {
  const applicationData = {
    toString() {
      throw new RangeError('of the page');
    },
  };
  assert.throws(() => checkRequest({ ...SOUND, applicationData }, {}), /^of the page$/);
});

test('keeps a copy without what the API does not know, functions among it', () => {
  const given = { ...SOUND, merchantName: 'Loja', onClick: () => {} };
  const kept = checkRequest(given, {});
  assert.equal(kept, SOUND);
  assert.is.not(kept.total, given.total);
});

for (const [version, message] of [
  [3, 'Total amount must be greater than zero.'],
  [4, TAKEN],
] as const)
  test(`an engine of version ${version} says ${message || 'nothing'} to a total of nothing`, () => {
    const request = { ...SOUND, total: { label: 'Loja Exemplo', amount: '0' } };
    const run = () => checkRequest(request, { version });
    if (message) assert.throws(run, (error: Error) => error.message === message);
    else run();
  });

for (const [network, since] of [
  ['jcb', 2],
  ['vPay', 4],
  ['elo', 5],
  ['mir', 11],
  ['dankort', 13],
  ['bancomat', 14],
  ['bankAxept', 15],
] as const)
  test(`an engine knows ${network} from version ${since} on`, () => {
    const request = { ...SOUND, supportedNetworks: [network] };
    checkRequest(request, { version: since });
    assert.throws(() => checkRequest(request, { version: since - 1 }), /is not a valid payment network/);
  });

test.run();
