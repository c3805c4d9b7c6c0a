import { findFault, findFaultIn, isFilledList, isObject, isSubset, isText, type Rule } from '../rules';
import type {
  Authorization,
  CallbackIntent,
  Callbacks,
  DisplayItem,
  PaymentDataError,
  PaymentDataRequest,
  PaymentOptions,
  ReadyRequest,
  SelectionOption,
  ShippingOptionParameters,
  TransactionInfo,
  Update,
} from './types';

/** Intents that make the sheet call the shop when it opens. */
export const CHANGE_INTENTS: CallbackIntent[] = ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'OFFER'];

/** Intents that need `onPaymentDataChanged`. */
const DATA_INTENTS: CallbackIntent[] = [...CHANGE_INTENTS, 'PAYMENT_METHOD'];
const INTENTS: CallbackIntent[] = [...DATA_INTENTS, 'PAYMENT_AUTHORIZATION'];

const splitNames = (text: string) => text.split(' ');
const REASONS = splitNames(
  'SHIPPING_ADDRESS_INVALID SHIPPING_ADDRESS_UNSERVICEABLE SHIPPING_OPTION_INVALID OFFER_INVALID PAYMENT_DATA_INVALID OTHER_ERROR',
);
const AUTH_METHODS = splitNames('PAN_ONLY CRYPTOGRAM_3DS');
const CARD_NETWORKS = splitNames('AMEX DISCOVER ELECTRON ELO ELO_DEBIT INTERAC JCB MAESTRO MASTERCARD VISA');
const PRICE_STATUSES = splitNames('NOT_CURRENTLY_KNOWN ESTIMATED FINAL');
const ITEM_TYPES = splitNames('LINE_ITEM SUBTOTAL TAX DISCOUNT SHIPPING_OPTION');
const CHECKOUT_OPTIONS = splitNames('DEFAULT COMPLETE_IMMEDIATE_PURCHASE CONTINUE_TO_REVIEW');
const OPTION_KEYS = splitNames('id label description');
const OTHER_TRANSACTIONS = splitNames(
  'recurringTransactionInfo deferredTransactionInfo automaticReloadTransactionInfo',
);

const PRICE = /^[0-9]+(\.[0-9][0-9])?$/;
/** Only here Google's reference allows a minus sign, for discounts. */
const ITEM_PRICE = /^-?[0-9]+(\.[0-9][0-9])?$/;

const ITEM_RULES: Rule<DisplayItem>[] = [
  ['label must be set', item => isText(item?.label)],
  [`type must be one of ${ITEM_TYPES}`, item => ITEM_TYPES.includes(item.type)],
  ['price must be a string with no or two decimals, such as "10.45"', item => ITEM_PRICE.test(item.price)],
  [
    'status must be FINAL or PENDING',
    ({ status }) => status === undefined || ['FINAL', 'PENDING'].includes(status),
  ],
];

const TRANSACTION_RULES: Rule<TransactionInfo>[] = [
  ['currencyCode must be an ISO 4217 code', info => /^[A-Z]{3}$/.test(info.currencyCode)],
  [
    'countryCode must be an ISO 3166-1 alpha-2 code',
    ({ countryCode: code }) => code === undefined || /^[A-Z]{2}$/.test(code),
  ],
  [
    `totalPriceStatus must be one of ${PRICE_STATUSES}`,
    info => PRICE_STATUSES.includes(info.totalPriceStatus),
  ],
  [
    'totalPrice must be set unless totalPriceStatus is NOT_CURRENTLY_KNOWN',
    info => info.totalPriceStatus === 'NOT_CURRENTLY_KNOWN' || info.totalPrice !== undefined,
  ],
  [
    'totalPrice must be a string with no or two decimals and no sign, such as "10.45"',
    ({ totalPrice: price }) => price === undefined || (isText(price) && PRICE.test(price)),
  ],
  [
    `checkoutOption must be one of ${CHECKOUT_OPTIONS}`,
    ({ checkoutOption: option }) => option === undefined || CHECKOUT_OPTIONS.includes(option),
  ],
  [
    'checkoutOption can be COMPLETE_IMMEDIATE_PURCHASE only if totalPriceStatus is FINAL',
    info => info.checkoutOption !== 'COMPLETE_IMMEDIATE_PURCHASE' || info.totalPriceStatus === 'FINAL',
  ],
  ['displayItems must be a list', ({ displayItems: items }) => items === undefined || Array.isArray(items)],
];

const OPTION_RULES: Rule<SelectionOption>[] = [
  ['id must be set', option => isText(option?.id)],
  ['label must be set', option => isText(option.label)],
  [
    'description must be a string',
    ({ description }) => description === undefined || typeof description === 'string',
  ],
  [`* may have these members only: ${OPTION_KEYS}`, option => isSubset(Object.keys(option), OPTION_KEYS)],
];

