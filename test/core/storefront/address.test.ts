import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toAddress } from '../../../src/core/storefront/address';
import type { RawAddress } from '../../../src/core/types/address';

const EMPTY = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  zip: '',
  province: '',
  country: 'ZZ',
  phone: '',
};

test('sets every field of an empty address', () => {
  assert.equal(toAddress({}), EMPTY);
});

test('keeps an address that needs no rule', () => {
  assert.equal(
    toAddress({
      firstName: 'Ana',
      lastName: 'Lima',
      lines: ['Rua Augusta, 10', 'ap. 3'],
      city: 'São Paulo',
      zip: '01305-000',
      province: 'SP',
      country: 'BR',
      phone: '+55 11 5555-0100',
    }),
    {
      firstName: 'Ana',
      lastName: 'Lima',
      address1: 'Rua Augusta, 10',
      address2: 'ap. 3',
      city: 'São Paulo',
      zip: '01305-000',
      province: 'SP',
      country: 'BR',
      phone: '+55 11 5555-0100',
    },
  );
});

const NAMES: [what: string, raw: RawAddress, firstName: string, lastName: string][] = [
  ['uses the first word as the first name', { name: 'Ana Lima' }, 'Ana', 'Lima'],
  ['uses all other words as the last name', { name: 'Ana de Souza Lima' }, 'Ana', 'de Souza Lima'],
  ['uses a single word for both names', { name: 'Ana' }, 'Ana', 'Ana'],
  ['ignores white space around the words', { name: '  Ana   Lima ' }, 'Ana', 'Lima'],
  ['copies the first name if the last is missing', { firstName: 'Ana' }, 'Ana', 'Ana'],
  ['copies the first name if the last is empty', { firstName: 'Ana', lastName: '' }, 'Ana', 'Ana'],
  ['keeps a first name of two words', { firstName: 'Ana Maria', lastName: 'Lima' }, 'Ana Maria', 'Lima'],
];

for (const [what, raw, firstName, lastName] of NAMES)
  test(what, () => {
    const address = toAddress(raw);
    assert.is(address.firstName, firstName);
    assert.is(address.lastName, lastName);
  });

const COUNTRIES: [wallet: string | undefined, mapped: string][] = [
  ['UK', 'GB'],
  ['JA', 'JP'],
  ['GB', 'GB'],
  ['br', 'BR'],
  ['', 'ZZ'],
  [undefined, 'ZZ'],
];

for (const [country, mapped] of COUNTRIES)
  test(`maps the country ${country || 'undefined'} to ${mapped}`, () => {
    assert.is(toAddress({ country }).country, mapped);
  });

for (const country of ['AS', 'GU', 'MP', 'PR', 'VI'])
  test(`maps ${country} to a province of the United States`, () => {
    const address = toAddress({ country, province: 'San Juan', zip: '00901' });
    assert.is(address.country, 'US');
    assert.is(address.province, country);
    assert.is(address.zip, '00901');
  });

for (const zip of ['999077', '0000', '000', '00000-0000', 'HK 0000'])
  test(`keeps a Hong Kong region next to the placeholder postal code ${zip}`, () => {
    const address = toAddress({ country: 'HK', zip, province: 'Kowloon' });
    assert.equal([address.province, address.zip], ['Kowloon', '']);
  });

test('moves a placeholder postal code of Hong Kong to the province without a region', () => {
  assert.is(toAddress({ country: 'HK', zip: '999077' }).province, '999077');
});

test('moves the Hong Kong postal code to the province', () => {
  const address = toAddress({ country: 'HK', zip: 'KOWLOON', province: 'x', city: 'Mong Kok' });
  assert.is(address.province, 'KOWLOON');
  assert.is(address.zip, '');
  assert.is(address.city, 'Mong Kok');
});

for (const zip of ['', undefined, null])
  test(`keeps a Hong Kong region if the postal code is ${JSON.stringify(zip)}`, () => {
    const address = toAddress({ country: 'HK', zip, province: 'Kowloon' });
    assert.equal([address.province, address.zip], ['Kowloon', '']);
  });

