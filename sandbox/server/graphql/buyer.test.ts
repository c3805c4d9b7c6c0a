import '../../../test/run/dom';
import { isEnumType } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toAddress } from '../../../src/core/storefront/address';
import type { SheetHost } from '../../../src/core/types/wallet';
import { toAddress as fromApple } from '../../../src/wallets/apple-pay/mapping';
import { toAddress as fromGoogle } from '../../../src/wallets/google-pay/mapping';
import { CONTACTS } from '../../sdk/apple-pay/shopper';
import { ADDRESSES, findAddress, type SavedAddress } from '../../sdk/shoppers';
import type { MailingAddress } from '../store/types';
import { readSchemas } from './api';
import { checkAddress } from './buyer';
import { toDeliveryCode } from './submission-codes';
import { ADDRESS } from './test-client';

const { public: schema } = await readSchemas();
function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map(value => value.name) : [];
}
const cartCodes = valuesOf('CartErrorCode');
const submissionCodes = valuesOf('SubmissionErrorCode');

const NEW_YORK = { ...ADDRESS, country: 'US', province: 'NY', zip: '10001' };
const TORONTO = { ...ADDRESS, country: 'CA', province: 'Ontario', zip: 'M5V 3L9' };
const HONG_KONG = { ...ADDRESS, country: 'HK', province: 'Kowloon', zip: '' };
const DUBAI = { ...ADDRESS, country: 'AE', province: 'DU', zip: '' };
const CANCUN = { ...ADDRESS, country: 'MX', province: 'Q ROO', zip: '77500' };
const LISBON = { ...ADDRESS, country: 'Portugal', province: '', zip: '1200-192' };
const LONDON = { ...ADDRESS, country: 'GB', province: '', zip: 'SW1A 1AA' };

test('accepts a good address of each country, by codes and by names', () => {
  for (const address of [
    ADDRESS,
    { ...ADDRESS, province: 'são paulo' },
    NEW_YORK,
    TORONTO,
    HONG_KONG,
    DUBAI,
    CANCUN,
    LISBON,
    LONDON,
  ])
    assert.equal(checkAddress(address), [], address.country ?? '');
});

