import type { Words } from '../types/texts';

/** Indonesian. */
export const texts: Words = {
  'status.busy': 'Mohon tunggu…',

  'modal.close': 'Tutup',
  'modal.close_icon': 'Tutup jendela',

  'error_dialogs.checkout.title': 'Pembelian gagal',
  'error_dialogs.checkout.generic_error':
    'Pembelian saat ini tidak dapat diselesaikan karena masalah teknis. Silakan coba lagi dalam beberapa menit.',
  'error_dialogs.checkout.eligibility_error':
    'Barang yang ingin dibeli tidak ada lagi di keranjang. Muat ulang halaman lalu coba lagi.',
  'error_dialogs.wallet.title': '{wallet} tidak tersedia',
  'error_dialogs.wallet.generic_error':
    'Terjadi masalah dengan {wallet}. Silakan coba lagi atau gunakan metode pembayaran lain.',
  'error_dialogs.order.title': 'Pesanan berhasil dibuat',
  'error_dialogs.order.placed':
    'Pesanan Anda sudah dibuat, tetapi halaman konfirmasi tidak dapat dibuka. Mohon jangan membayar lagi.',
  'error_dialogs.product.out_of_stock': 'Barang ini sudah tidak tersedia.',

  'order_summary.subtotal': 'Subtotal',
  'order_summary.discount': 'Diskon',
  'order_summary.shipping': 'Ongkos kirim',
  'order_summary.taxes': 'Pajak',
  'order_summary.duties': 'Bea masuk',

  'shipping_methods.choose_delivery_strategy': 'Pilih metode pengiriman.',
  'shipping_methods.free': 'Gratis',

  'errors.address_unserviceable': '{shop} tidak mengirim ke alamat ini. Pilih alamat lain.',
  'errors.shop': 'Toko ini',
  'errors.discount': 'Kode diskon ini tidak berlaku untuk keranjang Anda.',
  'errors.invalid.billing_address': 'Masukkan alamat penagihan yang valid.',
  'errors.invalid.shipping_address': 'Masukkan alamat pengiriman yang valid.',
  'errors.payment_pending': 'Pembayaran Anda sedang diperiksa. Mohon jangan membayar lagi.',
  'errors.missing': 'Isi kolom “{field}”.',
  'errors.invalid': 'Kolom “{field}” tidak valid.',
  'errors.too_long': 'Kolom “{field}” terlalu panjang.',
  'errors.contains_emojis': 'Kolom “{field}” tidak boleh berisi emoji.',
  'errors.contains_url': 'Kolom “{field}” tidak boleh berisi alamat web.',
  'errors.contains_html_tags': 'Kolom “{field}” tidak boleh berisi kode HTML.',
  'errors.missing.zone': 'Pilih provinsi atau negara bagian.',
  'errors.missing.emirate': 'Pilih emirat.',
  'errors.missing.country': 'Pilih negara.',
  'errors.invalid.postal_code': 'Masukkan kode pos yang valid untuk alamat ini.',
  'errors.invalid.email': 'Masukkan alamat email yang valid.',
  'errors.invalid.phone': 'Masukkan nomor telepon yang valid.',

  'fields.first_name': 'Nama depan',
  'fields.last_name': 'Nama belakang',
  'fields.address1': 'Alamat',
  'fields.address2': 'Unit, lantai, dll.',
  'fields.company': 'Perusahaan',
  'fields.city': 'Kota/Kabupaten',
  'fields.zone': 'Provinsi/negara bagian',
  'fields.emirate': 'Emirat',
  'fields.postal_code': 'Kode pos',
  'fields.country': 'Negara',
  'fields.phone': 'Nomor telepon',
  'fields.email': 'Email',
};
