import type { Words } from '../types/texts';

/** Vietnamese. */
export const texts: Words = {
  'status.busy': 'Vui lòng chờ…',

  'modal.close': 'Đóng',
  'modal.close_icon': 'Đóng cửa sổ',

  'error_dialogs.checkout.title': 'Đặt hàng không thành công',
  'error_dialogs.checkout.generic_error':
    'Hiện không thể đặt hàng do sự cố kỹ thuật. Vui lòng thử lại sau vài phút.',
  'error_dialogs.checkout.eligibility_error':
    'Các sản phẩm bạn muốn mua không còn trong giỏ hàng. Vui lòng tải lại trang rồi thử lại.',
  'error_dialogs.wallet.title': '{wallet} hiện không khả dụng',
  'error_dialogs.wallet.generic_error':
    'Đã xảy ra sự cố với {wallet}. Vui lòng thử lại hoặc chọn phương thức thanh toán khác.',
  'error_dialogs.order.title': 'Đã đặt hàng',
  'error_dialogs.order.placed':
    'Đơn hàng của bạn đã được đặt nhưng không mở được trang xác nhận. Vui lòng không thanh toán lại.',
  'error_dialogs.product.out_of_stock': 'Sản phẩm này hiện không còn hàng.',

  'order_summary.subtotal': 'Tạm tính',
  'order_summary.discount': 'Giảm giá',
  'order_summary.shipping': 'Phí vận chuyển',
  'order_summary.taxes': 'Thuế',
  'order_summary.duties': 'Thuế nhập khẩu',

  'shipping_methods.choose_delivery_strategy': 'Vui lòng chọn phương thức giao hàng.',
  'shipping_methods.free': 'Miễn phí',

  'errors.address_unserviceable': '{shop} không giao hàng đến địa chỉ này. Vui lòng chọn địa chỉ khác.',
  'errors.shop': 'Cửa hàng này',
  'errors.discount': 'Mã giảm giá này không áp dụng cho giỏ hàng của bạn.',
  'errors.invalid.billing_address': 'Vui lòng nhập địa chỉ thanh toán hợp lệ.',
  'errors.invalid.shipping_address': 'Vui lòng nhập địa chỉ giao hàng hợp lệ.',
  'errors.payment_pending': 'Khoản thanh toán của bạn đang được kiểm tra. Vui lòng không thanh toán lại.',
  'errors.missing': 'Vui lòng điền “{field}”.',
  'errors.invalid': '“{field}” không hợp lệ.',
  'errors.too_long': '“{field}” quá dài.',
  'errors.contains_emojis': '“{field}” không được chứa biểu tượng cảm xúc.',
  'errors.contains_url': '“{field}” không được chứa địa chỉ web.',
  'errors.contains_html_tags': '“{field}” không được chứa mã HTML.',
  'errors.missing.zone': 'Vui lòng chọn tỉnh/thành phố hoặc tiểu bang.',
  'errors.missing.emirate': 'Vui lòng chọn tiểu vương quốc.',
  'errors.missing.country': 'Vui lòng chọn quốc gia.',
  'errors.invalid.postal_code': 'Vui lòng nhập mã bưu chính hợp lệ cho địa chỉ này.',
  'errors.invalid.email': 'Vui lòng nhập email hợp lệ.',
  'errors.invalid.phone': 'Vui lòng nhập số điện thoại hợp lệ.',

  'fields.first_name': 'Tên',
  'fields.last_name': 'Họ',
  'fields.address1': 'Địa chỉ',
  'fields.address2': 'Căn hộ, tầng, v.v.',
  'fields.company': 'Công ty',
  'fields.city': 'Thành phố',
  'fields.zone': 'Tỉnh/thành phố hoặc tiểu bang',
  'fields.emirate': 'Tiểu vương quốc',
  'fields.postal_code': 'Mã bưu chính',
  'fields.country': 'Quốc gia',
  'fields.phone': 'Số điện thoại',
  'fields.email': 'Email',
};
