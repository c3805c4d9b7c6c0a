import type { Consent } from '../../core/types/texts';

/** Vietnamese. */
export const texts: Consent = {
  'buyer_consent.text':
    'Đơn hàng này lặp lại định kỳ hoặc được thu tiền sau. Khi tiếp tục, tôi cho phép thu tiền qua phương thức thanh toán này theo số tiền và vào những ngày đã nêu, cho đến khi đơn hàng được giao đầy đủ hoặc tôi hủy, nếu được phép.',
  'buyer_consent.policy': 'Chính sách hủy',
  'subscription_policy.title': 'Chính sách hủy',
  'subscription_policy.not_found': 'Không tìm thấy chính sách mua hàng định kỳ.',
};
