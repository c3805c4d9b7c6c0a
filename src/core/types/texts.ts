/** A text with this name in braces in it, in whose place the code puts what the name stands for. */
type With<Name extends string> = `${string}{${Name}}${string}`;

/**
 * What a page view shows, in one language: each file of the room `core/labels` has all of it. A key is `group.text` or
 * `group.problem.field`.
 */
export type Labels = {
  /** The language of the texts, as `lang` of an element says it: `pt-BR`. */
  lang: string;
  /** The direction that it is written in. */
  dir: 'ltr' | 'rtl';

  /** Heading of a cart's wallets, for screen readers. */
  'express_checkout.title': string;
  /** The button that buys one product at once. A button of 150 px has it in one line, the narrowest cell, 106 px, in two. */
  'buttons.buy_now': string;
  /** The link to the checkout, under the button of a wallet. */
  'buttons.more': string;
  'buttons.buy_with': With<'wallet'>;
  /** The script's own file for purchases didn't come. */
  'errors.not_loaded': string;
  /** What the shopper pays in the end, in a wallet's sheet. */
  'order_summary.total': string;
  /** When the goods arrive: in a sheet's list, and in small type in a wallet's button. */
  'delivery_promise.same_day': string;
  'delivery_promise.next_day': string;
  'delivery_promise.two_day': string;
};

/** What a purchase says, in one language: each file of the room `core/words` has all of it. */
export type Words = {
  /** Said by screen readers alone: the shopper has clicked, and the purchase is under way. */
  'status.busy': string;

  /** The button that closes a dialog. */
  'modal.close': string;
  /** The name of a dialog's X, which is another than the button's, so that by ear they are two. */
  'modal.close_icon': string;

  /** Title of a dialog: the purchase has failed. */
  'error_dialogs.checkout.title': string;
  'error_dialogs.checkout.generic_error': string;
  /** What the purchase was for isn't in the cart any more. */
  'error_dialogs.checkout.eligibility_error': string;
  /** Title of a dialog: nothing can be bought with this wallet now. */
  'error_dialogs.wallet.title': With<'wallet'>;
  'error_dialogs.wallet.generic_error': With<'wallet'>;
  /** Title of the dialog of an order that was placed, but whose page can't be shown. */
  'error_dialogs.order.title': string;
  'error_dialogs.order.placed': string;
  'error_dialogs.product.out_of_stock': string;

  /** Rows of a sheet's summary. */
  'order_summary.subtotal': string;
  'order_summary.discount': string;
  'order_summary.shipping': string;
  'order_summary.taxes': string;
  'order_summary.duties': string;

  'shipping_methods.choose_delivery_strategy': string;
  /** In the place of an amount: this delivery costs nothing. */
  'shipping_methods.free': string;

  'errors.address_unserviceable': With<'shop'>;
  /** In the place of a shop's name that nobody gave, in the sentence before. */
  'errors.shop': string;
  'errors.discount': string;
  'errors.invalid.billing_address': string;
  'errors.invalid.shipping_address': string;
  /** It isn't known whether the payment was taken. */
  'errors.payment_pending': string;
  /** What is wrong with one field of an address or of the buyer. `{field}` is one of the names below. */
  'errors.missing': With<'field'>;
  'errors.invalid': With<'field'>;
  'errors.too_long': With<'field'>;
  'errors.contains_emojis': With<'field'>;
  'errors.contains_url': With<'field'>;
  'errors.contains_html_tags': With<'field'>;
  /** Said in the place of these where the field is this one. */
  'errors.missing.zone': string;
  'errors.missing.emirate': string;
  'errors.missing.country': string;
  'errors.invalid.postal_code': string;
  'errors.invalid.email': string;
  'errors.invalid.phone': string;

  'fields.first_name': string;
  'fields.last_name': string;
  /** Street and number. */
  'fields.address1': string;
  /** The rest of it: flat, floor. */
  'fields.address2': string;
  'fields.company': string;
  'fields.city': string;
  /** State, province, region. */
  'fields.zone': string;
  'fields.emirate': string;
  'fields.postal_code': string;
  'fields.country': string;
  'fields.phone': string;
  'fields.email': string;
};

/** What a page says of a selling plan that has no such text itself, in one language: each has a file in the room `ui/consent`. */
export type Consent = {
  /** What the shopper agrees to who buys with a selling plan: it is paid again and again, or later. */
  'buyer_consent.text': string;
  /** The link behind that text, which opens the shop's policy. */
  'buyer_consent.policy': string;
  /** Title of the dialog that shows it. */
  'subscription_policy.title': string;
  /** The shop's policy about subscriptions can't be shown. */
  'subscription_policy.not_found': string;
};
