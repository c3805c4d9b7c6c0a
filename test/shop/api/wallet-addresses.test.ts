import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toAddress } from '../../../src/core/address/address';
import type { Host } from '../../../src/core/types/host';
import { toAddress as fromApple } from '../../../src/wallets/sheets/apple-pay-dialect';
import { toAddress as fromGoogle } from '../../../src/wallets/sheets/google-pay-dialect';
import { CONTACTS } from '../sdk/apple-pay/contacts';
import { ADDRESSES, findAddress, type SavedAddress } from '../sdk/google-pay/addresses';
import { checkAddress } from './address-rules';

const host = { address: toAddress } as Host;
const refusalOf = (address: Parameters<typeof checkAddress>[0]) => checkAddress(address)[0]?.code;
/** Its own hint says that it is one. */
const isWrong = (id: string) => id === 'bad-zip';

for (const saved of ADDRESSES)
  test(`the server ${isWrong(saved.id) ? 'refuses' : 'understands'} Google's address «${saved.id}»`, () => {
    assert.is(!!refusalOf(fromGoogle(host, saved)), isWrong(saved.id));
  });

for (const { id, contact } of CONTACTS)
  test(`the server ${isWrong(id) ? 'refuses' : 'understands'} Apple's contact «${id}»`, () => {
    assert.is(!!refusalOf(fromApple(host, contact)), isWrong(id));
  });

const REGIONS: [id: string, google: [string, string], apple: [string, string]][] = [
  ['hk', ['Kowloon', ''], ['', 'Kowloon']],
  ['ae', ['إمارة دبيّ', ''], ['دبي', '']],
  ['ae-latin', ['Dubai', ''], ['Dubai', '']],
];

for (const [id, google, apple] of REGIONS)
  test(`Google and Apple write the region of «${id}» each in its own way, and the server is told the same`, () => {
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
  test(`Google’s address «${id}» has an emirate and no city`, () => {
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
  test(`the server ${code ? 'refuses' : 'understands'} ${what}`, () => {
    assert.is(refusalOf(fromGoogle(host, { ...findAddress(of), ...parts })), code);
  });

test.run();