const OPTION_LIST_RULES: Rule<ShippingOptionParameters>[] = [
  [
    'shippingOptions must be a list with at least one option',
    parameters => isObject(parameters) && isFilledList(parameters.shippingOptions),
  ],
  [
    'shippingOptions must have a unique id for each option',
    ({ shippingOptions: all }) => new Set(all.map(option => option?.id)).size === all.length,
  ],
  [
    'defaultSelectedOptionId must be the id of one of shippingOptions',
    ({ shippingOptions, defaultSelectedOptionId: id }) =>
      id === undefined || shippingOptions.some(option => option.id === id),
  ],
];

const findTransactionFault = (info: TransactionInfo, name: string) =>
  findFault(info, TRANSACTION_RULES, `${name}.`) ??
  findFaultIn(info.displayItems, ITEM_RULES, `${name}.displayItems`);

const findOptionsFault = (options: ShippingOptionParameters | undefined, name: string) =>
  options &&
  (findFault(options, OPTION_LIST_RULES, `${name}.`) ??
    findFaultIn(options.shippingOptions, OPTION_RULES, `${name}.shippingOptions`));

type Method = PaymentDataRequest['allowedPaymentMethods'][number];

const METHOD_RULES: Rule<Method>[] = [
  ['type must be CARD', method => method?.type === 'CARD'],
  ['parameters must be set', method => isObject(method.parameters)],
  [
    `parameters.allowedAuthMethods must name some of ${AUTH_METHODS}`,
    ({ parameters: { allowedAuthMethods: list } }) => isFilledList(list) && isSubset(list, AUTH_METHODS),
  ],
  [
    `parameters.allowedCardNetworks must name some of ${CARD_NETWORKS}`,
    ({ parameters: { allowedCardNetworks: list } }) => isFilledList(list) && isSubset(list, CARD_NETWORKS),
  ],
  [
    'parameters.billingAddressParameters needs billingAddressRequired',
    ({ parameters }) => !parameters.billingAddressParameters || parameters.billingAddressRequired === true,
  ],
];

const TOKENIZATION_RULES: Rule<Method>[] = [
  [
    'tokenizationSpecification.type must be PAYMENT_GATEWAY or DIRECT',
    method => ['PAYMENT_GATEWAY', 'DIRECT'].includes(method.tokenizationSpecification?.type),
  ],
  [
    'tokenizationSpecification.parameters must name the gateway, or for DIRECT protocolVersion and publicKey',
    ({ tokenizationSpecification: { type, parameters } }) =>
      isObject(parameters) &&
      (type === 'DIRECT' ? ['protocolVersion', 'publicKey'] : ['gateway']).every(name =>
        isText((parameters as Record<string, unknown>)[name]),
      ),
  ],
];

const VERSION_RULES: Rule<Pick<ReadyRequest, 'apiVersion' | 'apiVersionMinor' | 'allowedPaymentMethods'>>[] =
  [
    ['request must be an object', isObject],
    ['apiVersion must be 2', request => request.apiVersion === 2],
    ['apiVersionMinor must be 0', request => request.apiVersionMinor === 0],
    [
      'allowedPaymentMethods must be a list with at least one method',
      request => isFilledList(request.allowedPaymentMethods),
    ],
  ];

interface Call {
  request: PaymentDataRequest;
  callbacks: Callbacks;
  environment: PaymentOptions['environment'];
}

const hasIntent = ({ request }: Call, ...intents: CallbackIntent[]) =>
  (request.callbackIntents ?? []).some(intent => intents.includes(intent));

const CALL_RULES: Rule<Call>[] = [
  ['merchantInfo must be set', ({ request }) => isObject(request.merchantInfo)],
  [
    'merchantInfo.merchantId must be set if the environment is PRODUCTION',
    ({ request, environment }) => environment !== 'PRODUCTION' || isText(request.merchantInfo.merchantId),
  ],
  [
    'transactionInfo is the only kind of transaction that the sandbox supports',
    ({ request }) => OTHER_TRANSACTIONS.every(name => !(name in request)),
  ],
  ['transactionInfo must be set', ({ request }) => isObject(request.transactionInfo)],
  [
    'shippingOptionRequired needs shippingAddressRequired',
    ({ request }) => !request.shippingOptionRequired || request.shippingAddressRequired === true,
  ],
  [
    'shippingAddressParameters.allowedCountryCodes must be a list of ISO 3166-1 alpha-2 codes',
    ({ request: { shippingAddressParameters: { allowedCountryCodes: codes } = {} } }) =>
      codes === undefined || (isFilledList(codes) && codes.every(code => /^[A-Z]{2}$/.test(String(code)))),
  ],
  [
    'shippingOptionParameters needs shippingOptionRequired',
    ({ request }) => !request.shippingOptionParameters || request.shippingOptionRequired === true,
  ],
  [
    `callbackIntents must be a list of ${INTENTS}`,
    ({ request: { callbackIntents: intents } }) => intents === undefined || isSubset(intents, INTENTS),
  ],
  [
    'shippingOptionParameters must be set unless callbackIntents has SHIPPING_OPTION',
    call =>
      !call.request.shippingOptionRequired ||
      isObject(call.request.shippingOptionParameters) ||
      hasIntent(call, 'SHIPPING_OPTION'),
  ],
  [
    'callbackIntents with SHIPPING_ADDRESS need shippingAddressRequired',
    call => !hasIntent(call, 'SHIPPING_ADDRESS') || call.request.shippingAddressRequired === true,
  ],
  [
    'callbackIntents with SHIPPING_OPTION need shippingOptionRequired',
    call => !hasIntent(call, 'SHIPPING_OPTION') || call.request.shippingOptionRequired === true,
  ],
  [
    'paymentDataCallbacks.onPaymentDataChanged must be a function in the client options for these intents',
    call => !hasIntent(call, ...DATA_INTENTS) || typeof call.callbacks.onPaymentDataChanged === 'function',
  ],
  [
    'paymentDataCallbacks.onPaymentAuthorized must be a function in the client options for PAYMENT_AUTHORIZATION',
    call =>
      !hasIntent(call, 'PAYMENT_AUTHORIZATION') || typeof call.callbacks.onPaymentAuthorized === 'function',
  ],
  [
    `callbackIntents must name one of ${DATA_INTENTS} if onPaymentDataChanged is set`,
    call => !call.callbacks.onPaymentDataChanged || hasIntent(call, ...DATA_INTENTS),
  ],
  [
    'callbackIntents must name PAYMENT_AUTHORIZATION if onPaymentAuthorized is set',
    call => !call.callbacks.onPaymentAuthorized || hasIntent(call, 'PAYMENT_AUTHORIZATION'),
  ],
];

