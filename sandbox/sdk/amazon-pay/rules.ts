import type {
  AmazonButtonSettings,
  CheckoutSettings,
  LedgerCurrency,
} from '../../../src/wallets/amazon-pay/sdk';
import { findFault, isObject, isSubset, isText, type Rule } from '../rules';

/** Languages of each region, by its ledger currency. */
const EUROPE = ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES'];
const LANGUAGES: Record<LedgerCurrency, string[]> = {
  USD: ['en_US'],
  EUR: EUROPE,
  GBP: EUROPE,
  JPY: ['ja_JP'],
};
const PRODUCT_TYPES = ['PayAndShip', 'PayOnly', 'SignIn'];
const ALGORITHMS = ['AMZN-PAY-RSASSA-PSS', 'AMZN-PAY-RSASSA-PSS-V2'];
const MEMBERS =
  'merchantId ledgerCurrency placement productType checkoutLanguage buttonColor design sandbox publicKeyId estimatedOrderAmount createCheckoutSessionConfig'.split(
    ' ',
  );

type Name = keyof AmazonButtonSettings;

const oneOf = (name: Name, values: string[]): Rule<AmazonButtonSettings> => [
  `${name} must be one of ${values}`,
  settings => values.includes(String(settings[name])),
];

const optional = (name: Name, [message, holds]: Rule<AmazonButtonSettings>): Rule<AmazonButtonSettings> => [
  message,
  settings => settings[name] === undefined || holds(settings),
];

const SETTINGS_RULES: Rule<AmazonButtonSettings>[] = [
  ['settings must be an object', isObject],
  [
    `settings may have the members ${MEMBERS} and no other`,
    settings => isSubset(Object.keys(settings), MEMBERS),
  ],
  ['merchantId must be a non-empty string', ({ merchantId }) => isText(merchantId)],
  oneOf('ledgerCurrency', Object.keys(LANGUAGES)),
  oneOf('placement', ['Home', 'Product', 'Cart', 'Checkout', 'Other']),
  optional('productType', oneOf('productType', PRODUCT_TYPES)),
  optional('checkoutLanguage', [
    'checkoutLanguage must be a language of the region that ledgerCurrency names',
    ({ checkoutLanguage, ledgerCurrency }) => LANGUAGES[ledgerCurrency].includes(`${checkoutLanguage}`),
  ]),
  optional('buttonColor', oneOf('buttonColor', ['Gold', 'LightGray', 'DarkGray'])),
  optional('design', oneOf('design', ['C0001'])),
  optional('sandbox', ['sandbox must be true or false', ({ sandbox }) => typeof sandbox === 'boolean']),
  optional('publicKeyId', [
    'publicKeyId must be a non-empty string',
    ({ publicKeyId }) => isText(publicKeyId),
  ]),
  optional('estimatedOrderAmount', [
    'estimatedOrderAmount must have a decimal amount and a currencyCode',
    ({ estimatedOrderAmount: amount }) =>
      isObject(amount) &&
      /^\d+(\.\d{1,2})?$/.test(`${amount.amount}`) &&
      /^[A-Z]{3}$/.test(`${amount.currencyCode}`),
  ]),
];

/** Validates the settings of a button. Returns a message if they are invalid. */
export const findSettingsFault = (settings: AmazonButtonSettings) => findFault(settings, SETTINGS_RULES);

interface Started {
  checkout: CheckoutSettings;
  settings: AmazonButtonSettings;
}

const sessionOf = ({ checkout }: Started) => checkout.createCheckoutSessionConfig;
const keyOf = (started: Started) => sessionOf(started).publicKeyId ?? started.settings.publicKeyId;

const SESSION_RULES: Rule<Started>[] = [
  [' must be an object', ({ checkout }) => isObject(checkout?.createCheckoutSessionConfig)],
  ['.payloadJSON must be the signed text', started => isText(sessionOf(started).payloadJSON)],
  [
    '.payloadJSON must be JSON with a URL in webCheckoutDetails.checkoutReviewReturnUrl',
    started => isUrl(readDetails(sessionOf(started).payloadJSON)?.checkoutReviewReturnUrl),
  ],
  [
    '.payloadJSON must have a URL in webCheckoutDetails.checkoutCancelUrl, or nothing',
    started => {
      const url = readDetails(sessionOf(started).payloadJSON)?.checkoutCancelUrl;
      return url === undefined || isUrl(url);
    },
  ],
  ['.signature must be a non-empty string', started => isText(sessionOf(started).signature)],
  [
    `.algorithm must be one of ${ALGORITHMS}`,
    started => [undefined, ...ALGORITHMS].includes(sessionOf(started).algorithm),
  ],
  ['.publicKeyId must be set here or in the settings of the button', started => isText(keyOf(started))],
  [
    '.publicKeyId must be a key of the environment that sandbox names',
    started =>
      started.settings.sandbox === undefined ||
      !keyOf(started)?.startsWith(started.settings.sandbox ? 'LIVE-' : 'SANDBOX-'),
  ],
];

/** Validates the settings of the hosted page. Returns a message if the button can't open it. */
export function findCheckoutFault(
  checkout: CheckoutSettings,
  settings: AmazonButtonSettings,
): string | undefined {
  return (
    findFault({ checkout, settings }, SESSION_RULES, 'createCheckoutSessionConfig') ??
    findFault(checkout as AmazonButtonSettings, [
      optional('productType', oneOf('productType', PRODUCT_TYPES)),
    ])
  );
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
