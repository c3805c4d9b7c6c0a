import type { Words } from '../types/texts';

/** Chinese, simplified. */
export const texts: Words = {
  'status.busy': '请稍候…',

  'modal.close': '关闭',
  'modal.close_icon': '关闭窗口',

  'error_dialogs.checkout.title': '结账失败',
  'error_dialogs.checkout.generic_error': '由于技术问题，暂时无法结账。请几分钟后重试。',
  'error_dialogs.checkout.eligibility_error': '此次购买的商品已不在购物车中。请刷新页面后重试。',
  'error_dialogs.wallet.title': '{wallet} 暂不可用',
  'error_dialogs.wallet.generic_error': '使用 {wallet} 付款时出现问题。请重试或使用其他付款方式。',
  'error_dialogs.order.title': '下单成功',
  'error_dialogs.order.placed': '您的订单已提交，但无法打开确认页面。请勿再次付款。',
  'error_dialogs.product.out_of_stock': '此商品已无法购买。',

  'order_summary.subtotal': '小计',
  'order_summary.discount': '优惠',
  'order_summary.shipping': '运费',
  'order_summary.taxes': '税费',
  'order_summary.duties': '进口关税',

  'shipping_methods.choose_delivery_strategy': '请选择配送方式。',
  'shipping_methods.free': '免费',

  'errors.address_unserviceable': '{shop}不支持配送到此地址。请选择其他地址。',
  'errors.shop': '本店',
  'errors.discount': '此优惠码不适用于您的购物车。',
  'errors.invalid.billing_address': '请输入有效的账单地址。',
  'errors.invalid.shipping_address': '请输入有效的收货地址。',
  'errors.payment_pending': '正在核实您的付款。请勿再次付款。',
  'errors.missing': '请填写“{field}”。',
  'errors.invalid': '“{field}”无效。',
  'errors.too_long': '“{field}”过长。',
  'errors.contains_emojis': '“{field}”不能包含表情符号。',
  'errors.contains_url': '“{field}”不能包含网址。',
  'errors.contains_html_tags': '“{field}”不能包含 HTML 代码。',
  'errors.missing.zone': '请选择省份。',
  'errors.missing.emirate': '请选择酋长国。',
  'errors.missing.country': '请选择国家/地区。',
  'errors.invalid.postal_code': '请输入与此地址相符的有效邮政编码。',
  'errors.invalid.email': '请输入有效的电子邮箱。',
  'errors.invalid.phone': '请输入有效的电话号码。',

  'fields.first_name': '名字',
  'fields.last_name': '姓氏',
  'fields.address1': '地址',
  'fields.address2': '楼栋、单元、房号等',
  'fields.company': '公司',
  'fields.city': '城市',
  'fields.zone': '省份',
  'fields.emirate': '酋长国',
  'fields.postal_code': '邮政编码',
  'fields.country': '国家/地区',
  'fields.phone': '电话',
  'fields.email': '电子邮箱',
};
