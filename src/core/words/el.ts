import type { Words } from '../types/texts';

/** Greek. */
export const texts: Words = {
  'status.busy': 'Περιμένετε…',

  'modal.close': 'Κλείσιμο',
  'modal.close_icon': 'Κλείσιμο παραθύρου',

  'error_dialogs.checkout.title': 'Η αγορά δεν ολοκληρώθηκε',
  'error_dialogs.checkout.generic_error':
    'Η αγορά δεν μπορεί να ολοκληρωθεί αυτή τη στιγμή λόγω τεχνικών προβλημάτων. Δοκιμάστε ξανά σε λίγα λεπτά.',
  'error_dialogs.checkout.eligibility_error':
    'Τα προϊόντα αυτής της αγοράς δεν βρίσκονται πλέον στο καλάθι. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
  'error_dialogs.wallet.title': 'Το {wallet} δεν είναι διαθέσιμο',
  'error_dialogs.wallet.generic_error':
    'Παρουσιάστηκε πρόβλημα με το {wallet}. Δοκιμάστε ξανά ή επιλέξτε άλλον τρόπο πληρωμής.',
  'error_dialogs.order.title': 'Η παραγγελία καταχωρίστηκε',
  'error_dialogs.order.placed':
    'Η παραγγελία σας καταχωρίστηκε, αλλά δεν ήταν δυνατό να ανοίξει η επιβεβαίωση. Μην πληρώσετε ξανά.',
  'error_dialogs.product.out_of_stock': 'Αυτό το προϊόν δεν είναι πλέον διαθέσιμο.',

  'order_summary.subtotal': 'Μερικό σύνολο',
  'order_summary.discount': 'Έκπτωση',
  'order_summary.shipping': 'Μεταφορικά',
  'order_summary.taxes': 'Φόροι',
  'order_summary.duties': 'Εισαγωγικοί δασμοί',

  'shipping_methods.choose_delivery_strategy': 'Επιλέξτε τρόπο αποστολής.',
  'shipping_methods.free': 'Δωρεάν',

  'errors.address_unserviceable':
    '{shop}: δεν γίνεται παράδοση σε αυτή τη διεύθυνση. Επιλέξτε άλλη διεύθυνση.',
  'errors.shop': 'Αυτό το κατάστημα',
  'errors.discount': 'Αυτός ο εκπτωτικός κωδικός δεν ισχύει για το καλάθι σας.',
  'errors.invalid.billing_address': 'Εισαγάγετε μια έγκυρη διεύθυνση χρέωσης.',
  'errors.invalid.shipping_address': 'Εισαγάγετε μια έγκυρη διεύθυνση αποστολής.',
  'errors.payment_pending': 'Η πληρωμή σας ελέγχεται. Μην πληρώσετε ξανά.',
  'errors.missing': 'Συμπληρώστε το πεδίο «{field}».',
  'errors.invalid': 'Το πεδίο «{field}» δεν είναι έγκυρο.',
  'errors.too_long': 'Το πεδίο «{field}» έχει πάρα πολλούς χαρακτήρες.',
  'errors.contains_emojis': 'Το πεδίο «{field}» δεν μπορεί να περιέχει emoji.',
  'errors.contains_url': 'Το πεδίο «{field}» δεν μπορεί να περιέχει διεύθυνση ιστού.',
  'errors.contains_html_tags': 'Το πεδίο «{field}» δεν μπορεί να περιέχει κώδικα HTML.',
  'errors.missing.zone': 'Επιλέξτε νομό ή πολιτεία.',
  'errors.missing.emirate': 'Επιλέξτε εμιράτο.',
  'errors.missing.country': 'Επιλέξτε χώρα.',
  'errors.invalid.postal_code': 'Εισαγάγετε έγκυρο ταχυδρομικό κώδικα για αυτή τη διεύθυνση.',
  'errors.invalid.email': 'Εισαγάγετε μια έγκυρη διεύθυνση email.',
  'errors.invalid.phone': 'Εισαγάγετε έγκυρο αριθμό τηλεφώνου.',

  'fields.first_name': 'Όνομα',
  'fields.last_name': 'Επώνυμο',
  'fields.address1': 'Διεύθυνση',
  'fields.address2': 'Διαμέρισμα, όροφος κ.λπ.',
  'fields.company': 'Εταιρεία',
  'fields.city': 'Πόλη',
  'fields.zone': 'Νομός ή πολιτεία',
  'fields.emirate': 'Εμιράτο',
  'fields.postal_code': 'Ταχυδρομικός κώδικας',
  'fields.country': 'Χώρα',
  'fields.phone': 'Τηλέφωνο',
  'fields.email': 'Email',
};
