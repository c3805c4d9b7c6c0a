import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'The delivery update',
    at: ['delivery-update'],
    statements: [
      {
        says: 'It is tried again while delivery groups are pending',
        shown: [
          'core/purchase/delivery.test.ts: asks for the same again while pending groups are not there at all',
          'core/purchase/delivery.test.ts: asks again while delivery groups are pending',
        ],
      },
      {
        says: 'It is tried for 20 s',
        shown: [
          'specification/delivery.test.ts: gives up a delivery option whose groups are pending for 20 seconds',
          'core/purchase/delivery.test.ts: gives up groups that are pending for 20 seconds',
        ],
      },
      {
        says: 'Each attempt finds the options anew by their handles',
        shown: [
          'core/purchase/delivery.test.ts: finds the shopper’s option anew where its group comes back with another id',
        ],
      },
      {
        says: 'Two options of one group that match the selected handles are an error',
        shown: [
          'core/purchase/delivery.test.ts: two handles of one group',
          'core/purchase/delivery.test.ts: checks at each attempt that one handle names one option, while groups are pending',
        ],
      },
      {
        says: 'After a change of address each group keeps its selected option where that is not local',
        shown: [
          'core/purchase/delivery.test.ts: leaves the server’s choice where it is shipped',
          'core/purchase/delivery.test.ts: leaves a pick-up that the server chose',
        ],
      },
      {
        says: 'Else the first option of type SHIPPING is selected',
        shown: [
          'core/purchase/delivery.test.ts: chooses the first that is shipped where the server chose one near the shop',
          'core/purchase/delivery.test.ts: chooses the first that is shipped where nothing is chosen',
        ],
      },
      {
        says: 'So it is for each group',
        shown: ['core/purchase/delivery.test.ts: chooses for all groups where one needs it'],
      },
    ],
  },
  {
    title: 'The payment update',
    at: ['payment-update'],
    statements: [
      {
        says: 'It is tried for 10 s',
        shown: ['core/purchase/payment.test.ts: gives up an amount that is refused for 10 seconds'],
      },
      {
        says: 'Where the amount is invalid the next attempt has the cart’s total',
        shown: [
          'core/purchase/payment.test.ts: asks again with the cart’s own total where the amount is refused',
        ],
      },
      {
        says: 'Where the tax is zero it waits for 500 ms first',
        shown: ['core/purchase/payment.test.ts: ms first where the tax is'],
      },
      {
        says: 'Where the total ends higher than the amount asked for the first result counts',
        shown: [
          'core/purchase/payment.test.ts: gives the first answer where the total has risen above what was agreed',
        ],
      },
    ],
  },
  {
    title: 'The submission',
    at: ['submission'],
    statements: [
      {
        says: 'Success redirects',
        shown: ['core/purchase/checkout-order.test.ts: the thank-you page of a success'],
      },
      {
        says: 'Throttled is asked again after pollAfter',
        shown: [
          'core/purchase/submit.test.ts: asks a throttled submission again after pollAfter, with the same token',
        ],
      },
      {
        says: 'Failed is an error, and not asked again',
        shown: [
          'core/purchase/submit.test.ts: does not ask again after a refusal',
          'core/purchase/pay-submission.test.ts: shows what the shopper can mend',
        ],
      },
    ],
  },
];
