import type { Consent } from '../../core/types/texts';

/** German. */
export const texts: Consent = {
  'buyer_consent.text':
    'Dieser Kauf wiederholt sich oder wird später abgebucht. Wenn ich fortfahre, stimme ich Abbuchungen über diese Zahlungsart in den angegebenen Beträgen und zu den angegebenen Terminen zu, bis der Kauf endet oder ich ihn kündige, soweit das erlaubt ist.',
  'buyer_consent.policy': 'Kündigungsbedingungen',
};
