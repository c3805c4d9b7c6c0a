import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'The cart',
    at: ['cart'],
    statements: [
      {
        says: 'A cart has id and checkoutUrl',
        shown: [
          'specification/cart.test.ts: reads every field of a cart',
          'core/server/result.test.ts: refuses a cart without ',
        ],
      },
      {
        says: 'totalAmount, subtotalAmount, totalTaxAmount and totalDutyAmount, each with amount and currencyCode',
        shown: [
          'specification/cart.test.ts: reads every field of a cart',
          'specification/cart.test.ts: asks for every field of ',
        ],
      },
      {
        says: 'discountAllocations, each with title, code and discountedAmount',
        shown: [
          'specification/cart.test.ts: reads every field of a cart',
          'core/purchase/order-summary.test.ts: names a discount ',
        ],
      },
      {
        says: 'discountCodes, each with code and applicable',
        shown: [
          'specification/cart.test.ts: reads every field of a cart',
          'core/server/read-cart.test.ts: turns lists into arrays and null into absence',
        ],
      },
      {
        says: 'lineItems, each with quantity, totalAmount, subtotalAmount and discountAllocations',
        shown: [
          'specification/cart.test.ts: reads every field of a cart',
          "specification/cart.test.ts: 'the lines of a cart'",
        ],
      },
      {
        says: 'and with requiresShipping of its merchandise',
        shown: ['core/server/read-cart.test.ts: takes a line for shipped unless the server says otherwise'],
      },
      {
        says: 'and sellingPlanAllocation: recurringDeliveries, billingPolicy with interval and intervalCount',
        shown: [
          'core/server/read-cart.test.ts: reads a selling plan with the number of orders of each price',
          'wallets/apple-pay-plan.test.ts: knows the interval ',
        ],
      },
      {
        says: 'and priceAdjustments with price and orderCount',
        shown: [
          'core/server/read-cart.test.ts: reads a selling plan with the number of orders of each price',
        ],
      },
      {
        says: 'deliveryGroups, each with id, selectedDeliveryOption and deliveryOptions',
        shown: [
          'specification/cart.test.ts: reads every field of a cart',
          "specification/cart.test.ts: 'the delivery groups of a cart'",
        ],
      },
      {
        says: 'and groupType: bought once or subscribed',
        shown: [
          "core/purchase/pay.test.ts: ['g1', 'ONE_TIME_PURCHASE', 'slow']",
          'specification/cart.test.ts: reads every field of a cart',
        ],
      },
      {
        says: 'A delivery option has code, title, handle, deliveryMethodType and estimatedCost',
        shown: [
          'core/server/read-cart.test.ts: turns lists into arrays and null into absence',
          'core/words/delivery-choices.test.ts: names an option without a title by its code, else by its handle',
        ],
      },
      {
        says: 'and deliveryPromise, which sheet wallets ask for and show',
        shown: [
          'specification/cart.test.ts: reads every field of a cart',
          'core/words/delivery-choices.test.ts: is promised of the groups',
        ],
        decision: 'docs/decisions.md#9 (deliveryPromise)',
      },
      {
        says: 'Its method is SHIPPING or LOCAL',
        shown: [
          'core/purchase/delivery.test.ts: chooses the first that is shipped where the server chose one near the shop',
        ],
      },
    ],
  },
];
