import { findFault, isFilledList, isObject, isSubset, isText, type Rule } from './rule';
import { findItemFault, findOptionFault, OPTION_LIST_RULES, TRANSACTION_RULES } from './transaction-rules';
import type { CallbackIntent, Callbacks, PaymentDataRequest, PaymentOptions, ReadyRequest } from './types';
import { AUTH_METHODS, CARD_NETWORKS, DATA_INTENTS, INTENTS } from './vocabulary';

type Method = PaymentDataRequest['allowedPaymentMethods'][number];

interface Asked {
  request: PaymentDataRequest;
  callbacks: Callbacks;
  environment: PaymentOptions['environment'];
}

const OTHER_TRANSACTIONS = [
  'recurringTransactionInfo',
  'deferredTransactionInfo',
  'automaticReloadTransactionInfo',
];

const wants = ({ request }: Asked, intents: CallbackIntent[]) =>
  (request.callbackIntents ?? []).some(intent => intents.includes(intent));

const METHOD_RULES: Rule<Method>[] = [
  { field: 'type', holds: method => method?.type === 'CARD', message: 'must be CARD' },
  { field: 'parameters', holds: method => isObject(method.parameters), message: 'must be set' },
  {
    field: 'parameters.allowedAuthMethods',
    holds: ({ parameters: { allowedAuthMethods: list } }) =>
      isFilledList(list) && isSubset(list, AUTH_METHODS),
    message: `must name some of ${AUTH_METHODS.join(', ')}`,
  },
  {
    field: 'parameters.allowedCardNetworks',
    holds: ({ parameters: { allowedCardNetworks: list } }) =>
      isFilledList(list) && isSubset(list, CARD_NETWORKS),
    message: `must name some of ${CARD_NETWORKS.join(', ')}`,
  },
  {
    field: 'parameters.billingAddressParameters',
    holds: ({ parameters }) =>
      !parameters.billingAddressParameters || parameters.billingAddressRequired === true,
    message: 'needs billingAddressRequired',
  },
];

const TOKENIZATION_RULES: Rule<Method>[] = [
  {
    field: 'tokenizationSpecification.type',
    holds: method => ['PAYMENT_GATEWAY', 'DIRECT'].includes(method.tokenizationSpecification?.type),
    message: 'must be PAYMENT_GATEWAY or DIRECT',
  },
  {
    field: 'tokenizationSpecification.parameters',
    holds: ({ tokenizationSpecification: { type, parameters } }) =>
      isObject(parameters) &&
      (type === 'DIRECT' ? ['protocolVersion', 'publicKey'] : ['gateway']).every(name =>
        isText((parameters as Record<string, unknown>)[name]),
      ),
    message: 'must name the gateway, or for DIRECT the protocolVersion and the publicKey',
  },
];

const VERSION_RULES: Rule<Pick<ReadyRequest, 'apiVersion' | 'apiVersionMinor' | 'allowedPaymentMethods'>>[] =
  [
    { field: 'request', holds: isObject, message: 'must be an object' },
    { field: 'apiVersion', holds: request => request.apiVersion === 2, message: 'must be 2' },
    { field: 'apiVersionMinor', holds: request => request.apiVersionMinor === 0, message: 'must be 0' },
    {
      field: 'allowedPaymentMethods',
      holds: request => isFilledList(request.allowedPaymentMethods),
      message: 'must be a list with at least one method',
    },
  ];

