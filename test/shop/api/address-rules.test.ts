import { isEnumType } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { MailingAddress } from '../store/types';
import { checkAddress } from './address-rules';
import { ADDRESS } from './open-api';
import { readSchemas } from './schemas';
import { toDeliveryCode } from './submission-codes';

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
for (const field of [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'zip',
  'province',
  'phone',
] as const)
  for (const [text, code] of TEXTS)
    test(`answers ${code} for ${field}`, () => {
      const [problem, ...others] = checkAddress({ ...ADDRESS, [field]: text });
      assert.equal([problem?.field, problem?.code, others.length], [field, code, 0]);
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
  test(`answers ${code} for ${JSON.stringify(change)}`, () => {
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
  test(`knows the zones of ${address.country} with ${address.zip || 'no postal code'}, and refuses what is none`, () => {
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

test('knows the postal codes of provinces in three countries', () => {
  for (const address of [
    { ...ADDRESS, province: 'RJ' },
    { ...NEW_YORK, province: 'CA' },
    { ...TORONTO, province: 'BC' },
  ])
    assert.is(checkAddress(address)[0]?.code, 'INVALID_ZIP_CODE_FOR_PROVINCE', address.country ?? '');
});

test('answers with codes of the public schema only, also when it submits', () => {
  for (const [change, field, code] of [
    ...CASES,
    ...TEXTS.map(([zip, code]) => [{ zip }, 'zip', code] as const),
  ]) {
    assert.ok(cartCodes.includes(code), code);
    const problem = checkAddress({ ...ADDRESS, ...change })[0];
    assert.ok(problem && submissionCodes.includes(toDeliveryCode(problem)), `${field} ${code}`);
  }
});

test.run();
