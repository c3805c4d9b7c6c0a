import type { Consent } from '../../core/types/texts';

/** Vietnamese. */
export const texts: Consent = {
  'buyer_consent.text':
    'Giao dịch mua này lặp lại định kỳ hoặc được thu tiền sau. Khi tiếp tục, tôi cho phép thu tiền qua phương thức thanh toán này theo số tiền và vào những ngày đã nêu, cho đến khi giao dịch kết thúc hoặc tôi hủy, nếu được phép.',
  'buyer_consent.policy': 'Chính sách hủy',
};
