import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Wallet parameters',
    at: ['wallet-parameters'],
    statements: [
      {
        says: 'merchantName names the shop in sheets and messages',
        shown: [
          "ui/buttons/wallet-button-click.test.ts: ['of its configuration', ",
          'wallets/apple-pay.test.ts: asks for what a shipped purchase needs, with a total to come',
        ],
      },
      {
        says: 'paymentData.merchantInfo.merchantName does where merchantName is missing',
        shown: [
          'wallets/google-pay.test.ts: knows the name of the shop that Google’s request has, and no name where it has none',
          "ui/buttons/wallet-button-click.test.ts: ['that the wallet knows, where its configuration has none', ",
        ],
      },
      {
        says: 'merchantId is the account that Amazon Pay and Buy with Prime need',
        shown: ['wallets/amazon-pay.test.ts: cannot pay without a merchant'],
      },
      {
        says: 'countryCode is the country of the shop',
        shown: [
          'wallets/apple-pay.test.ts: asks for what a shipped purchase needs, with a total to come',
          'wallets/amazon-pay-settings.test.ts:  for the account of a shop in ',
        ],
      },
      {
        says: 'merchantCapabilities, supportedNetworks and shippingType go to Apple as they are',
        shown: ['wallets/apple-pay.test.ts: asks for what a shipped purchase needs, with a total to come'],
      },
      {
        says: 'phoneRequired makes the sheet ask for a telephone number',
        shown: [
          'wallets/apple-pay.test.ts: asks for phone and e-mail only where the shop does',
          "wallets/google-pay.test.ts:  telephone number where the shop's phoneRequired is ",
        ],
      },
      {
        says: 'emailRequired makes it ask for an e-mail address',
        shown: ['wallets/apple-pay.test.ts: asks for phone and e-mail only where the shop does'],
      },
      {
        says: 'companyRequired leaves out the sheets that have no field for a company',
        shown: [
          "wallets/apple-pay.test.ts: pay where the shop's companyRequired is ",
          'wallets/google-pay.test.ts: cannot pay where the shop needs a company, which the sheet has no field for',
        ],
        decision: 'docs/decisions.md#4 (companyRequired)',
      },
      {
        says: 'sdkUrl is the script of the SDK',
        shown: [
          'wallets/google-pay.test.ts: prepares with the SDK of the wallet params',
          'wallets/paypal.test.ts:  prepares with the SDK of the wallet params',
        ],
      },
      {
        says: 'hasManagedSellingPlanState makes PayPal ask for a billing agreement where a selling plan is chosen',
        shown: ['wallets/paypal-purchase.test.ts:  where hasManagedSellingPlanState is '],
        decision: 'docs/decisions.md#3 (hasManagedSellingPlanState)',
      },
      {
        says: 'requiresBillingAgreement makes it ask for one always',
        shown: ["wallets/paypal-purchase.test.ts:  where the shop's requiresBillingAgreement is "],
      },
      {
        says: 'customerAccountEmail is the address of a shopper who is signed in',
        shown: [
          'wallets/apple-pay-authorization.test.ts: pays with the e-mail of the account where the shopper is signed in',
        ],
      },
      {
        says: 'personalized makes Shop Pay personal',
        shown: [
          'wallets/shop-pay.test.ts: tells the page that it is personal where the shop says so, and only there',
          'wallets/shop-pay-frame.test.ts: loads no iframe where personalized is ',
        ],
      },
      {
        says: 'createCheckoutSessionConfig, signed for each purchase, goes to the window of Amazon Pay and Buy with Prime',
        shown: [
          'wallets/amazon-pay.test.ts:  has signed for the cart',
          'wallets/amazon-pay.test.ts: rejects where the service answers without a session: the core knows what that means',
        ],
      },
      {
        says: 'paymentData is what Google is asked with',
        shown: [
          'wallets/google-pay.test.ts: asks for what a shipped purchase needs',
          'wallets/google-pay.test.ts: keeps what the server knows of the request',
        ],
      },
      {
        says: 'auth is a list of jwt and expiresAt',
        shown: [
          'wallets/google-pay.test.ts: identifies the shop by the first token that is still valid',
          'wallets/google-pay.test.ts: cannot pay without an entry in the auth list',
        ],
      },
      {
        says: 'where expiresAt counts seconds',
        shown: ['wallets/google-pay.test.ts: cannot pay when every entry of the auth list has expired'],
      },
      {
        says: 'environment is TEST or PRODUCTION of the service',
        shown: [
          'wallets/google-pay.test.ts: pays in the environment of the wallet params, else for real',
          'wallets/amazon-pay-settings.test.ts: pays in the sandbox: ',
        ],
      },
    ],
  },
];
