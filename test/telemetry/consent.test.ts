import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type PrivacySignals, type Purpose, parseConsent } from '../../src/telemetry/visit';

const ID = 'kZ5wq0aVRrC1nT7uXy2hLg';
const cmp = (choices: unknown, purposes?: unknown) =>
  JSON.stringify({ v: '2.1', con: { CMP: choices }, region: 'CAON', reg: '', purposes });
const NO_CHOICE = { a: '', m: '', p: '', s: '' };

/** Letters of the purposes that are allowed: analytics, marketing, preferences, sale of data. */
const VALUES: [what: string, value: string | undefined, allowed: string][] = [
  ['no cookie', undefined, 'amps'],
  ['an empty cookie', '', ''],
  ['invalid JSON', '{"v":', ''],
  ['JSON null', 'null', ''],
  ['a number', '5', ''],
  ['a text', '"3.AMPS"', ''],
  ['an object without consent data', '{}', 'amps'],
  ['1.0, without consent data', '{"v":"1.0"}', 'amps'],
  ['2.0, without consent data', '{"v":"2.0"}', 'amps'],
  ['2.1, without consent data', '{"v":"2.1"}', 'amps'],
  ['2.1, with other data', '{"v":"2.1","id":"kZ5wq0"}', 'amps'],
  ['a region without a version', '{"region":"BRSP"}', ''],
  ['2.0, a region alone', '{"v":"2.0","region":"BRSP"}', ''],
  ['an unknown version with a region', '{"v":"9.0","region":"BRSP"}', ''],
  ['empty purposes without a version', '{"purposes":{}}', ''],
  ['2.1, a region and empty purposes', '{"v":"2.1","region":"BRSP","purposes":{}}', ''],
  ['2.1, a region alone', '{"v":"2.1","region":"BRSP"}', ''],
  ['an unknown version without consent data', '{"v":"9.0"}', ''],
  ['2.1, an invalid choice alone', '{"v":"2.1","con":null}', ''],
  ['2.1, a list of laws alone', '{"v":"2.1","lim":[]}', ''],
  ['2.1, a law alone', '{"v":"2.1","reg":""}', ''],
  ['2.1, purposes alone', '{"v":"2.1","purposes":{}}', ''],
  ['3, as an object without consent data', '{"v":"3.0"}', ''],
  ['a list', '[]', ''],
  ['an unknown version', `4.AMPS_INUP_t_t_${ID}`, ''],
  ['an unknown version of the old kind', '{"v":"9.0","con":{"GDPR":"1"},"purposes":{"a":true}}', ''],
  ['2.1, encoded twice', encodeURIComponent(cmp({ a: '1', m: '1', p: '1', s: '1' })), ''],
  ['2.1, cut off', cmp({ a: '1', m: '1', p: '1', s: '1' }).slice(0, -2), ''],
  ['3, encoded twice', `3%2EAMPS_INUP_f_f_${ID}`, ''],
  ['3, without its dot', `3AMPS_INUP_f_f_${ID}`, ''],
  ['3, with another string for its letters', `3.XMPS_INUP_f_f_${ID}`, ''],
  ['3, with no letters', `3._INUP_f_f_${ID}`, ''],
  ['3, a purpose it does not name', `3.AMP_INUP_f_f_${ID}`, 'amp'],
  ['2.0, an invalid choice', '{"lim":[],"v":"2.0","con":{"GDPR":"maybe"},"reg":""}', ''],
  ['2.0, a choice by the name of a method', '{"lim":[],"v":"2.0","con":{"GDPR":"constructor"},"reg":""}', ''],
  ['2.0, without choices', '{"lim":[],"v":"2.0","con":{},"reg":""}', ''],
  ['2.0, laws that are no list', '{"lim":7,"v":"2.0","con":{"GDPR":""},"reg":"GDPR"}', ''],
  ['2.1, invalid choices', cmp('AMPS'), ''],
  ['2.1, a choice that is missing', cmp({ a: '1', m: '', p: '' }), 'amp'],
  ['2.1, purposes of other types', cmp(NO_CHOICE, { a: 'no', m: 0, p: 'false', t: null }), 's'],
  ['2.1, invalid purposes', cmp(NO_CHOICE, 'AMPT'), ''],
  ['_cmp_a, a purpose it does not name', '{"purposes":{"a":true,"m":true}}', 'am'],
  ['3, allowed by default', `3.AMPS_INUP_f_f_${ID}`, 'amps'],
  ['3, denied by default but for the sale', `3.ampS_ESCT_t_f_${ID}`, 's'],
  ['3, allowed in California', `3.AMPS_USCA_f_t_${ID}`, 'amps'],
  ['3, all chosen', `3AMPS._USCA_f_f_${ID}`, 'amps'],
  ['3, none chosen', `3amps._BRXX_f_f_${ID}`, ''],
  ['3, with a tail', `3AmPs._USCA_f_f_${ID}_{}`, 'ap'],
  ['3, some chosen, the rest by default', '3AMP.S', 'amps'],
  ['3, a choice against the default', '3aM.AmPS', 'mps'],
  ['3, an id with other characters', '3amP.S_DEBE_t_f_a*-B', 'ps'],
  ['2.1, no choice and no purposes', cmp(NO_CHOICE), 'amps'],
  ['2.1, purposes without a choice', cmp(NO_CHOICE, { a: false, m: false, p: true, t: true }), 'ps'],
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
    '2.0, no choice yet if the shop asks first',
    '{"lim":["GDPR"],"v":"2.0","con":{"GDPR":""},"reg":"GDPR"}',
    '',
  ],
  ['2.0, no choice yet elsewhere', '{"lim":["GDPR"],"v":"2.0","con":{"GDPR":""},"reg":"CCPA"}', 'amps'],
  ['2.0, no sale', '{"lim":["CCPA"],"v":"2.0","con":{"CCPA":"0"},"reg":"CCPA"}', 'amp'],
  ['2.1, null instead of each part', '{"v":"2.1","con":null,"reg":"","purposes":null}', ''],
  ['1.0, no choice', '{"con":{"GDPR":""},"v":"1.0","lim":[],"reg":""}', 'amps'],
  ['1.0, denied', '{"con":{"GDPR":"0"},"v":"1.0","lim":[],"reg":""}', ''],
  ['_cmp_a', '{"purposes":{"p":true,"a":false,"m":true,"t":true},"display_banner":false}', 'mps'],
];

