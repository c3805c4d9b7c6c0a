import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Wallets',
    at: ['wallets', 'checkout-element'],
    statements: [
      {
        says: 'The checkout element fires wallet-rendered with the status success',
        shown: [
          'ui/checkout/checkout-element.test.ts: shows the wallet of its configuration, and says so',
          'browser/purchase/checkout-events.test.ts: tells a success once its button is there',
        ],
      },
      {
        says: 'With pci-enabled it fires the status failure with the message ineligible where the wallet is not for this cart',
        shown: [
          "ui/checkout/checkout-element.test.ts: ['that nobody knows', { 'wallet-config': { name: 'pix_express' } }, 'ineligible']",
        ],
      },
      {
        says: 'or with the message of the error',
        shown: [
          'ui/checkout/checkout-element.test.ts:  fails in PCI mode with ',
          'browser/outcomes/checkout-element.test.ts: tells a page in PCI mode that ',
        ],
      },
      {
        says: 'Without pci-enabled it is silent of a failure',
        shown: [
          'ui/checkout/checkout-element.test.ts:  shows nothing and says nothing outside of PCI mode',
          'browser/outcomes/checkout-element.test.ts: says nothing outside of PCI mode where ',
        ],
      },
      {
        says: 'A checkout element can load its SDK and no more',
        shown: ['ui/checkout/checkout-element.test.ts: loads the SDK alone, where only that is wanted'],
      },
      {
        says: "Shop Pay's iframe is /services/login_with_shop/authorize of the page's own origin",
        shown: [
          'wallets/shop-pay-frame.test.ts: loads the iframe when a tenth of the button is in view, and not before',
        ],
      },
      {
        says: 'with target_origin and flow=shop_pay_button',
        shown: [
          'browser/wallets/shop-pay-frame.test.ts: asks with the shop’s origin and its own flow, from a frame that nobody meets',
        ],
      },
      {
        says: "Apple Pay opens the browser's sheet",
        shown: ['wallets/apple-pay.test.ts: asks for what a shipped purchase needs, with a total to come'],
      },
      {
        says: 'PayPal opens the window of its SDK',
        shown: ['browser/wallets/paypal.test.ts: leads a shopper who approves in '],
      },
      {
        says: 'Amazon Pay and Buy with Prime leave for the window that their SDKs open',
        shown: [
          'wallets/amazon-pay.test.ts:  waits for amazon.',
          'browser/wallets/amazon-pay-sdk.test.ts: stands beside Buy with Prime, each with a script and containers of its own',
        ],
      },
      {
        says: "Google Pay's button says «Buy with» its name where it calls to action, else its name alone",
        shown: [
          'wallets/google-pay.test.ts: calls to action where the page says so',
          'ui/buttons/wallet-button.test.ts: a wallet without a button of its own is called to action by its name on a product page',
        ],
      },
      {
        says: 'It is dark on a light page and light on a dark one',
        shown: ['wallets/google-pay.test.ts: is a white button on a dark page, and a black one on any other'],
      },
      {
        says: 'or the logo alone, of the shade that the background needs',
        shown: ['ui/buttons/wallet-button.test.ts: a wallet without a button of its own shows '],
      },
    ],
  },
  {
    title: 'Paths of the shop',
    at: ['cart-changes', 'requests-to-the-shop'],
    statements: [
      {
        says: 'Buy with Prime asks /wallets/config/optimus',
        shown: [
          "wallets/amazon-pay.test.ts: ['buy_with_prime', 'optimus']",
          'core/server/signed-config.test.ts: posts the cart to the shop itself, with the token',
        ],
      },
      {
        says: 'Amazon Pay asks /wallets/config/amazon_pay',
        shown: ["wallets/amazon-pay.test.ts: ['amazon_pay', 'amazon_pay']"],
      },
      {
        says: 'Requests to /cart/change, /cart/update, /cart/add and /cart/clear are noticed',
        shown: ['core/cart/cart-watch.test.ts: hears of ', 'core/cart/cart-watch.test.ts: does not take '],
      },
      {
        says: 'The cart element is drawn anew after them',
        shown: [
          'ui/cart/cart-element-refresh.test.ts: looks again after each change of the shop’s cart',
          'ui/cart/cart-element-refresh.test.ts: a first product in the cart brings the buttons without a reload',
        ],
      },
      {
        says: 'and reads its flags anew',
        shown: ['ui/cart/cart-element-refresh.test.ts: reads its flags anew after each change of the cart'],
      },
    ],
  },
  {
    title: 'Redirects',
    at: ['redirects', 'decelerations'],
    statements: [
      {
        says: "A redirect goes to the cart's checkoutUrl and keeps its query",
        shown: [
          'core/purchase/redirect.test.ts:  to the checkout with its parameters',
          'core/purchase/redirect.test.ts: appends to a checkout without a query',
        ],
      },
      {
        says: 'The more-options link adds skip_shop_pay=true',
        shown: ["core/purchase/redirect.test.ts: ['MoreOptions', 'product', { skip_shop_pay: 'true' }]"],
      },
      {
        says: 'Every redirect has storefront_wallet=true',
        shown: [
          "core/purchase/redirect.test.ts: ['BuyItNow', 'product', {}]",
          'core/purchase/redirect.test.ts: replaces a parameter that is there already',
        ],
      },
      {
        says: 'Shop Pay of a product adds payment=shop_pay and redirect_source=direct_checkout_product',
        shown: [
          "core/purchase/redirect.test.ts: ['ShopPay', 'product', { payment: 'shop_pay', redirect_source: 'direct_checkout_product' }]",
          "wallets/shop-pay.test.ts: ['product', 'product']",
        ],
      },
      {
        says: 'Shop Pay of a cart adds payment=shop_pay and redirect_source=direct_checkout_cart',
        shown: [
          "core/purchase/redirect.test.ts: ['ShopPay', 'cart_page', { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' }]",
          "core/purchase/redirect.test.ts: ['ShopPay', 'cart_ajax', { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' }]",
          "wallets/shop-pay.test.ts: ['cart_page', 'cart']",
          "wallets/shop-pay.test.ts: ['cart_ajax', 'cart']",
        ],
      },
      {
        says: 'A deceleration adds the marker of its reason as true, and no other',
        shown: ['core/purchase/redirect.test.ts: leaves '],
      },
      {
        says: 'The marker of currency_changed is wallet_currency_change',
        shown: ["core/decision/deceleration.test.ts: ['currency_changed', 'wallet_currency_change']"],
      },
      {
        says: 'The marker of captcha_required is wallet_captcha_required',
        shown: ["core/decision/deceleration.test.ts: ['captcha_required', 'wallet_captcha_required']"],
      },
      {
        says: 'The marker of not_enough_stock is wallet_not_enough_stock',
        shown: ["core/decision/deceleration.test.ts: ['not_enough_stock', 'wallet_not_enough_stock']"],
      },
      {
        says: 'The marker of cart_not_ready is wallet_cart_not_ready',
        shown: ["core/decision/deceleration.test.ts: ['cart_not_ready', 'wallet_cart_not_ready']"],
      },
      {
        says: 'The marker of dynamic_tax is wallet_dynamic_tax',
        shown: ["core/decision/deceleration.test.ts: ['dynamic_tax', 'wallet_dynamic_tax']"],
      },
      {
        says: 'The marker of payment_method_not_applicable is wallet_payment_method_not_applicable',
        shown: [
          "core/decision/deceleration.test.ts: ['payment_method_not_applicable', 'wallet_payment_method_not_applicable']",
        ],
      },
      {
        says: 'The marker of invalid_payment_deferred_payment_required is wallet_invalid_payment_deferred_payment_required',
        shown: [
          "core/decision/deceleration.test.ts: ['invalid_payment_deferred_payment_required', 'wallet_invalid_payment_deferred_payment_required']",
        ],
      },
      {
        says: 'The marker of localization_extension_field_error is wallet_localization_extension_field_error',
        shown: [
          "core/decision/deceleration.test.ts: ['localization_extension_field_error', 'wallet_localization_extension_field_error']",
        ],
      },
    ],
  },
];
