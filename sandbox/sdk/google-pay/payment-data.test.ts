import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CARDS, findAddress, type SavedCard } from '../shoppers';
import { toIntermediateData, toPaymentData } from './payment-data';
import { createRequest } from './samples';

const choice = {
  email: 'ana@example.com',
  card: CARDS[0] as SavedCard,
  address: findAddress('gb'),
  optionId: 'sedex',
};
const method = createRequest().allowedPaymentMethods[0];
type Methods = ReturnType<typeof createRequest>['allowedPaymentMethods'];

test('passes the whole address, phone, e-mail, option and billing address', () => {
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

test('passes nothing that the request does not require', () => {
  const parameters = { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] };
  const data = toPaymentData(
    createRequest({
      emailRequired: false,
      shippingAddressRequired: false,
      shippingOptionRequired: false,
      allowedPaymentMethods: [{ ...method, parameters }] as Methods,
    }),
    choice,
  );
  assert.equal(Object.keys(data), ['apiVersion', 'apiVersionMinor', 'paymentMethodData']);
  assert.is(data.paymentMethodData.info?.billingAddress, undefined);
  const { shippingAddress = {} } = toPaymentData(createRequest({ shippingAddressParameters: {} }), choice);
  assert.not.ok('phoneNumber' in shippingAddress);
});

test('encodes the token as JSON of protocol ECv2', () => {
  const { type, token } = toPaymentData(createRequest(), choice).paymentMethodData.tokenizationData;
  assert.is(type, 'PAYMENT_GATEWAY');
  const { signature, signedMessage, protocolVersion, intermediateSigningKey } = JSON.parse(token);
  assert.type(signature, 'string');
  assert.type(JSON.parse(signedMessage).encryptedMessage, 'string');
  assert.is(protocolVersion, 'ECv2');
  assert.is(intermediateSigningKey.signatures.length, 1);
});

test('passes four members of the address before the payment', () => {
  const { shippingAddress = {} } = toIntermediateData(createRequest(), choice, 'SHIPPING_ADDRESS');
  assert.equal(Object.keys(shippingAddress).sort(), [
    'administrativeArea',
    'countryCode',
    'locality',
    'postalCode',
  ]);
});

test('adds the ISO 3166-2 code if the request requires it', () => {
  const request = createRequest({ shippingAddressParameters: { format: 'FULL-ISO3166' } });
  for (const data of [toIntermediateData(request, choice, 'INITIALIZE'), toPaymentData(request, choice)])
    assert.is(data.shippingAddress?.iso3166AdministrativeArea, 'GB-LND');
});

test('omits members without an intent', () => {
  const request = createRequest({ callbackIntents: ['SHIPPING_OPTION'] });
  const data = toIntermediateData(request, choice, 'INITIALIZE');
  assert.not.ok('shippingAddress' in data);
  assert.equal(data.shippingOptionData, { id: 'sedex' });
});

test.run();
