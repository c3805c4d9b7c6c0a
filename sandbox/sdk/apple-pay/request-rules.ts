import type { ApplePayControl } from '../control';
import { findFault, findFaultIn, type Rule } from '../rules';
import { REQUEST, UPDATES } from './dictionaries';
import type { LineItem, PaymentsLater, Request, ShippingMethod, Update } from './types';

/** Version of the API in a current browser. */
export const NEWEST_VERSION = 14;

/**
 * Payment networks by the first version of Apple Pay that supports each:
 * https://developer.apple.com/documentation/applepayontheweb/supported-networks
 */
const NETWORKS: Record<number, string> = {
  1: 'amex chinaUnionPay discover interac masterCard privateLabel visa',
  2: 'jcb',
  3: 'carteBancaire',
  4: 'cartesBancaires eftpos electron maestro vPay',
  5: 'elo mada',
  11: 'girocard mir',
  13: 'dankort',
  14: 'bancomat bancontact',
  15: 'bankAxept',
};

/** Sessions of an older version can't use these two, whatever the browser supports. */
const HIDDEN_FROM_OLD_SESSIONS = ['jcb', 'cartebancaire'];

/** Networks are not case-sensitive. */
function isNetwork(name: string, version: number, newest: number): boolean {
  const known = name.toLowerCase();
  const row = Object.entries(NETWORKS).find(([, names]) => names.toLowerCase().split(' ').includes(known));
  const since = Number(row?.[0] ?? Number.POSITIVE_INFINITY);
  return since <= newest && (since <= version || !HIDDEN_FROM_OLD_SESSIONS.includes(known));
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that `Intl` knows and ISO 3166-1 doesn't assign to a country. */
const NO_COUNTRIES = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');
/** Also rejects old codes: `Intl` accepts `UK` for the United Kingdom. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRIES.includes(code) &&
  regions.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

/** A request with the version of its session, and the newest that the browser supports. */
interface Call {
  request: Request;
  version: number;
  newest: number;
}

/** First version of a session with phonetic names, and with a list of countries. */
const CONTACTS_SINCE = 3;

const findUnknownNetwork = ({ request, version, newest }: Call) =>
  request.supportedNetworks.find(name => !isNetwork(name, version, newest));
const findUnknownCountry = ({ request }: Call) => request.supportedCountries?.find(code => !isCountry(code));

const CALL_RULES: Rule<Call>[] = [
  ['Missing supported networks.', ({ request }) => request.supportedNetworks.length > 0],
  [
    call => `"${findUnknownNetwork(call)}" is not a valid payment network.`,
    call => findUnknownNetwork(call) === undefined,
  ],
  [
    '"phoneticName" is not a valid contact field.',
    ({ request: { requiredBillingContactFields = [], requiredShippingContactFields = [] }, version }) =>
      version >= CONTACTS_SINCE ||
      ![...requiredBillingContactFields, ...requiredShippingContactFields].includes('phoneticName'),
  ],
  ['Missing merchant capabilities.', ({ request }) => request.merchantCapabilities.length > 0],
  [
    ({ request }) => `"${request.countryCode}" is not a valid country code.`,
    ({ request }) => isCountry(request.countryCode),
  ],
  [
    ({ request }) => `"${request.currencyCode}" is not a valid currency code.`,
    ({ request }) => isCurrency(request.currencyCode),
  ],
  [
    call => `"${findUnknownCountry(call)}" is not a valid country code.`,
    call => call.version < CONTACTS_SINCE || findUnknownCountry(call) === undefined,
  ],
];

const isAmount = (amount = '') => /^-?[0-9]+(\.[0-9]{1,2})?$/.test(amount);
const AMOUNT_RULE: Rule<{ amount?: string }> = [
  ({ amount = '' }) => `"${amount}" is not a valid amount.`,
  ({ amount }) => isAmount(amount),
];
/** A pending item may have no amount, but the total must have one. */
const ITEM_RULE: Rule<LineItem> = [AMOUNT_RULE[0], item => item.type === 'pending' || isAmount(item.amount)];
const ZERO_RULE: Rule<LineItem> = [
  'Total amount must be greater than zero.',
  item => Number(item.amount) > 0,
];
/** Version of the first browsers that accept a total of zero. */
const ZERO_SINCE = 4;

const TOTAL_RULES: Rule<LineItem>[] = [
  AMOUNT_RULE,
  ['Missing total label.', item => !!item.label],
  ['Total amount must not be negative.', item => Number(item.amount) >= 0],
  ['Total amount is too big.', item => Number(item.amount) <= 100_000_000],
];

const METHOD_RULES: Rule<ShippingMethod>[] = [
  AMOUNT_RULE,
  ['Shipping method amount must be greater than or equal to zero.', method => Number(method.amount) >= 0],
];

/** An agreement about later payments, of any kind. */
type Agreement = Record<string, unknown>;

const URL_RULES = ['managementURL', 'tokenNotificationURL'].map(
  (name): Rule<Agreement> => [
    agreement => `"${agreement[name]}" is not a valid URL.`,
    agreement => agreement[name] === undefined || URL.canParse(`${agreement[name]}`),
  ],
);

const thresholdOf = ({ automaticReloadBilling }: Agreement) =>
  (automaticReloadBilling as LineItem).automaticReloadPaymentThresholdAmount ?? '';

const isTimeZone = (timeZone: string) => {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
};
const DATE = 'freeCancellationDate';
const ZONE = 'freeCancellationDateTimeZone';

interface Kind {
  /** Members with a line item. */
  billings: string[];
  /** Timing of these items, with its article. */
  timing: string;
  rules: Rule<Agreement>[];
}

const KINDS: { [member in keyof PaymentsLater]-?: Kind } = {
  recurringPaymentRequest: {
    billings: ['regularBilling', 'trialBilling'],
    timing: "a 'recurring'",
    rules: [],
  },
  automaticReloadPaymentRequest: {
    billings: ['automaticReloadBilling'],
    timing: "an 'automaticReload'",
    rules: [
      [
        agreement => `"${thresholdOf(agreement)}" is not a valid automaticReloadPaymentThresholdAmount.`,
        agreement => isAmount(thresholdOf(agreement)),
      ],
    ],
  },
  deferredPaymentRequest: {
    billings: ['deferredBilling'],
    timing: "a 'deferred'",
    rules: [
      [`Unexpected '${ZONE}' when '${DATE}' is not set.`, agreement => !!agreement[DATE] || !agreement[ZONE]],
      [`Missing '${ZONE}' when '${DATE}' is set.`, agreement => !agreement[DATE] || !!agreement[ZONE]],
      [
        agreement => `"${agreement[ZONE]}" is not a valid time zone.`,
        agreement => !agreement[ZONE] || isTimeZone(`${agreement[ZONE]}`),
      ],
      ["Missing 'paymentDescription'.", agreement => !!agreement.paymentDescription],
    ],
  },
};

function findLaterFault(payments: PaymentsLater): string | undefined {
  for (const [member, { billings, timing, rules }] of Object.entries(KINDS)) {
    const agreement = payments[member as keyof PaymentsLater] as Agreement | undefined;
    if (!agreement) continue;
    for (const name of billings) {
      const item = agreement[name] as LineItem | undefined;
      const fault =
        item &&
        findFault(item, [
          [
            `'${name}' must be ${timing} line item.`,
            ({ paymentTiming }) => timing.includes(`'${paymentTiming}'`),
          ],
          [`Missing label for '${name}'.`, ({ label }) => !!label],
          ITEM_RULE,
        ]);
      if (fault) return fault;
    }
    const fault = findFault(agreement, [...URL_RULES, ...rules]);
    if (fault) return fault;
  }
  return undefined;
}

type Engine = Pick<ApplePayControl, 'version' | 'refusesZero'>;

function findUpdateFault(update: Update, { version = NEWEST_VERSION, refusesZero }: Engine) {
  const acceptsZero = !refusesZero && version >= ZERO_SINCE;
  return (
    findFault(update.newTotal, acceptsZero ? TOTAL_RULES : [AMOUNT_RULE, ZERO_RULE, ...TOTAL_RULES]) ??
    findFaultIn(update.newLineItems, [ITEM_RULE]) ??
    findFaultIn(update.newShippingMethods, METHOD_RULES) ??
    findLaterFault({
      automaticReloadPaymentRequest: update.newAutomaticReloadPaymentRequest,
      deferredPaymentRequest: update.newDeferredPaymentRequest,
      recurringPaymentRequest: update.newRecurringPaymentRequest,
    }) ??
    findFaultIn(update.newMultiTokenContexts, [AMOUNT_RULE])
  );
}

/** Converts and checks a request as the constructor does. @throws TypeError with WebKit's message */
export function checkRequest(given: unknown, engine: Engine, version?: number): Request {
  const request = REQUEST.convert(given);
  const newest = engine.version ?? NEWEST_VERSION;
  const fault =
    findFault({ request, version: version ?? newest, newest }, CALL_RULES) ??
    findUpdateFault(
      {
        newTotal: request.total,
        newLineItems: request.lineItems,
        newShippingMethods: request.shippingMethods,
        newAutomaticReloadPaymentRequest: request.automaticReloadPaymentRequest,
        newDeferredPaymentRequest: request.deferredPaymentRequest,
        newRecurringPaymentRequest: request.recurringPaymentRequest,
        newMultiTokenContexts: request.multiTokenContexts,
      },
      engine,
    );
  if (fault) throw new TypeError(fault);
  return request;
}

/** Converts the page's response to a selection. @throws TypeError if it has another shape */
export function readUpdate(given: unknown, pending: keyof typeof UPDATES): Update {
  return UPDATES[pending].convert(given);
}

/** Checks a converted response. @throws TypeError with WebKit's message */
export function checkUpdate(update: Update, engine: Engine): void {
  const fault = findUpdateFault(update, engine);
  if (fault) throw new TypeError(fault);
}
