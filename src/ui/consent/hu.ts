import type { Consent } from '../../core/types/texts';

/** Hungarian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Ez a vásárlás ismétlődik, vagy később terheljük meg. A folytatással hozzájárulok, hogy ezt a fizetési módot a feltüntetett összegekkel és időpontokban megterheljék, amíg a vásárlás véget nem ér, vagy le nem mondom, ha ez lehetséges.',
  'buyer_consent.policy': 'Lemondási feltételek',
};
