import type { Consent } from '../../core/types/texts';

/** Hungarian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Ez ismétlődő vagy később fizetendő vásárlás. A folytatással hozzájárulok, hogy ezt a fizetési módot a feltüntetett időpontokban a feltüntetett összegekkel megterheljék, amíg a rendelést nem teljesítik, vagy le nem mondom, ha ez megengedett.',
  'buyer_consent.policy': 'Lemondási feltételek',
  'subscription_policy.title': 'Lemondási feltételek',
  'subscription_policy.not_found': 'Az előfizetési feltételek nem találhatók.',
};
