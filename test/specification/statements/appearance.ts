import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Pages',
    at: ['pages'],
    statements: [
      {
        says: 'The script has no routes',
        shown: ['specification/requests.test.ts: no file of the script makes a route of its own'],
      },
      {
        says: 'A page is of type product, cart_page or unknown',
        shown: ['core/cart/page-type.test.ts: takes the cart-type flag '],
      },
      {
        says: 'The page of a cart element is of type cart_page, cart_ajax or unknown',
        shown: ['core/cart/page-type.test.ts: takes a cart on a page that says '],
      },
      {
        says: 'The page of a checkout element is of type checkout unless it says another',
        shown: ["ui/checkout/checkout-element.test.ts: [{}, 'plain', 'checkout']"],
      },
      {
        says: 'The type is what the cart-type flag says',
        shown: [
          'core/cart/page-type.test.ts: believes the cart-type flag before the meta, and the meta before the JSON tag',
        ],
        decision: 'docs/decisions.md#10 (__st.p)',
      },
      {
        says: 'else what the analytics meta says: product or cart',
        shown: ["core/cart/page-type.test.ts: takes the meta's "],
      },
      {
        says: 'else what the analytics JSON tag says',
        shown: ["core/cart/page-type.test.ts: takes the JSON tag's "],
      },
    ],
  },
  {
    title: 'Dialogs and the link',
    at: ['dialogs', 'more-options-link', 'consent-to-a-subscription'],
    statements: [
      {
        says: 'A dialog has a title, a message and an X',
        shown: [
          'ui/dialog/modal.test.tsx: shows title and message, and is named and described by them',
          'ui/dialog/modal.test.tsx: closes by its X and by its Close button, both named for screen readers',
        ],
      },
      {
        says: 'It has a Close button unless none is wanted',
        shown: ['ui/dialog/modal.test.tsx: has its X alone where no Close button is wanted'],
      },
      {
        says: 'The button, the X, a click outside and Escape close it',
        shown: [
          'ui/dialog/modal.test.tsx: closes by its X and by its Close button, both named for screen readers',
          'flows/dialog.test.ts:  and gives the focus and the scrolling back',
        ],
      },
      {
        says: 'The page does not scroll while it is open',
        shown: [
          'ui/dialog/modal.test.tsx: stops the page from scrolling while it is open',
          'browser/purchase/dialog-senses.test.ts: keeps the page behind it where it is',
        ],
      },
      {
        says: 'The focus stays inside',
        shown: [
          'ui/dialog/modal.test.tsx: keeps Tab inside',
          'flows/dialog.test.ts: keeps the focus inside, forwards and backwards',
        ],
      },
      {
        says: 'and goes back to where it was',
        shown: ['ui/dialog/modal.test.tsx: gives the focus back to where it was'],
      },
      {
        says: 'In windows of at most 640 px it is a sheet at the bottom',
        shown: [
          'flows/dialog.test.ts: is a sheet at the bottom of a window ',
          'ui/styles/css.test.ts: bottom sheet up to 640 px',
        ],
      },
      {
        says: 'It is at most 383 px wide',
        shown: [
          'flows/dialog.test.ts: stands in the middle, at most 383 pixels wide, in a window of ',
          'ui/styles/css.test.ts: dialog of at most 383 px',
        ],
      },
      {
        says: 'The more-options link starts a checkout',
        shown: [
          'ui/buttons/product-element-click.test.ts: the link leads to the checkout without Shop Pay',
          'wallets/link.test.ts: opens the cart and ends with whatever comes of it',
        ],
      },
      {
        says: 'The cancellation policy of a subscription opens in a dialog',
        shown: ['ui/consent/toggle-consent.test.ts: opens the policy as words, without what could run'],
      },
      {
        says: 'which shows a skeleton while the policy loads',
        shown: ['ui/consent/toggle-consent.test.ts: shows a skeleton until the policy is there'],
      },
      {
        says: 'and a sentence where it cannot be loaded',
        shown: ['ui/consent/toggle-consent.test.ts: says so where there is no policy, or the server fails'],
      },
    ],
  },
  {
    title: 'The grid of a cart',
    at: ['grid-of-a-cart'],
    statements: [
      {
        says: "The class of the theme's container makes the grid a column or a row",
        shown: ['browser/layout/layout-grid.test.ts: lays so many wallets out as the theme wants, but in'],
      },
      {
        says: 'A row that would overflow its container is a column for every theme',
        shown: [
          'browser/layout/layout-grid.test.ts: lays so many wallets out as the theme wants, but in a column where a row would overflow',
        ],
        decision: 'docs/decisions.md#14 (widths beyond five wallets)',
      },
      {
        says: 'A single wallet is a column',
        shown: [
          'ui/cart/grid.test.tsx: stacks a single wallet, and six or more',
          'browser/layout/layout-grid.test.ts: [1, 320, [1]]',
        ],
      },
      {
        says: 'Two wallets are a column in up to 210 px',
        shown: [
          'browser/layout/layout-grid.test.ts: [2, 210, column(2)]',
          'browser/layout/layout-grid.test.ts: [2, 211, [2]]',
        ],
      },
      {
        says: 'Three wallets are a column in up to 320 px',
        shown: [
          'browser/layout/layout-grid.test.ts: [3, 320, column(3)]',
          'browser/layout/layout-grid.test.ts: [3, 321, [3]]',
        ],
      },
      {
        says: 'Four wallets are a column in up to 430 px',
        shown: [
          'browser/layout/layout-grid.test.ts: [4, 430, column(4)]',
          'browser/layout/layout-grid.test.ts: [4, 431, [4]]',
        ],
      },
      {
        says: 'Five wallets are a column in up to 540 px',
        shown: [
          'browser/layout/layout-grid.test.ts: [5, 540, column(5)]',
          'browser/layout/layout-grid.test.ts: [5, 541, [5]]',
        ],
      },
      {
        says: 'Six wallets or more are a column',
        shown: [
          'ui/cart/grid.test.tsx: stacks a single wallet, and six or more',
          'browser/layout/layout-grid.test.ts: [6, 900, column(6)]',
        ],
      },
      {
        says: 'In a window of at most 750 px the wallets of a row stretch',
        shown: [
          'browser/layout/layout-grid.test.ts: [751, MIDDLE, [145, 150, 305, 150]]',
          'browser/layout/layout-grid.test.ts: [750, MIDDLE, [0, 295, 305, 295]]',
        ],
      },
    ],
  },
];
