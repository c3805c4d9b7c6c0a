import { findAddress, type SavedAddress, type SavedCard } from '../shoppers';
import type {
  Address,
  CallbackTrigger,
  IntermediatePaymentData,
  PaymentData,
  PaymentDataRequest,
} from './types';

/** The shopper's choices in the sheet. */
export interface Choice {
  email: string;
  address?: SavedAddress | undefined;
  optionId?: string | undefined;
  card: SavedCard;
}

/** Characters of a postal code that the shop receives before the payment is authorized. */
const POSTAL_CODE_LENGTHS: Record<string, number> = { CA: 3, GB: 3, US: 5 };

/** Creates the data of `onPaymentDataChanged`, with a shortened address. */
export function toIntermediateData(
  { shippingAddressParameters, callbackIntents = [] }: PaymentDataRequest,
  { address, optionId, card }: Choice,
  callbackTrigger: CallbackTrigger,
): IntermediatePaymentData {
  return {
    callbackTrigger,
    paymentMethodData: { type: 'CARD', info: { cardNetwork: card.network } },
    ...(address &&
      callbackIntents.includes('SHIPPING_ADDRESS') && {
        shippingAddress: {
          administrativeArea: address.administrativeArea,
          countryCode: address.countryCode,
          postalCode: address.postalCode.slice(0, POSTAL_CODE_LENGTHS[address.countryCode]),
          locality: address.locality,
          ...(shippingAddressParameters?.format === 'FULL-ISO3166' && {
            iso3166AdministrativeArea: address.iso3166AdministrativeArea,
          }),
        },
      }),
    ...(optionId && callbackIntents.includes('SHIPPING_OPTION') && { shippingOptionData: { id: optionId } }),
  };
}

/** Creates the data of an authorized payment. */
export function toPaymentData(
  request: PaymentDataRequest,
  { email, address, optionId, card }: Choice,
): PaymentData {
  const method = request.allowedPaymentMethods[0];
  const {
    billingAddressRequired,
    billingAddressParameters: billing,
    assuranceDetailsRequired,
  } = method?.parameters ?? {};
  const tokenization = method?.tokenizationSpecification;
  const shipping = request.shippingAddressParameters;
  const billingAddress = findAddress(card.billingId);
  return {
    apiVersion: request.apiVersion,
    apiVersionMinor: request.apiVersionMinor,
    ...(request.emailRequired && { email }),
    ...(request.shippingAddressRequired &&
      address && {
        shippingAddress: toAddress(address, shipping?.format ?? 'FULL', shipping?.phoneNumberRequired),
      }),
    ...(request.shippingOptionRequired && optionId && { shippingOptionData: { id: optionId } }),
    paymentMethodData: {
      type: 'CARD',
      description: `${card.network} •••• ${card.lastDigits}`,
      info: {
        cardNetwork: card.network,
        cardDetails: card.lastDigits,
        cardFundingSource: card.funding,
        ...(assuranceDetailsRequired && {
          assuranceDetails: { accountVerified: true, cardHolderAuthenticated: false },
        }),
        ...(billingAddressRequired &&
          billingAddress && {
            billingAddress: toAddress(billingAddress, billing?.format ?? 'MIN', billing?.phoneNumberRequired),
          }),
      },
      tokenizationData: {
        type: tokenization?.type ?? 'PAYMENT_GATEWAY',
        token: createToken(
          tokenization?.type === 'DIRECT' ? tokenization.parameters.protocolVersion : undefined,
        ),
      },
    },
  };
}

function toAddress(
  saved: SavedAddress,
  format: 'MIN' | 'FULL' | 'FULL-ISO3166',
  withPhone?: boolean,
): Address {
  const { id, hint, phoneNumber, iso3166AdministrativeArea, ...full } = saved;
  const { name, countryCode, postalCode } = full;
  return {
    ...(format === 'MIN' ? ({ name, countryCode, postalCode } as Address) : full),
    ...(format === 'FULL-ISO3166' && { iso3166AdministrativeArea }),
    ...(withPhone && { phoneNumber }),
  };
}

const encode = (value: unknown) => btoa(JSON.stringify(value));
const random = (bytes: number) => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));

/** Creates a token in the shape of protocol ECv2, with random bytes in place of the encrypted data. */
function createToken(protocolVersion = 'ECv2', now = Date.now()): string {
  const signedKey = JSON.stringify({ keyValue: random(91), keyExpiration: String(now + 86_400_000) });
  const signedMessage = JSON.stringify({
    encryptedMessage: encode({ messageId: random(12), messageExpiration: String(now + 3_600_000) }),
    ephemeralPublicKey: random(65),
    tag: random(32),
  });
  return JSON.stringify({
    signature: random(71),
    intermediateSigningKey: { signedKey, signatures: [random(71)] },
    protocolVersion,
    signedMessage,
  });
}
