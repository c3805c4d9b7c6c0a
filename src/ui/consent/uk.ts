import type { Consent } from '../../core/types/texts';

/** Ukrainian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Ця покупка повторюється або оплачується пізніше. Продовжуючи, я дозволяю списання через цей спосіб оплати зазначених сум у зазначені дати, доки покупка не завершиться або я її не скасую, якщо це дозволено.',
  'buyer_consent.policy': 'Умови скасування',
};
