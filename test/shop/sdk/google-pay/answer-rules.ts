import { findFault, isObject, type Rule } from './rule';
import { findItemFault, findOptionFault, OPTION_LIST_RULES, TRANSACTION_RULES } from './transaction-rules';
import type { Authorization, PaymentDataError, PaymentDataRequest, TransactionInfo, Update } from './types';
import { ERROR_REASONS } from './vocabulary';

interface Answered<Answer> {
  answer: Answer;
  request: PaymentDataRequest;
}

/** Members of a transaction that an answer may repeat but not change. */
const FIXED: (keyof TransactionInfo)[] = [
  'currencyCode',
  'countryCode',
  'totalPriceLabel',
  'checkoutOption',
  'transactionId',
];

const UPDATE_RULES: Rule<Answered<Update>>[] = [
  { field: 'answer', holds: ({ answer }) => isObject(answer), message: 'must be an object' },
  {
    field: 'newTransactionInfo',
    holds: ({ answer }) => answer.newTransactionInfo === undefined || isObject(answer.newTransactionInfo),
    message: 'must be an object',
  },
  ...FIXED.map(name => ({
    field: `newTransactionInfo.${name}`,
    holds: ({ answer, request }: Answered<Update>) =>
      answer.newTransactionInfo?.[name] === undefined ||
      answer.newTransactionInfo[name] === request.transactionInfo[name],
    message: 'must stay what it is in the request',
  })),
  {
    field: 'newShippingOptionParameters',
    holds: ({ answer, request }) =>
      !answer.newShippingOptionParameters || request.shippingOptionRequired === true,
    message: 'needs shippingOptionRequired in the request',
  },
];

const ERROR_RULES: Rule<Answered<PaymentDataError>>[] = [
  { field: '*', holds: ({ answer }) => isObject(answer), message: 'must be an object' },
  {
    field: 'reason',
    holds: ({ answer }) => ERROR_REASONS.includes(answer.reason),
    message: `must be one of ${ERROR_REASONS.join(', ')}`,
  },
  {
    field: 'intent',
    holds: ({ answer, request }) => (request.callbackIntents ?? []).includes(answer.intent),
    message: 'must be one of the request’s callbackIntents',
  },
  {
    field: 'message',
    holds: ({ answer }) => typeof answer.message === 'string',
    message: 'must be a string',
  },
];

const AUTHORIZATION_RULES: Rule<Authorization>[] = [
  { field: 'answer', holds: isObject, message: 'must be an object' },
  {
    field: 'transactionState',
    holds: answer => ['SUCCESS', 'ERROR'].includes(answer.transactionState),
    message: 'must be SUCCESS or ERROR',
  },
];

const findErrorFault = (error: PaymentDataError | undefined, request: PaymentDataRequest) =>
  error === undefined ? undefined : findFault({ answer: error, request }, ERROR_RULES, 'error.');

/** What is wrong with an answer of `onPaymentDataChanged`. */
export function findUpdateFault(answer: Update, request: PaymentDataRequest): string | undefined {
  const fault = findFault({ answer, request }, UPDATE_RULES);
  if (fault) return fault;
  const { newTransactionInfo: info, newShippingOptionParameters: options, error } = answer;
  return (
    (info &&
      (findFault(info, TRANSACTION_RULES, 'newTransactionInfo.') ??
        findItemFault(info.displayItems, 'newTransactionInfo.displayItems'))) ??
    (options &&
      (findFault(options, OPTION_LIST_RULES, 'newShippingOptionParameters.') ??
        findOptionFault(options.shippingOptions, 'newShippingOptionParameters.shippingOptions'))) ??
    findErrorFault(error, request)
  );
}

/** What is wrong with an answer of `onPaymentAuthorized`. */
export function findAuthorizationFault(
  answer: Authorization,
  request: PaymentDataRequest,
): string | undefined {
  return findFault(answer, AUTHORIZATION_RULES) ?? findErrorFault(answer.error, request);
}
