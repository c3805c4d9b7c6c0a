import type { ButtonSettings } from '../../../../src/wallets/amazon-pay-sdk';
import { isObject, isText, type Rule } from '../google-pay/rule';
import { COLORS, LANGUAGES, PLACEMENTS, PRODUCT_TYPES } from './vocabulary';

type Name = keyof ButtonSettings;

const KNOWN: Name[] = [
  'merchantId',
  'ledgerCurrency',
  'placement',
  'productType',
  'checkoutLanguage',
  'buttonColor',
  'design',
  'sandbox',
  'publicKeyId',
  'estimatedOrderAmount',
  'createCheckoutSessionConfig',
];

const oneOf = (field: Name, values: readonly string[]): Rule<ButtonSettings> => ({
  field,
  holds: settings => values.includes(String(settings[field])),
  message: `must be one of ${values.join(', ')}`,
});

const ifPresent = (rule: Rule<ButtonSettings>): Rule<ButtonSettings> => ({
  ...rule,
  holds: settings => settings[rule.field as Name] === undefined || rule.holds(settings),
});

const AMOUNT = /^\d+(\.\d{1,2})?$/;
const CURRENCY = /^[A-Z]{3}$/;

/** What must hold for the settings of a button, in the order in which a developer hears of it. */
export const SETTINGS_RULES: Rule<ButtonSettings>[] = [
  { field: 'settings', holds: isObject, message: 'must be an object' },
  {
    field: 'settings',
    holds: settings => Object.keys(settings).every(name => KNOWN.some(known => known === name)),
    message: `may have the members ${KNOWN.join(', ')} and no other`,
  },
  { field: 'merchantId', holds: ({ merchantId }) => isText(merchantId), message: 'must be a text' },
  oneOf('ledgerCurrency', Object.keys(LANGUAGES)),
  oneOf('placement', PLACEMENTS),
  ifPresent(oneOf('productType', PRODUCT_TYPES)),
  ifPresent({
    field: 'checkoutLanguage',
    holds: ({ checkoutLanguage, ledgerCurrency }) =>
      LANGUAGES[ledgerCurrency].some(language => language === checkoutLanguage),
    message: 'must be a language of the region that ledgerCurrency names',
  }),
  ifPresent(oneOf('buttonColor', COLORS)),
  ifPresent(oneOf('design', ['C0001'])),
  ifPresent({
    field: 'sandbox',
    holds: ({ sandbox }) => typeof sandbox === 'boolean',
    message: 'must be true or false',
  }),
  ifPresent({
    field: 'publicKeyId',
    holds: ({ publicKeyId }) => isText(publicKeyId),
    message: 'must be a text',
  }),
  ifPresent({
    field: 'estimatedOrderAmount',
    holds: ({ estimatedOrderAmount: amount }) =>
      isObject(amount) && AMOUNT.test(`${amount.amount}`) && CURRENCY.test(`${amount.currencyCode}`),
    message: 'must have a decimal amount and a currencyCode',
  }),
];
