import type { Consent } from '../../core/types/texts';

/** Czech. */
export const texts: Consent = {
  'buyer_consent.text':
    'Tento nákup se opakuje nebo se platí později. Pokračováním souhlasím s tím, aby tento způsob platby byl zatížen uvedenými částkami v uvedených dnech, dokud nákup neskončí nebo ho nezruším, je-li to možné.',
  'buyer_consent.policy': 'Podmínky zrušení',
};
