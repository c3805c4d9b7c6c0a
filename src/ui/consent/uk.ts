import type { Consent } from '../../core/types/texts';

/** Ukrainian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Ця покупка повторюється або оплачується пізніше. Продовжуючи, я дозволяю списувати зазначені суми в зазначені дати через цей спосіб оплати, доки замовлення не буде повністю виконано або я його не скасую, якщо це дозволено.',
  'buyer_consent.policy': 'Умови скасування',
  'subscription_policy.title': 'Умови скасування',
  'subscription_policy.not_found': 'Умови підписки не знайдено.',
};
