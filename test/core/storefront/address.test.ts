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

test('fills every part of an address that says nothing', () => {
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
  ['takes the first word as the first name', { name: 'Ana Lima' }, 'Ana', 'Lima'],
  ['takes all other words as the last name', { name: 'Ana de Souza Lima' }, 'Ana', 'de Souza Lima'],
  ['takes a single word for both names', { name: 'Ana' }, 'Ana', 'Ana'],
  ['ignores the blanks around the words', { name: '  Ana   Lima ' }, 'Ana', 'Lima'],
  ['copies the first name where the last is missing', { firstName: 'Ana' }, 'Ana', 'Ana'],
  ['copies the first name where the last is empty', { firstName: 'Ana', lastName: '' }, 'Ana', 'Ana'],
  ['keeps a first name of two words', { firstName: 'Ana Maria', lastName: 'Lima' }, 'Ana Maria', 'Lima'],
];

for (const [what, raw, firstName, lastName] of NAMES)
  test(what, () => {
    const address = toAddress(raw);
    assert.is(address.firstName, firstName);
    assert.is(address.lastName, lastName);
  });

const COUNTRIES: [wallet: string | undefined, ours: string][] = [
  ['UK', 'GB'],
  ['JA', 'JP'],
  ['GB', 'GB'],
  ['br', 'BR'],
  ['', 'ZZ'],
  [undefined, 'ZZ'],
];

for (const [country, ours] of COUNTRIES)
  test(`writes the country ${country || 'nobody named'} as ${ours}`, () => {
    assert.is(toAddress({ country }).country, ours);
  });

for (const country of ['AS', 'GU', 'MP', 'PR', 'VI'])
  test(`makes ${country} a province of the United States`, () => {
    const address = toAddress({ country, province: 'San Juan', zip: '00901' });
    assert.is(address.country, 'US');
    assert.is(address.province, country);
    assert.is(address.zip, '00901');
  });

for (const zip of ['999077', '0000', '000', '00000-0000', 'HK 0000'])
  test(`keeps a region of Hong Kong beside the made-up postal code ${zip}`, () => {
    const address = toAddress({ country: 'HK', zip, province: 'Kowloon' });
    assert.equal([address.province, address.zip], ['Kowloon', '']);
  });

test('moves a made-up postal code of Hong Kong to the province if there is no region', () => {
  assert.is(toAddress({ country: 'HK', zip: '999077' }).province, '999077');
});

test('moves the Hong Kong postal code to the province', () => {
  const address = toAddress({ country: 'HK', zip: 'KOWLOON', province: 'x', city: 'Mong Kok' });
  assert.is(address.province, 'KOWLOON');
  assert.is(address.zip, '');
  assert.is(address.city, 'Mong Kok');
});

for (const zip of ['', undefined, null])
  test(`keeps a region of Hong Kong where the postal code is ${JSON.stringify(zip)}`, () => {
    const address = toAddress({ country: 'HK', zip, province: 'Kowloon' });
    assert.equal([address.province, address.zip], ['Kowloon', '']);
  });

/** The last of each row's Arabic names is that of Google's address metadata, vowel marks and all. */
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
    test(`takes ${name} for the emirate ${code}, and for the city`, () => {
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
  test(`takes ${district} for no emirate, and leaves it to the server to refuse it`, () => {
    for (const raw of [{ province: district, city: 'Al Barsha' }, { city: district }])
      assert.is(toAddress({ country: 'AE', ...raw }).province, district);
  });

test('finds the emirate in the city where there is no province', () => {
  const address = toAddress({ country: 'AE', city: 'دبي' });
  assert.is(address.province, 'DU');
  assert.is(address.city, 'دبي');
});

test('finds the emirate in the city where the province is a district', () => {
  const address = toAddress({ country: 'AE', province: 'Umm Suqeim', city: 'Dubai' });
  assert.equal([address.province, address.city], ['DU', 'Dubai']);
});

test('keeps an emirate that is a code already', () => {
  assert.is(toAddress({ country: 'AE', province: 'DU' }).province, 'DU');
});

test('leaves an address of the Emirates empty that names no place', () => {
  const address = toAddress({ country: 'AE' });
  assert.equal([address.province, address.city], ['', '']);
});

const MEXICAN_STATES: [wallet: string, ours: string][] = [
  // As some keyboards write it, the accent apart.
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

for (const [wallet, ours] of MEXICAN_STATES)
  test(`writes the Mexican state «${wallet}» as «${ours}»`, () => {
    assert.is(toAddress({ country: 'MX', province: wallet }).province, ours);
  });

test('leaves the dots of other countries alone', () => {
  assert.is(toAddress({ country: 'BR', province: 'N.L.' }).province, 'N.L.');
});

for (const wallet of ['ΐ', 'a.\u0301'])
  test(`writes ${wallet} of a Mexican state as it stays when it is read again`, () => {
    const { province } = toAddress({ country: 'MX', province: wallet });
    assert.is(toAddress({ country: 'MX', province }).province, province);
  });

test('drops empty lines, and puts what follows the first into the second', () => {
  const { address1, address2 } = toAddress({ lines: [undefined, 'Rua A', '', 'ap. 3', 'fundos'] });
  assert.is(address1, 'Rua A');
  assert.is(address2, 'ap. 3, fundos');
});

test.run();
