import type { Consent } from '../../core/types/texts';

/** English. */
export const texts: Consent = {
  'buyer_consent.text':
    'This is a recurring or deferred purchase. By continuing, I authorize charges to this payment method, at the amounts and on the dates shown, until my order is fulfilled or I cancel it, if permitted.',
  'buyer_consent.policy': 'Cancellation policy',
  'subscription_policy.title': 'Cancellation policy',
  'subscription_policy.not_found': 'The subscription policy wasn’t found.',
};
