import type { Section } from '../statement';

const SAYS = 'specification/messages.test.ts';

export const sections: Section[] = [
  {
    title: 'Messages',
    at: ['messages'],
    statements: [
      {
        says: 'A failed checkout is titled «Falha na transação»',
        shown: ['core/labels/i18n.test.ts: says a text as it stands', `${SAYS}: 'Falha na transação'`],
      },
      {
        says: 'A wallet that fails is titled as unavailable, by its name',
        shown: ['core/labels/i18n.test.ts: fills names into a text', `${SAYS}: 'Google Pay indisponível'`],
      },
      {
        says: 'The checkout’s generic error: unavailable for technical problems, try again in a few minutes',
        shown: [`${SAYS}: 'A finalização da compra está indisponível devido a problemas técnicos.`],
      },
      {
        says: 'The wallet’s generic error: a problem with the wallet, try again or pay otherwise',
        shown: [`${SAYS}: 'Ocorreu um problema com Google Pay.`],
      },
      {
        says: 'The eligibility error: the qualifying items are no longer in the cart',
        shown: [`${SAYS}: 'Os itens qualificados não estão mais no carrinho.`],
      },
      {
        says: 'Out of stock: the item is no longer available',
        shown: [`${SAYS}: 'Este item não está mais disponível.'`],
      },
      {
        says: 'Fields have messages for missing, invalid, emoji, too long, URL and HTML tags',
        shown: [
          'core/labels/i18n.test.ts: has a whole sentence for every field that is',
          `${SAYS}: 'O campo cidade não pode conter emojis.'`,
        ],
      },
      {
        says: 'Currency mismatch: cart and currency follow the country of delivery',
        shown: ['core/server/result.test.ts: goes to the checkout where the cart has another currency'],
        decision: 'docs/decisions.md#2: the purchase goes on in the checkout',
      },
      {
        says: 'An unserviceable address has a message',
        shown: [`${SAYS}: 'Torra da Serra não faz entregas neste endereço. Escolha outro endereço.'`],
      },
      {
        says: 'A subscription policy that is not found has a message',
        shown: [
          `${SAYS}: 'A política de assinatura não foi encontrada.'`,
          'ui/consent/toggle-consent.test.ts: says so where there is no policy, or the server fails',
        ],
      },
    ],
  },
];
