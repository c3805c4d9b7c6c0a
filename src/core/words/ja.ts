import type { Words } from '../types/texts';

/** Japanese. */
export const texts: Words = {
  'status.busy': 'お待ちください…',

  'modal.close': '閉じる',
  'modal.close_icon': 'ウィンドウを閉じる',

  'error_dialogs.checkout.title': '購入できませんでした',
  'error_dialogs.checkout.generic_error':
    '技術的な問題により、現在ご購入手続きができません。数分後にもう一度お試しください。',
  'error_dialogs.checkout.eligibility_error':
    '購入対象の商品がカートにありません。ページを再読み込みして、もう一度お試しください。',
  'error_dialogs.wallet.title': '{wallet}はご利用いただけません',
  'error_dialogs.wallet.generic_error':
    '{wallet}で問題が発生しました。もう一度お試しいただくか、別のお支払い方法をご利用ください。',
  'error_dialogs.order.title': 'ご注文を承りました',
  'error_dialogs.order.placed':
    'ご注文は承りましたが、確認ページを開けませんでした。再度お支払いにならないようお願いいたします。',
  'error_dialogs.product.out_of_stock': 'この商品は現在ご購入いただけません。',

  'order_summary.subtotal': '小計',
  'order_summary.discount': '割引',
  'order_summary.shipping': '送料',
  'order_summary.taxes': '税金',
  'order_summary.duties': '関税',

  'shipping_methods.choose_delivery_strategy': '配送方法を選択してください。',
  'shipping_methods.free': '無料',

  'errors.address_unserviceable': '{shop}ではこの住所への配送を承っておりません。別の住所をお選びください。',
  'errors.shop': '当店',
  'errors.discount': 'このクーポンコードはカートの商品にご利用いただけません。',
  'errors.invalid.billing_address': '正しい請求先住所を入力してください。',
  'errors.invalid.shipping_address': '正しいお届け先住所を入力してください。',
  'errors.payment_pending': 'お支払いを確認しています。再度お支払いにならないようお願いいたします。',
  'errors.missing': '「{field}」を入力してください。',
  'errors.invalid': '「{field}」が正しくありません。',
  'errors.too_long': '「{field}」が長すぎます。',
  'errors.contains_emojis': '「{field}」に絵文字は使用できません。',
  'errors.contains_url': '「{field}」にURLは使用できません。',
  'errors.contains_html_tags': '「{field}」にHTMLコードは使用できません。',
  'errors.missing.zone': '都道府県を選択してください。',
  'errors.missing.emirate': '首長国を選択してください。',
  'errors.missing.country': '国/地域を選択してください。',
  'errors.invalid.postal_code': 'この住所の正しい郵便番号を入力してください。',
  'errors.invalid.email': '正しいメールアドレスを入力してください。',
  'errors.invalid.phone': '正しい電話番号を入力してください。',

  'fields.first_name': '名',
  'fields.last_name': '姓',
  'fields.address1': '住所',
  'fields.address2': '建物名、部屋番号など',
  'fields.company': '会社名',
  'fields.city': '市区町村',
  'fields.zone': '都道府県',
  'fields.emirate': '首長国',
  'fields.postal_code': '郵便番号',
  'fields.country': '国/地域',
  'fields.phone': '電話番号',
  'fields.email': 'メールアドレス',
};
