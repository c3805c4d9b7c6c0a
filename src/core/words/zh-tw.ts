import type { Words } from '../types/texts';

/** Chinese, traditional. */
export const texts: Words = {
  'status.busy': '請稍候…',

  'modal.close': '關閉',
  'modal.close_icon': '關閉視窗',

  'error_dialogs.checkout.title': '結帳失敗',
  'error_dialogs.checkout.generic_error': '由於技術問題，目前無法結帳。請於幾分鐘後再試一次。',
  'error_dialogs.checkout.eligibility_error': '此次購買的商品已不在購物車中。請重新整理頁面後再試一次。',
  'error_dialogs.wallet.title': '{wallet} 目前無法使用',
  'error_dialogs.wallet.generic_error': '使用 {wallet} 付款時發生問題。請再試一次，或使用其他付款方式。',
  'error_dialogs.order.title': '訂單已成立',
  'error_dialogs.order.placed': '您的訂單已成立，但無法開啟確認頁面。請勿重複付款。',
  'error_dialogs.product.out_of_stock': '此商品已無法購買。',

  'order_summary.subtotal': '小計',
  'order_summary.discount': '折扣',
  'order_summary.shipping': '運費',
  'order_summary.taxes': '稅金',
  'order_summary.duties': '進口關稅',

  'shipping_methods.choose_delivery_strategy': '請選擇配送方式。',
  'shipping_methods.free': '免費',

  'errors.address_unserviceable': '{shop}不提供此地址的配送服務。請選擇其他地址。',
  'errors.shop': '本店',
  'errors.discount': '此折扣碼不適用於您的購物車。',
  'errors.invalid.billing_address': '請輸入有效的帳單地址。',
  'errors.invalid.shipping_address': '請輸入有效的收件地址。',
  'errors.payment_pending': '正在確認您的付款。請勿重複付款。',
  'errors.missing': '請填寫「{field}」。',
  'errors.invalid': '「{field}」無效。',
  'errors.too_long': '「{field}」過長。',
  'errors.contains_emojis': '「{field}」不可包含表情符號。',
  'errors.contains_url': '「{field}」不可包含網址。',
  'errors.contains_html_tags': '「{field}」不可包含 HTML 程式碼。',
  'errors.missing.zone': '請選擇縣市或省份。',
  'errors.missing.emirate': '請選擇酋長國。',
  'errors.missing.country': '請選擇國家/地區。',
  'errors.invalid.postal_code': '請輸入符合此地址的有效郵遞區號。',
  'errors.invalid.email': '請輸入有效的電子郵件地址。',
  'errors.invalid.phone': '請輸入有效的電話號碼。',

  'fields.first_name': '名字',
  'fields.last_name': '姓氏',
  'fields.address1': '地址',
  'fields.address2': '樓層、室號等',
  'fields.company': '公司',
  'fields.city': '城市/鄉鎮市區',
  'fields.zone': '縣市/省份',
  'fields.emirate': '酋長國',
  'fields.postal_code': '郵遞區號',
  'fields.country': '國家/地區',
  'fields.phone': '電話',
  'fields.email': '電子郵件',
};
