import type { Words } from '../types/texts';

/** Turkish. */
export const texts: Words = {
  'status.busy': 'Lütfen bekleyin…',

  'modal.close': 'Kapat',
  'modal.close_icon': 'Pencereyi kapat',

  'error_dialogs.checkout.title': 'Satın alma tamamlanamadı',
  'error_dialogs.checkout.generic_error':
    'Teknik sorunlar nedeniyle satın alma şu anda tamamlanamıyor. Lütfen birkaç dakika sonra tekrar deneyin.',
  'error_dialogs.checkout.eligibility_error':
    'Bu alışverişteki ürünler artık sepetinizde değil. Lütfen sayfayı yenileyip tekrar deneyin.',
  'error_dialogs.wallet.title': '{wallet} kullanılamıyor',
  'error_dialogs.wallet.generic_error':
    '{wallet} ile ilgili bir sorun oluştu. Lütfen tekrar deneyin veya başka bir ödeme yöntemi kullanın.',
  'error_dialogs.order.title': 'Siparişiniz alındı',
  'error_dialogs.order.placed':
    'Siparişiniz alındı ancak onay sayfası açılamadı. Lütfen tekrar ödeme yapmayın.',
  'error_dialogs.product.out_of_stock': 'Bu ürün artık mevcut değil.',

  'order_summary.subtotal': 'Ara toplam',
  'order_summary.discount': 'İndirim',
  'order_summary.shipping': 'Kargo',
  'order_summary.taxes': 'Vergiler',
  'order_summary.duties': 'Gümrük vergisi',

  'shipping_methods.choose_delivery_strategy': 'Bir teslimat yöntemi seçin.',
  'shipping_methods.free': 'Ücretsiz',

  'errors.address_unserviceable': '{shop} bu adrese teslimat yapmıyor. Başka bir adres seçin.',
  'errors.shop': 'Bu mağaza',
  'errors.discount': 'Bu indirim kodu sepetiniz için geçerli değil.',
  'errors.invalid.billing_address': 'Geçerli bir fatura adresi girin.',
  'errors.invalid.shipping_address': 'Geçerli bir teslimat adresi girin.',
  'errors.payment_pending': 'Ödemeniz kontrol ediliyor. Lütfen tekrar ödeme yapmayın.',
  'errors.missing': '“{field}” alanını doldurun.',
  'errors.invalid': '“{field}” alanı geçerli değil.',
  'errors.too_long': '“{field}” alanı çok uzun.',
  'errors.contains_emojis': '“{field}” alanında emoji kullanılamaz.',
  'errors.contains_url': '“{field}” alanında web adresi kullanılamaz.',
  'errors.contains_html_tags': '“{field}” alanında HTML kodu kullanılamaz.',
  'errors.missing.zone': 'Bir il veya eyalet seçin.',
  'errors.missing.emirate': 'Bir emirlik seçin.',
  'errors.missing.country': 'Bir ülke seçin.',
  'errors.invalid.postal_code': 'Bu adres için geçerli bir posta kodu girin.',
  'errors.invalid.email': 'Geçerli bir e-posta adresi girin.',
  'errors.invalid.phone': 'Geçerli bir telefon numarası girin.',

  'fields.first_name': 'Ad',
  'fields.last_name': 'Soyad',
  'fields.address1': 'Adres',
  'fields.address2': 'Daire, kat vb.',
  'fields.company': 'Şirket',
  'fields.city': 'İlçe/Şehir',
  'fields.zone': 'İl/Eyalet',
  'fields.emirate': 'Emirlik',
  'fields.postal_code': 'Posta kodu',
  'fields.country': 'Ülke',
  'fields.phone': 'Telefon',
  'fields.email': 'E-posta',
};
