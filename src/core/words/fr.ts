import type { Words } from '../types/texts';

/** French. */
export const texts: Words = {
  'status.busy': 'Veuillez patienter…',

  'modal.close': 'Fermer',
  'modal.close_icon': 'Fermer la fenêtre',

  'error_dialogs.checkout.title': 'Échec de la commande',
  'error_dialogs.checkout.generic_error':
    'Un problème technique empêche actuellement de finaliser la commande. Veuillez réessayer dans quelques minutes.',
  'error_dialogs.checkout.eligibility_error':
    'Les articles de cet achat ne sont plus dans le panier. Actualisez la page et réessayez.',
  'error_dialogs.wallet.title': '{wallet} n’est pas disponible',
  'error_dialogs.wallet.generic_error':
    'Un problème est survenu avec {wallet}. Veuillez réessayer ou choisir un autre moyen de paiement.',
  'error_dialogs.order.title': 'Commande validée',
  'error_dialogs.order.placed':
    'Votre commande est validée, mais la confirmation n’a pas pu s’ouvrir. Ne payez pas une seconde fois.',
  'error_dialogs.product.out_of_stock': 'Cet article n’est plus disponible.',

  'order_summary.subtotal': 'Sous-total',
  'order_summary.discount': 'Réduction',
  'order_summary.shipping': 'Livraison',
  'order_summary.taxes': 'Taxes',
  'order_summary.duties': 'Droits de douane',

  'shipping_methods.choose_delivery_strategy': 'Choisissez un mode de livraison.',
  'shipping_methods.free': 'Gratuit',

  'errors.address_unserviceable': '{shop} ne livre pas à cette adresse. Choisissez une autre adresse.',
  'errors.shop': 'Cette boutique',
  'errors.discount': 'Ce code de réduction ne s’applique pas à votre panier.',
  'errors.invalid.billing_address': 'Saisissez une adresse de facturation valide.',
  'errors.invalid.shipping_address': 'Saisissez une adresse de livraison valide.',
  'errors.payment_pending': 'Votre paiement est en cours de vérification. Ne payez pas une seconde fois.',
  'errors.missing': 'Remplissez le champ « {field} ».',
  'errors.invalid': 'Le champ « {field} » n’est pas valide.',
  'errors.too_long': 'Le champ « {field} » est trop long.',
  'errors.contains_emojis': 'Le champ « {field} » ne peut pas contenir d’émojis.',
  'errors.contains_url': 'Le champ « {field} » ne peut pas contenir d’adresse web.',
  'errors.contains_html_tags': 'Le champ « {field} » ne peut pas contenir de code HTML.',
  'errors.missing.zone': 'Sélectionnez une région ou une province.',
  'errors.missing.emirate': 'Sélectionnez un émirat.',
  'errors.missing.country': 'Sélectionnez un pays.',
  'errors.invalid.postal_code': 'Saisissez un code postal valide pour cette adresse.',
  'errors.invalid.email': 'Saisissez une adresse e-mail valide.',
  'errors.invalid.phone': 'Saisissez un numéro de téléphone valide.',

  'fields.first_name': 'Prénom',
  'fields.last_name': 'Nom',
  'fields.address1': 'Adresse',
  'fields.address2': 'Appartement, étage, etc.',
  'fields.company': 'Entreprise',
  'fields.city': 'Ville',
  'fields.zone': 'Région ou province',
  'fields.emirate': 'Émirat',
  'fields.postal_code': 'Code postal',
  'fields.country': 'Pays',
  'fields.phone': 'Téléphone',
  'fields.email': 'E-mail',
};
