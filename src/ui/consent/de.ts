import type { Consent } from '../../core/types/texts';

/** German. */
export const texts: Consent = {
  'buyer_consent.text':
    'Dieser Kauf wird wiederkehrend oder später bezahlt. Wenn ich fortfahre, stimme ich Abbuchungen über diese Zahlungsart in den angegebenen Beträgen und zu den angegebenen Terminen zu, bis die Bestellung vollständig ausgeführt ist oder ich kündige, soweit das erlaubt ist.',
  'buyer_consent.policy': 'Kündigungsbedingungen',
  'subscription_policy.title': 'Kündigungsbedingungen',
  'subscription_policy.not_found': 'Die Abo-Bedingungen wurden nicht gefunden.',
};
