import { AMOUNT_RULE, ITEM_RULE } from './amount-rules';
import { check, type Rule } from './rule';
import type { LineItem, PaymentsLater } from './types';

/** An agreement about payments after this one, of any kind. */
type Agreement = Record<string, unknown> & {
  managementURL?: string;
  paymentDescription?: string;
  tokenNotificationURL?: string;
};

interface Kind {
  /** Names of the items that may be billed. */
  billings: string[];
  /** When each of them is. */
  timing: string;
  /** How that is called. */
  what: string;
  rules: Rule<Agreement>[];
}

const isUrl = (url: unknown) => url === undefined || URL.canParse(`${url}`);

const URL_RULES = ['managementURL', 'tokenNotificationURL'].map(
  (name): Rule<Agreement> => ({
    holds: agreement => isUrl(agreement[name]),
    message: agreement => `"${agreement[name]}" is not a valid URL.`,
  }),
);

const thresholdOf = ({ automaticReloadBilling }: Agreement) => ({
  amount: (automaticReloadBilling as LineItem).automaticReloadPaymentThresholdAmount ?? '',
});

const isTimeZone = (timeZone: string) => {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
};
const DATE = 'freeCancellationDate';
const ZONE = 'freeCancellationDateTimeZone';

const KINDS: { [member in keyof PaymentsLater]-?: Kind } = {
  recurringPaymentRequest: {
    billings: ['regularBilling', 'trialBilling'],
    timing: 'recurring',
    what: "a 'recurring'",
    rules: [],
  },
  automaticReloadPaymentRequest: {
    billings: ['automaticReloadBilling'],
    timing: 'automaticReload',
    what: "an 'automaticReload'",
    rules: [
      {
        holds: agreement => AMOUNT_RULE.holds(thresholdOf(agreement)),
        message: agreement =>
          `"${thresholdOf(agreement).amount}" is not a valid automaticReloadPaymentThresholdAmount.`,
      },
    ],
  },
  deferredPaymentRequest: {
    billings: ['deferredBilling'],
    timing: 'deferred',
    what: "a 'deferred'",
    rules: [
      {
        holds: agreement => !!agreement[DATE] || !agreement[ZONE],
        message: `Unexpected '${ZONE}' when '${DATE}' is not set.`,
      },
      {
        holds: agreement => !agreement[DATE] || !!agreement[ZONE],
        message: `Missing '${ZONE}' when '${DATE}' is set.`,
      },
      {
        holds: agreement => !agreement[ZONE] || isTimeZone(`${agreement[ZONE]}`),
        message: agreement => `"${agreement[ZONE]}" is not a valid time zone.`,
      },
      { holds: agreement => !!agreement.paymentDescription, message: "Missing 'paymentDescription'." },
    ],
  },
};

const toBillingRules = (name: string, { timing, what }: Kind): Rule<LineItem>[] => [
  { holds: item => item.paymentTiming === timing, message: `'${name}' must be ${what} line item.` },
  { holds: item => !!item.label, message: `Missing label for '${name}'.` },
  ITEM_RULE,
];

/** Checks what is agreed about payments after this one. @throws TypeError for the first rule that is broken */
export function checkPaymentsLater(payments: PaymentsLater): void {
  for (const [member, kind] of Object.entries(KINDS)) {
    const agreement = payments[member as keyof PaymentsLater] as Agreement | undefined;
    if (!agreement) continue;
    for (const name of kind.billings) {
      const item = agreement[name] as LineItem | undefined;
      if (item) check(item, toBillingRules(name, kind));
    }
    check(agreement, [...URL_RULES, ...kind.rules]);
  }
}
