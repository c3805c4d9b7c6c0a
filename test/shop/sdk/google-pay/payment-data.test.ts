import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACCOUNTS } from './accounts';
import { ADDRESSES, findAddress } from './addresses';
import { toIntermediateData, toPaymentData } from './payment-data';
import { createRequest } from './sample-request';

const [{ email, cards }] = ACCOUNTS;
const [card] = cards;
if (!card) throw new Error('the first account has no card');
const choice = { email, card, address: findAddress('gb'), optionId: 'sedex' };

test('gives the shop the whole address, phone, e-mail, option and billing address', () => {
  const data = toPaymentData(createRequest(), choice);
  assert.equal(data.shippingAddress, {
    name: 'Robin Specimen',
    address1: '2 Sample Road',
    address2: 'Flat 3',
    address3: '',
    locality: 'London',
    administrativeArea: '',
    countryCode: 'GB',
    postalCode: 'SW1A 1AA',
    phoneNumber: '+44 20 7946 0100',
  });
  assert.is(data.email, 'ana@example.com');
  assert.equal(data.shippingOptionData, { id: 'sedex' });
  assert.is(data.paymentMethodData.info?.billingAddress?.locality, 'São Paulo');
});

test('gives the shop nothing that it did not ask for', () => {
  const request = createRequest({
    emailRequired: false,
    shippingAddressRequired: false,
    shippingOptionRequired: false,
    allowedPaymentMethods: createRequest().allowedPaymentMethods.map(method => ({
      ...method,
      parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] },
    })),
  });
  const data = toPaymentData(request, choice);
  assert.equal(Object.keys(data), ['apiVersion', 'apiVersionMinor', 'paymentMethodData']);
  assert.is(data.paymentMethodData.info?.billingAddress, undefined);
});

test('leaves the phone out where it is not required', () => {
  const data = toPaymentData(createRequest({ shippingAddressParameters: {} }), choice);
  assert.not.ok('phoneNumber' in (data.shippingAddress ?? {}));
});

test('gives the token as JSON with signature, message, version and signing key', () => {
  const { type, token } = toPaymentData(createRequest(), choice).paymentMethodData.tokenizationData;
  assert.is(type, 'PAYMENT_GATEWAY');
  const { signature, signedMessage, protocolVersion, intermediateSigningKey } = JSON.parse(token);
  assert.type(signature, 'string');
  assert.type(JSON.parse(signedMessage).encryptedMessage, 'string');
  assert.is(protocolVersion, 'ECv2');
  assert.is(intermediateSigningKey.signatures.length, 1);
});

test('signs every payment anew', () => {
  const sign = () => toPaymentData(createRequest(), choice).paymentMethodData.tokenizationData.token;
  assert.is.not(sign(), sign());
});

test('tells the shop four members of an address while the shopper chooses', () => {
  for (const address of ADDRESSES) {
    const { shippingAddress } = toIntermediateData(
      createRequest(),
      { ...choice, address },
      'SHIPPING_ADDRESS',
    );
    assert.equal(Object.keys(shippingAddress ?? {}).sort(), [
      'administrativeArea',
      'countryCode',
      'locality',
      'postalCode',
    ]);
  }
});

test('adds the ISO 3166-2 code where the request asks for it', () => {
  const request = createRequest({ shippingAddressParameters: { format: 'FULL-ISO3166' } });
  const data = toIntermediateData(request, choice, 'INITIALIZE');
  assert.is(data.shippingAddress?.iso3166AdministrativeArea, 'GB-LND');
  assert.is(toPaymentData(request, choice).shippingAddress?.iso3166AdministrativeArea, 'GB-LND');
});

test('leaves out what no intent asks for', () => {
  const data = toIntermediateData(
    createRequest({ callbackIntents: ['SHIPPING_OPTION'] }),
    choice,
    'INITIALIZE',
  );
  assert.not.ok('shippingAddress' in data);
  assert.equal(data.shippingOptionData, { id: 'sedex' });
});

test.run();
