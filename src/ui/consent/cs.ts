import type { Consent } from '../../core/types/texts';

/** Czech. */
export const texts: Consent = {
  'buyer_consent.text':
    'Tento nákup se opakuje nebo se platí později. Pokračováním souhlasím se strháváním uvedených částek v uvedených dnech tímto způsobem platby, dokud objednávka nebude zcela vyřízena nebo ji nezruším, je-li to možné.',
  'buyer_consent.policy': 'Podmínky zrušení',
  'subscription_policy.title': 'Podmínky zrušení',
  'subscription_policy.not_found': 'Podmínky předplatného se nepodařilo najít.',
};