const REQUEST_RULES: Rule<Asked>[] = [
  { field: 'merchantInfo', holds: ({ request }) => isObject(request.merchantInfo), message: 'must be set' },
  {
    field: 'merchantInfo.merchantId',
    holds: ({ request, environment }) =>
      environment !== 'PRODUCTION' || isText(request.merchantInfo.merchantId),
    message: 'must be set where the environment is PRODUCTION',
  },
  {
    field: 'transactionInfo',
    holds: ({ request }) => OTHER_TRANSACTIONS.every(name => !(name in request)),
    message: 'is the only kind of transaction that the sandbox knows',
  },
  {
    field: 'transactionInfo',
    holds: ({ request }) => isObject(request.transactionInfo),
    message: 'must be set',
  },
  {
    field: 'shippingOptionRequired',
    holds: ({ request }) => !request.shippingOptionRequired || request.shippingAddressRequired === true,
    message: 'needs shippingAddressRequired',
  },
  {
    field: 'shippingAddressParameters.allowedCountryCodes',
    holds: ({ request }) => {
      const codes = request.shippingAddressParameters?.allowedCountryCodes;
      return (
        codes === undefined || (isFilledList(codes) && codes.every(code => /^[A-Z]{2}$/.test(String(code))))
      );
    },
    message: 'must be a list of ISO 3166-1 alpha-2 codes',
  },
  {
    field: 'shippingOptionParameters',
    holds: ({ request }) => !request.shippingOptionParameters || request.shippingOptionRequired === true,
    message: 'needs shippingOptionRequired',
  },
  {
    field: 'callbackIntents',
    holds: ({ request }) =>
      request.callbackIntents === undefined || isSubset(request.callbackIntents, INTENTS),
    message: `must be a list of ${INTENTS.join(', ')}`,
  },
  {
    field: 'shippingOptionParameters',
    holds: asked =>
      !asked.request.shippingOptionRequired ||
      isObject(asked.request.shippingOptionParameters) ||
      wants(asked, ['SHIPPING_OPTION']),
    message: 'must be set unless the intent SHIPPING_OPTION asks for the options',
  },
  {
    field: 'callbackIntents',
    holds: asked => !wants(asked, ['SHIPPING_ADDRESS']) || asked.request.shippingAddressRequired === true,
    message: 'with SHIPPING_ADDRESS need shippingAddressRequired',
  },
  {
    field: 'callbackIntents',
    holds: asked => !wants(asked, ['SHIPPING_OPTION']) || asked.request.shippingOptionRequired === true,
    message: 'with SHIPPING_OPTION need shippingOptionRequired',
  },
  {
    field: 'paymentDataCallbacks.onPaymentDataChanged',
    holds: asked => !wants(asked, DATA_INTENTS) || typeof asked.callbacks.onPaymentDataChanged === 'function',
    message: 'must be a function in the client options for the intents of this request',
  },
  {
    field: 'paymentDataCallbacks.onPaymentAuthorized',
    holds: asked =>
      !wants(asked, ['PAYMENT_AUTHORIZATION']) || typeof asked.callbacks.onPaymentAuthorized === 'function',
    message: 'must be a function in the client options for the intent PAYMENT_AUTHORIZATION',
  },
  {
    field: 'callbackIntents',
    holds: asked => !asked.callbacks.onPaymentDataChanged || wants(asked, DATA_INTENTS),
    message: `must name one of ${DATA_INTENTS.join(', ')} where onPaymentDataChanged is set`,
  },
  {
    field: 'callbackIntents',
    holds: asked => !asked.callbacks.onPaymentAuthorized || wants(asked, ['PAYMENT_AUTHORIZATION']),
    message: 'must name PAYMENT_AUTHORIZATION where onPaymentAuthorized is set',
  },
];

function findMethodFault(methods: unknown[], rules: Rule<Method>[]): string | undefined {
  for (const [index, method] of methods.entries()) {
    const fault = findFault(method as Method, rules, `allowedPaymentMethods[${index}].`);
    if (fault) return fault;
  }
  return undefined;
}

/** What is wrong with a request to `isReadyToPay`. */
export function findReadyFault(request: ReadyRequest): string | undefined {
  return findFault(request, VERSION_RULES) ?? findMethodFault(request.allowedPaymentMethods, METHOD_RULES);
}

/** What is wrong with a request to `loadPaymentData`. */
export function findRequestFault(asked: Asked): string | undefined {
  const { request } = asked;
  return (
    findFault(request, VERSION_RULES) ??
    findMethodFault(request.allowedPaymentMethods, [...METHOD_RULES, ...TOKENIZATION_RULES]) ??
    findFault(asked, REQUEST_RULES) ??
    findFault(request.transactionInfo, TRANSACTION_RULES, 'transactionInfo.') ??
    findItemFault(request.transactionInfo.displayItems, 'transactionInfo.displayItems') ??
    (request.shippingOptionParameters &&
      (findFault(request.shippingOptionParameters, OPTION_LIST_RULES, 'shippingOptionParameters.') ??
        findOptionFault(
          request.shippingOptionParameters.shippingOptions,
          'shippingOptionParameters.shippingOptions',
        )))
  );
}