const lettersOf = (purposes: Purpose[]) => purposes.map(([letter]) => letter).join('');

for (const [what, value, allowed] of VALUES)
  test(`reads ${what}`, () => {
    assert.is(lettersOf(parseConsent(value)), allowed);
  });

test('names the purposes', () => {
  assert.equal(parseConsent(undefined), ['analytics', 'marketing', 'preferences', 'sale_of_data']);
});

/** Privacy signals of a browser, and which of all purposes they allow. */
const BROWSERS: [what: string, preferences: PrivacySignals, allowed: string][] = [
  ['nothing', {}, 'amps'],
  ['Global Privacy Control', { globalPrivacyControl: true }, 'ap'],
  ['no Global Privacy Control', { globalPrivacyControl: false }, 'amps'],
  ['Do Not Track', { doNotTrack: '1' }, 'ap'],
  ['Do Not Track 0', { doNotTrack: '0' }, 'amps'],
  ['no Do Not Track', { doNotTrack: null }, 'amps'],
  ['Do Not Track in Firefox', { doNotTrack: 'unspecified' }, 'amps'],
];

for (const [what, preferences, allowed] of BROWSERS)
  for (const value of [undefined, '{"v":"2.1"}', `3AMPS._USCA_f_f_${ID}`])
    test(`allows "${allowed}" of ${value ?? 'no cookie'} with ${what}`, () => {
      assert.is(lettersOf(parseConsent(value, preferences)), allowed);
    });

test('allows no more because of a privacy signal', () => {
  assert.equal(parseConsent(`3amps._USCA_f_f_${ID}`, { globalPrivacyControl: false }), []);
});

test.run();
