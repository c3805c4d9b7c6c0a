import type { Words } from '../types/texts';

/** English. */
export const texts: Words = {
  'status.busy': 'Please wait…',

  'modal.close': 'Close',
  'modal.close_icon': 'Close window',

  'error_dialogs.checkout.title': 'Checkout failed',
  'error_dialogs.checkout.generic_error':
    'Checkout is unavailable because of technical problems. Please try again in a few minutes.',
  'error_dialogs.checkout.eligibility_error':
    'The items for this purchase are no longer in your cart. Refresh the page and try again.',
  'error_dialogs.wallet.title': '{wallet} is unavailable',
  'error_dialogs.wallet.generic_error':
    'There was a problem with {wallet}. Please try again or use another payment method.',
  'error_dialogs.order.title': 'Order placed',
  'error_dialogs.order.placed':
    'Your order was placed, but the confirmation couldn’t be opened. Don’t pay again.',
  'error_dialogs.product.out_of_stock': 'This item is no longer available.',

  'order_summary.subtotal': 'Subtotal',
  'order_summary.discount': 'Discount',
  'order_summary.shipping': 'Shipping',
  'order_summary.taxes': 'Taxes',
  'order_summary.duties': 'Import duties',

  'shipping_methods.choose_delivery_strategy': 'Choose a delivery method.',
  'shipping_methods.free': 'Free',

  'errors.address_unserviceable': '{shop} doesn’t ship to this address. Choose another address.',
  'errors.shop': 'This store',
  'errors.discount': 'This discount code doesn’t apply to your cart.',
  'errors.invalid.billing_address': 'Enter a valid billing address.',
  'errors.invalid.shipping_address': 'Enter a valid shipping address.',
  'errors.payment_pending': 'Your payment is being verified. Don’t pay again.',
  'errors.missing': 'Fill in the “{field}” field.',
  'errors.invalid': 'The “{field}” field isn’t valid.',
  'errors.too_long': 'The “{field}” field is too long.',
  'errors.contains_emojis': 'The “{field}” field can’t contain emojis.',
  'errors.contains_url': 'The “{field}” field can’t contain a web address.',
  'errors.contains_html_tags': 'The “{field}” field can’t contain HTML code.',
  'errors.missing.zone': 'Select a state or province.',
  'errors.missing.emirate': 'Select an emirate.',
  'errors.missing.country': 'Select a country.',
  'errors.invalid.postal_code': 'Enter a valid postal code for this address.',
  'errors.invalid.email': 'Enter a valid email address.',
  'errors.invalid.phone': 'Enter a valid phone number.',

  'fields.first_name': 'First name',
  'fields.last_name': 'Last name',
  'fields.address1': 'Address',
  'fields.address2': 'Apartment, suite, etc.',
  'fields.company': 'Company',
  'fields.city': 'City',
  'fields.zone': 'State/Province',
  'fields.emirate': 'Emirate',
  'fields.postal_code': 'Postal code',
  'fields.country': 'Country',
  'fields.phone': 'Phone',
  'fields.email': 'Email',
};