const TEXTS: [text: string, code: string][] = [
  ['x'.repeat(256), 'ADDRESS_FIELD_IS_TOO_LONG'],
  ['Ana 🎉', 'ADDRESS_FIELD_CONTAINS_EMOJIS'],
  ['veja https://example.com', 'ADDRESS_FIELD_CONTAINS_URL'],
  ['<b>Ana</b>', 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'],
];
for (const [text, code] of TEXTS)
  test(`responds with ${code} for forbidden content`, () => {
    const [problem, ...others] = checkAddress({ ...ADDRESS, address2: text });
    assert.equal([problem?.field, problem?.code, others.length], ['address2', code, 0]);
  });

const CASES: [change: MailingAddress, field: string, code: string][] = [
  [{ firstName: '' }, 'firstName', 'ADDRESS_FIELD_IS_REQUIRED'],
  [{ lastName: ' ' }, 'lastName', 'ADDRESS_FIELD_IS_REQUIRED'],
  [{ address1: null }, 'address1', 'ADDRESS_FIELD_IS_REQUIRED'],
  [{ city: '' }, 'city', 'ADDRESS_FIELD_IS_REQUIRED'],
  [{ zip: '' }, 'zip', 'ADDRESS_FIELD_IS_REQUIRED'],
  [{ province: '' }, 'province', 'ADDRESS_FIELD_IS_REQUIRED'],
  [{ country: '' }, 'country', 'ADDRESS_FIELD_IS_REQUIRED'],
  [{ country: 'ZZ' }, 'country', 'INVALID'],
  [{ firstName: '123' }, 'firstName', 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'],
  [{ phone: 'ligue' }, 'phone', 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'],
  [{ province: 'XX' }, 'province', 'PROVINCE_NOT_FOUND'],
  [{ zip: '1304' }, 'zip', 'INVALID_ZIP_CODE_FOR_COUNTRY'],
  [{ zip: '20040-002' }, 'zip', 'INVALID_ZIP_CODE_FOR_PROVINCE'],
];
for (const [change, field, code] of CASES)
  test(`responds with ${code} for ${JSON.stringify(change)}`, () => {
    assert.equal(
      checkAddress({ ...ADDRESS, ...change }).map(problem => [problem.field, problem.code]),
      [[field, code]],
    );
  });

const ZONES: [address: MailingAddress, known: string[], unknown: string[]][] = [
  [
    DUBAI,
    ['AJ', 'AZ', 'DU', 'FU', 'RK', 'SH', 'UQ', 'Abu Dhabi', 'ras al-khaimah'],
    ['Umm Suqeim', 'دبي', 'XX', ''],
  ],
  [HONG_KONG, ['HK', 'KL', 'NT', 'Kowloon', 'hong kong island', 'Hong Kong', '九龍'], ['999077', 'XX', '']],
  [CANCUN, ['Q ROO', 'Quintana Roo', 'ROO'], ['QROO', 'Q.R.', 'XX', '']],
  [{ ...CANCUN, zip: '06500' }, ['DF', 'CDMX', 'Ciudad de México'], ['D.F.', 'MÉX.']],
];

for (const [address, known, unknown] of ZONES)
  test(`accepts the zones of ${address.country} with ${address.zip || 'no postal code'}, and rejects others`, () => {
    for (const province of known) assert.equal(checkAddress({ ...address, province }), [], province);
    for (const province of unknown) {
      const code = province ? 'PROVINCE_NOT_FOUND' : 'ADDRESS_FIELD_IS_REQUIRED';
      assert.equal(
        checkAddress({ ...address, province }).map(problem => [problem.field, problem.code]),
        [['province', code]],
        province,
      );
    }
  });

test('rejects postal codes of another province in three countries', () => {
  for (const address of [
    { ...ADDRESS, province: 'RJ' },
    { ...NEW_YORK, province: 'CA' },
    { ...TORONTO, province: 'BC' },
  ])
    assert.is(checkAddress(address)[0]?.code, 'INVALID_ZIP_CODE_FOR_PROVINCE', address.country ?? '');
});

test('uses only codes of the public schema', () => {
  for (const [change, field, code] of [
    ...CASES,
    ...TEXTS.map(([zip, code]) => [{ zip }, 'zip', code] as const),
  ]) {
    assert.ok(cartCodes.includes(code), code);
    const problem = checkAddress({ ...ADDRESS, ...change })[0];
    assert.ok(problem && submissionCodes.includes(toDeliveryCode(problem)), `${field} ${code}`);
  }
});

const host = { address: toAddress } as Partial<SheetHost> as SheetHost;
const refusalOf = (address: Parameters<typeof checkAddress>[0]) => checkAddress(address)[0]?.code;
/** Addresses that are invalid on purpose, by their hint. */
const isWrong = (id: string) => id === 'bad-zip';

for (const saved of ADDRESSES)
  test(`the server ${isWrong(saved.id) ? 'rejects' : 'accepts'} Google's address "${saved.id}"`, () => {
    assert.is(!!refusalOf(fromGoogle(host, saved)), isWrong(saved.id));
  });

for (const { id, contact } of CONTACTS)
  test(`the server ${isWrong(id) ? 'rejects' : 'accepts'} Apple's contact "${id}"`, () => {
    assert.is(!!refusalOf(fromApple(host, contact)), isWrong(id));
  });

const REGIONS: [id: string, google: [string, string], apple: [string, string]][] = [
  ['hk', ['Kowloon', ''], ['', 'Kowloon']],
  ['ae', ['إمارة دبيّ', ''], ['دبي', '']],
  ['ae-latin', ['Dubai', ''], ['Dubai', '']],
];

for (const [id, google, apple] of REGIONS)
  test(`Google and Apple format the region of "${id}" differently, and the server gets the same`, () => {
    const saved = findAddress(id);
    const contact = CONTACTS.find(other => other.id === id)?.contact;
    if (!saved || !contact) throw new Error(`There is no address ${id}`);
    assert.equal([saved.administrativeArea, saved.postalCode], google);
    assert.equal([contact.administrativeArea, contact.postalCode], apple);
    const [fromOne, fromOther] = [fromGoogle(host, saved), fromApple(host, contact)];
    assert.is(fromOne.province, fromOther.province);
    assert.equal([fromOne.zip, fromOther.zip], ['', '']);
  });

for (const id of ['ae', 'ae-latin'])
  test(`Google’s address "${id}" has an emirate and no city`, () => {
    assert.is(findAddress(id)?.locality, '');
  });

const VARIANTS: [what: string, of: string, parts: Partial<SavedAddress>, code?: string][] = [
  ['a region of Hong Kong without a postal code', 'hk', { administrativeArea: 'Kowloon', postalCode: '' }],
  ['an emirate by its whole Arabic name', 'ae', { administrativeArea: 'إمارة الشارقةّ' }],
  ['an emirate that only the city names', 'ae', { administrativeArea: '', locality: 'Umm Al Quwain' }],
  ['Google’s older key of a Mexican state', 'mx', { administrativeArea: 'QROO' }],
  ['a district as an emirate', 'ae', { administrativeArea: 'Umm Suqeim' }, 'PROVINCE_NOT_FOUND'],
  ['no state of Mexico', 'mx', { administrativeArea: '' }, 'ADDRESS_FIELD_IS_REQUIRED'],
];

for (const [what, of, parts, code] of VARIANTS)
  test(`the server ${code ? 'rejects' : 'accepts'} ${what}`, () => {
    assert.is(refusalOf(fromGoogle(host, { ...findAddress(of), ...parts })), code);
  });

test.run();
