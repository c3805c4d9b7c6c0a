import { AMOUNT_RULE, checkLineItems, checkMethods, checkTotal } from './amount-rules';
import { REQUEST, UPDATES } from './dictionaries';
import { checkPaymentsLater } from './later-payment-rules';
import { isNetwork } from './networks';
import { check, type Rule } from './rule';
import type { Engine, Request, Update } from './types';
import { NEWEST_VERSION } from './vocabulary';

/** A request with the version of the session that it is for, and the newest that the engine speaks. */
interface Asked {
  request: Request;
  version: number;
  newest: number;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that ISO 3166-1 gives to no country, although `Intl` has a name for them. */
const NO_COUNTRIES = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');
/** An old code of a country is none: `Intl` would take `UK` for the United Kingdom. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRIES.includes(code) &&
  regions.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

const notACountry = (code: string | undefined) => `"${code}" is not a valid country code.`;
const findStranger = ({ request, version, newest }: Asked) =>
  request.supportedNetworks.find(name => !isNetwork(name, version, newest));
const findNoCountry = ({ request }: Asked) => request.supportedCountries?.find(code => !isCountry(code));

/** Version of a session from which on contacts have a phonetic name, and the request its list of countries. */
const CONTACTS_SINCE = 3;

const toFieldRule = (
  name: 'requiredBillingContactFields' | 'requiredShippingContactFields',
): Rule<Asked> => ({
  holds: ({ request, version }) =>
    version >= CONTACTS_SINCE || !request[name]?.includes('phoneticName' as never),
  message: '"phoneticName" is not a valid contact field.',
});

const RULES: Rule<Asked>[] = [
  { holds: ({ request }) => request.supportedNetworks.length > 0, message: 'Missing supported networks.' },
  {
    holds: asked => findStranger(asked) === undefined,
    message: asked => `"${findStranger(asked)}" is not a valid payment network.`,
  },
  toFieldRule('requiredBillingContactFields'),
  toFieldRule('requiredShippingContactFields'),
  {
    holds: ({ request }) => request.merchantCapabilities.length > 0,
    message: 'Missing merchant capabilities.',
  },
  {
    holds: ({ request }) => isCountry(request.countryCode),
    message: ({ request }) => notACountry(request.countryCode),
  },
  {
    holds: ({ request }) => isCurrency(request.currencyCode),
    message: ({ request }) => `"${request.currencyCode}" is not a valid currency code.`,
  },
  {
    holds: asked => asked.version < CONTACTS_SINCE || findNoCountry(asked) === undefined,
    message: asked => notACountry(findNoCountry(asked)),
  },
];

/** Reads a request as the constructor does. @throws TypeError in WebKit's words @returns what the browser keeps of it */
export function checkRequest(given: unknown, engine: Engine, version?: number): Request {
  const request = REQUEST.convert(given);
  const newest = engine.version ?? NEWEST_VERSION;
  check({ request, version: version ?? newest, newest }, RULES);
  checkTotal(request.total, engine);
  checkLineItems(request.lineItems);
  checkMethods(request.shippingMethods);
  checkPaymentsLater(request);
  for (const context of request.multiTokenContexts ?? []) check(context, [AMOUNT_RULE]);
  return request;
}

/** Checks what an answer says, which has been read already. @throws TypeError in WebKit's words */
export function checkUpdate(update: Update, engine: Engine): void {
  checkTotal(update.newTotal, engine);
  checkLineItems(update.newLineItems);
  checkMethods(update.newShippingMethods);
  checkPaymentsLater({
    automaticReloadPaymentRequest: update.newAutomaticReloadPaymentRequest,
    deferredPaymentRequest: update.newDeferredPaymentRequest,
    recurringPaymentRequest: update.newRecurringPaymentRequest,
  });
  for (const context of update.newMultiTokenContexts ?? []) check(context, [AMOUNT_RULE]);
}

/** Reads an answer to a selection. @throws TypeError for what is no such answer */
export function readUpdate(given: unknown, asking: keyof typeof UPDATES): Update {
  return UPDATES[asking].convert(given);
}