/** The last Arabic name of each row is that of Google's address metadata with its diacritics. */
const EMIRATES: [code: string, ...names: string[]][] = [
  [
    'AZ',
    'ابوظبي',
    'أبوظبي',
    'إمارة أبوظبي',
    'أبو ظبي',
    'Abu Dhabi',
    'ABU DHABI',
    'Abu Zaby',
    'Abū Z̧aby',
    'Abu Dabi',
  ],
  [
    'SH',
    'الشارقة',
    'الشارقه',
    'الشارقةّ',
    'إمارة الشارقةّ',
    'Sharjah',
    'Al Sharjah',
    'Ash Shāriqah',
    'Emirate of Sharjah',
  ],
  ['FU', 'الفجيره', 'إمارة الفجيرة', 'الفجيرة', 'Fujairah', 'Al Fujairah', 'Al Fujayrah', 'Fujeirah'],
  ['AJ', 'إمارة عجمان', 'عجمان', 'Ajman', 'Ajmān', "'Ajman"],
  [
    'RK',
    'رأس الخيمة',
    'راس الخيمة',
    'إمارة رأس الخيمة',
    'Ras Al Khaimah',
    "Ra's al-Khaimah",
    'Ra’s al Khaymah',
    'Ras el-Khaimah',
    'RAK',
  ],
  [
    'UQ',
    'أم القيوين',
    'إمارة أم القيوين',
    'ام القيوين',
    'Umm Al Quwain',
    'Umm al-Quwain',
    'Umm al Qaywayn',
    'Umm Al Qaiwain',
    'UAQ',
  ],
  [
    'DU',
    'دبي',
    'دبى',
    'دُبَيّ',
    'امارة دبي',
    'إمارة دبيّ',
    'Dubai',
    'DUBAI',
    'Dubayy',
    'Dubaï',
    'Dubai Emirate',
    'AE-DU',
    'du',
  ],
];

for (const [code, ...names] of EMIRATES)
  for (const name of names)
    test(`maps ${name} to the emirate ${code}, and keeps the city`, () => {
      const address = toAddress({ country: 'AE', province: name, city: 'Marina' });
      assert.is(address.province, code);
      assert.is(address.city, name);
    });

const DISTRICTS = [
  'Umm Suqeim',
  'Umm Ramool',
  'أم سقيم',
  'Ras Al Khor',
  'رأس الخور',
  'Abu Hail',
  'أبو هيل',
  'Abu Shagara',
  'أبو شغارة',
  'Dubai Marina',
  'دبي مارينا',
  'Sharjah Industrial Area',
  'Al Ain',
  'toString',
];

for (const district of DISTRICTS)
  test(`maps ${district} to no emirate, so that the server rejects it`, () => {
    for (const raw of [{ province: district, city: 'Al Barsha' }, { city: district }])
      assert.is(toAddress({ country: 'AE', ...raw }).province, district);
  });

test('finds the emirate in the city without a province', () => {
  const address = toAddress({ country: 'AE', city: 'دبي' });
  assert.is(address.province, 'DU');
  assert.is(address.city, 'دبي');
});

test('finds the emirate in the city if the province is a district', () => {
  const address = toAddress({ country: 'AE', province: 'Umm Suqeim', city: 'Dubai' });
  assert.equal([address.province, address.city], ['DU', 'Dubai']);
});

test('keeps an emirate code', () => {
  assert.is(toAddress({ country: 'AE', province: 'DU' }).province, 'DU');
});

test('leaves a UAE address without a place empty', () => {
  const address = toAddress({ country: 'AE' });
  assert.equal([address.province, address.city], ['', '']);
});

const MEXICAN_STATES: [wallet: string, mapped: string][] = [
  // Some keyboards write the accent as a separate character.
  ['Me\u0301x.', 'MEX'],
  ['Méx.', 'MEX'],
  ['Méx', 'MEX'],
  ['Q.R.', 'Q ROO'],
  ['QROO', 'Q ROO'],
  ['Q. Roo', 'Q ROO'],
  ['Qro.', 'QRO'],
  ['N.L.', 'NL'],
  ['B.C.S.', 'BCS'],
  ['Jal.', 'JAL'],
  ['Cdmx', 'CDMX'],
  ['', ''],
];

for (const [wallet, mapped] of MEXICAN_STATES)
  test(`maps the Mexican state "${wallet}" to "${mapped}"`, () => {
    assert.is(toAddress({ country: 'MX', province: wallet }).province, mapped);
  });

test('keeps the dots of other countries', () => {
  assert.is(toAddress({ country: 'BR', province: 'N.L.' }).province, 'N.L.');
});

for (const wallet of ['ΐ', 'a.\u0301'])
  test(`maps ${wallet} to a Mexican state that maps to itself`, () => {
    const { province } = toAddress({ country: 'MX', province: wallet });
    assert.is(toAddress({ country: 'MX', province }).province, province);
  });

test('drops empty lines, and moves all lines after the first into the second', () => {
  const { address1, address2 } = toAddress({ lines: [undefined, 'Rua A', '', 'ap. 3', 'fundos'] });
  assert.is(address1, 'Rua A');
  assert.is(address2, 'ap. 3, fundos');
});

test.run();