/** Validates a request to `isReadyToPay`. Returns a message if it is invalid. */
export function findReadyFault(request: ReadyRequest): string | undefined {
  const methods = request?.allowedPaymentMethods as Method[];
  return findFault(request, VERSION_RULES) ?? findFaultIn(methods, METHOD_RULES, 'allowedPaymentMethods');
}

/** Validates a request to `loadPaymentData`. Returns a message if it is invalid. */
export function findRequestFault(call: Call): string | undefined {
  const { request } = call;
  return (
    findFault(request, VERSION_RULES) ??
    findFaultIn(
      request.allowedPaymentMethods,
      [...METHOD_RULES, ...TOKENIZATION_RULES],
      'allowedPaymentMethods',
    ) ??
    findFault(call, CALL_RULES) ??
    findTransactionFault(request.transactionInfo, 'transactionInfo') ??
    findOptionsFault(request.shippingOptionParameters, 'shippingOptionParameters')
  );
}

interface Answered<Answer> {
  answer: Answer;
  request: PaymentDataRequest;
}

/** Members of a transaction that a response can repeat but not change. */
const FIXED = ['currencyCode', 'countryCode', 'totalPriceLabel', 'checkoutOption', 'transactionId'] as const;

const UPDATE_RULES: Rule<Answered<Update>>[] = [
  ['answer must be an object', ({ answer }) => isObject(answer)],
  [
    'newTransactionInfo must be an object',
    ({ answer: { newTransactionInfo: info } }) => info === undefined || isObject(info),
  ],
  ...FIXED.map(
    (name): Rule<Answered<Update>> => [
      `newTransactionInfo.${name} must be the same as in the request`,
      ({ answer: { newTransactionInfo: info }, request }) =>
        info?.[name] === undefined || info[name] === request.transactionInfo[name],
    ],
  ),
  [
    'newShippingOptionParameters needs shippingOptionRequired in the request',
    ({ answer, request }) => !answer.newShippingOptionParameters || request.shippingOptionRequired === true,
  ],
];

const ERROR_RULES: Rule<Answered<PaymentDataError>>[] = [
  ['* must be an object', ({ answer }) => isObject(answer)],
  [`reason must be one of ${REASONS}`, ({ answer }) => REASONS.includes(answer.reason)],
  [
    'intent must be one of the request’s callbackIntents',
    ({ answer, request }) => (request.callbackIntents ?? []).includes(answer.intent),
  ],
  ['message must be a string', ({ answer }) => typeof answer.message === 'string'],
];

const AUTHORIZATION_RULES: Rule<Authorization>[] = [
  ['answer must be an object', isObject],
  [
    'transactionState must be SUCCESS or ERROR',
    answer => ['SUCCESS', 'ERROR'].includes(answer.transactionState),
  ],
];

const findErrorFault = (answer: PaymentDataError | undefined, request: PaymentDataRequest) =>
  answer === undefined ? undefined : findFault({ answer, request }, ERROR_RULES, 'error.');

/** Validates a response of `onPaymentDataChanged`. Returns a message if it is invalid. */
export function findUpdateFault(answer: Update, request: PaymentDataRequest): string | undefined {
  const fault = findFault({ answer, request }, UPDATE_RULES);
  if (fault) return fault;
  const { newTransactionInfo: info, newShippingOptionParameters: options, error } = answer;
  return (
    (info && findTransactionFault(info as TransactionInfo, 'newTransactionInfo')) ??
    findOptionsFault(options, 'newShippingOptionParameters') ??
    findErrorFault(error, request)
  );
}

/** Validates a response of `onPaymentAuthorized`. Returns a message if it is invalid. */
export function findAuthorizationFault(
  answer: Authorization,
  request: PaymentDataRequest,
): string | undefined {
  return findFault(answer, AUTHORIZATION_RULES) ?? findErrorFault(answer.error, request);
}
