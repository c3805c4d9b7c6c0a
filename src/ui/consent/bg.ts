import type { Consent } from '../../core/types/texts';

/** Bulgarian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Тази покупка се повтаря или се плаща по-късно. С продължаването разрешавам посочените суми да се събират чрез този начин на плащане на посочените дати, докато поръчката не бъде изпълнена изцяло или не я отменя, ако е позволено.',
  'buyer_consent.policy': 'Условия за отмяна',
  'subscription_policy.title': 'Условия за отмяна',
  'subscription_policy.not_found': 'Условията на абонамента не бяха намерени.',
};
