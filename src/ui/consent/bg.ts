import type { Consent } from '../../core/types/texts';

/** Bulgarian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Тази покупка се повтаря или се таксува по-късно. С продължаването разрешавам този начин на плащане да се таксува с посочените суми на посочените дати, докато покупката приключи или я отменя, ако е позволено.',
  'buyer_consent.policy': 'Условия за отмяна',
};
