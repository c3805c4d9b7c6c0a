import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConsent } from '../../src/telemetry/consent';

const ID = 'kZ5wq0aVRrC1nT7uXy2hLg';
const cmp = (choices: object, purposes?: object) =>
  JSON.stringify({ v: '2.1', con: { CMP: choices }, region: 'CAON', reg: '', ...(purposes && { purposes }) });
const NO_CHOICE = { a: '', m: '', p: '', s: '' };

/** Letters of the purposes that are allowed: analytics, marketing, preferences, sale of data. */
const VALUES: [what: string, value: string | undefined, allowed: string][] = [
  ['no cookie', undefined, 'amps'],
  ['an empty cookie', '', 'amps'],
  ['what can’t be read', '{"v":', 'amps'],
  ['what is no consent', 'null', 'amps'],
  ['a number', '5', 'amps'],
  ['an unknown version', '4.amps_INUP_t_t', 'amps'],
  ['3, allowed by default', `3.AMPS_INUP_f_f_${ID}`, 'amps'],
  ['3, denied by default but for the sale', `3.ampS_ESCT_t_f_${ID}`, 's'],
  ['3, allowed in California', `3.AMPS_USCA_f_t_${ID}`, 'amps'],
  ['3, all chosen', `3AMPS._USCA_f_f_${ID}`, 'amps'],
  ['3, none chosen', `3amps._BRXX_f_f_${ID}`, ''],
  ['3, with a tail', `3AmPs._USCA_f_f_${ID}_{}`, 'ap'],
  ['3, some chosen, the rest by default', '3AMP.S', 'amps'],
  ['3, a choice against the default', '3aM.AmPS', 'mps'],
  ['3, an id with other signs', '3amP.S_DEBE_t_f_a*-B', 'ps'],
  ['2.1, no choice and no purposes', cmp(NO_CHOICE), 'amps'],
  ['2.1, purposes as they stand', cmp(NO_CHOICE, { a: false, m: false, p: true, t: true }), 'ps'],
  ['2.1, no third parties', cmp(NO_CHOICE, { a: true, m: true, p: true, t: false }), 'amp'],
  ['2.1, all granted', cmp({ a: '1', m: '1', p: '1', s: '1' }), 'amps'],
  ['2.1, all denied', cmp({ a: '0', m: '0', p: '0', s: '0' }), ''],
  [
    '2.1, a choice against the purposes',
    cmp({ a: '0', m: '1', p: '', s: '' }, { a: true, m: false, p: false }),
    'ms',
  ],
  ['2.0, granted', '{"lim":["GDPR"],"v":"2.0","con":{"GDPR":"1"},"reg":"CCPA"}', 'amps'],
  ['2.0, denied', '{"lim":["GDPR"],"v":"2.0","con":{"GDPR":"0"},"reg":"GDPR"}', ''],
  [
    '2.0, not asked yet where the shop asks first',
    '{"lim":["GDPR"],"v":"2.0","con":{"GDPR":""},"reg":"GDPR"}',
    '',
  ],
  ['2.0, not asked elsewhere', '{"lim":["GDPR"],"v":"2.0","con":{"GDPR":""},"reg":"CCPA"}', 'amps'],
  ['2.0, no sale', '{"lim":["CCPA"],"v":"2.0","con":{"CCPA":"0"},"reg":"CCPA"}', 'amp'],
  ['2.1, nothing where a part should be', '{"con":null,"reg":"","purposes":null}', 'amps'],
  ['1.0, no choice', '{"con":{"GDPR":""},"v":"1.0","lim":[],"reg":""}', 'amps'],
  ['1.0, denied', '{"con":{"GDPR":"0"},"v":"1.0","lim":[],"reg":""}', ''],
  ['_cmp_a', '{"purposes":{"p":true,"a":false,"m":true,"t":true},"display_banner":false}', 'mps'],
];

const LETTERS = { analytics: 'a', marketing: 'm', preferences: 'p', sale_of_data: 's' } as const;

for (const [what, value, allowed] of VALUES)
  test(`reads ${what}`, () => {
    const consent = parseConsent(value);
    const letters = Object.entries(LETTERS).filter(([purpose]) => consent[purpose as keyof typeof LETTERS]);
    assert.is(letters.map(([, letter]) => letter).join(''), allowed);
  });

test.run();
