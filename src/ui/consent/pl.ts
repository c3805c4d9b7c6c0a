import type { Consent } from '../../core/types/texts';

/** Polish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Płatność za ten zakup powtarza się lub zostanie pobrana później. Kontynuując, wyrażam zgodę na obciążanie tej metody płatności podanymi kwotami w podanych terminach, do pełnej realizacji zamówienia lub do mojej rezygnacji, jeśli jest możliwa.',
  'buyer_consent.policy': 'Warunki rezygnacji',
  'subscription_policy.title': 'Warunki rezygnacji',
  'subscription_policy.not_found': 'Nie znaleziono zasad subskrypcji.',
};
