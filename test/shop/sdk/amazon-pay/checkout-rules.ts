import type { ButtonSettings, CheckoutSettings } from '../../../../src/wallets/amazon-pay-sdk';
import { findFault, isObject, isText, type Rule } from '../google-pay/rule';
import { ALGORITHMS, PRODUCT_TYPES } from './vocabulary';

interface Started {
  checkout: CheckoutSettings;
  settings: ButtonSettings;
}

const SESSION = 'createCheckoutSessionConfig';

const sessionOf = ({ checkout }: Started) => checkout.createCheckoutSessionConfig;
const keyOf = (started: Started) => sessionOf(started).publicKeyId ?? started.settings.publicKeyId;

const RULES: Rule<Started>[] = [
  {
    field: SESSION,
    holds: ({ checkout }) => isObject(checkout?.createCheckoutSessionConfig),
    message: 'must be an object',
  },
  {
    field: `${SESSION}.payloadJSON`,
    holds: started => isText(sessionOf(started).payloadJSON),
    message: 'must be the text that was signed',
  },
  {
    field: `${SESSION}.payloadJSON`,
    holds: started => isUrl(readDetails(sessionOf(started).payloadJSON)?.checkoutReviewReturnUrl),
    message: 'must be JSON with a URL in webCheckoutDetails.checkoutReviewReturnUrl',
  },
  {
    field: `${SESSION}.payloadJSON`,
    holds: started => {
      const url = readDetails(sessionOf(started).payloadJSON)?.checkoutCancelUrl;
      return url === undefined || isUrl(url);
    },
    message: 'must have a URL in webCheckoutDetails.checkoutCancelUrl, or nothing',
  },
  {
    field: `${SESSION}.signature`,
    holds: started => isText(sessionOf(started).signature),
    message: 'must be a text',
  },
  {
    field: `${SESSION}.algorithm`,
    holds: started => [undefined, ...ALGORITHMS].includes(sessionOf(started).algorithm),
    message: `must be one of ${ALGORITHMS.join(', ')}`,
  },
  {
    field: `${SESSION}.publicKeyId`,
    holds: started => isText(keyOf(started)),
    message: 'must be there, or stand in the settings of the button',
  },
  {
    field: `${SESSION}.publicKeyId`,
    holds: started =>
      started.settings.sandbox === undefined ||
      !keyOf(started)?.startsWith(started.settings.sandbox ? 'LIVE-' : 'SANDBOX-'),
    message: 'must be a key of the environment that sandbox names',
  },
  {
    field: 'productType',
    holds: ({ checkout: { productType } }) =>
      productType === undefined || PRODUCT_TYPES.includes(productType),
    message: `must be one of ${PRODUCT_TYPES.join(', ')}`,
  },
];

/** Why this button can't lead to the hosted page with these settings. */
export function findCheckoutFault(checkout: CheckoutSettings, settings: ButtonSettings): string | undefined {
  return findFault({ checkout, settings }, RULES);
}

function readDetails(payload: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(payload).webCheckoutDetails;
  } catch {
    return undefined;
  }
}

function isUrl(value: unknown): boolean {
  return isText(value) && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '');
}
