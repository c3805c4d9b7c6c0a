import type { Words } from '../types/texts';

/** Korean. */
export const texts: Words = {
  'status.busy': '잠시만 기다려 주세요…',

  'modal.close': '닫기',
  'modal.close_icon': '창 닫기',

  'error_dialogs.checkout.title': '주문하지 못했습니다',
  'error_dialogs.checkout.generic_error':
    '기술적인 문제로 지금은 주문할 수 없습니다. 몇 분 후에 다시 시도해 주세요.',
  'error_dialogs.checkout.eligibility_error':
    '구매하려는 상품이 더 이상 장바구니에 없습니다. 페이지를 새로 고친 후 다시 시도해 주세요.',
  'error_dialogs.wallet.title': '{wallet} 이용 불가',
  'error_dialogs.wallet.generic_error':
    '{wallet} 결제 중 문제가 발생했습니다. 다시 시도하거나 다른 결제 방법을 이용해 주세요.',
  'error_dialogs.order.title': '주문 완료',
  'error_dialogs.order.placed':
    '주문은 완료되었지만 확인 페이지를 열 수 없습니다. 다시 결제하지 말아 주세요.',
  'error_dialogs.product.out_of_stock': '이 상품은 더 이상 구매할 수 없습니다.',

  'order_summary.subtotal': '소계',
  'order_summary.discount': '할인',
  'order_summary.shipping': '배송비',
  'order_summary.taxes': '세금',
  'order_summary.duties': '관세',

  'shipping_methods.choose_delivery_strategy': '배송 방법을 선택해 주세요.',
  'shipping_methods.free': '무료',

  'errors.address_unserviceable': '이 주소는 {shop}의 배송 지역이 아닙니다. 다른 주소를 선택해 주세요.',
  'errors.shop': '이 스토어',
  'errors.discount': '이 할인 코드는 장바구니에 적용할 수 없습니다.',
  'errors.invalid.billing_address': '올바른 청구지 주소를 입력해 주세요.',
  'errors.invalid.shipping_address': '올바른 배송지 주소를 입력해 주세요.',
  'errors.payment_pending': '결제를 확인하고 있습니다. 다시 결제하지 말아 주세요.',
  'errors.missing': '‘{field}’ 항목을 입력해 주세요.',
  'errors.invalid': '‘{field}’ 항목이 올바르지 않습니다.',
  'errors.too_long': '‘{field}’ 항목이 너무 깁니다.',
  'errors.contains_emojis': '‘{field}’ 항목에는 이모지를 사용할 수 없습니다.',
  'errors.contains_url': '‘{field}’ 항목에는 웹 주소를 사용할 수 없습니다.',
  'errors.contains_html_tags': '‘{field}’ 항목에는 HTML 코드를 사용할 수 없습니다.',
  'errors.missing.zone': '시/도를 선택해 주세요.',
  'errors.missing.emirate': '에미리트를 선택해 주세요.',
  'errors.missing.country': '국가를 선택해 주세요.',
  'errors.invalid.postal_code': '이 주소의 올바른 우편번호를 입력해 주세요.',
  'errors.invalid.email': '올바른 이메일 주소를 입력해 주세요.',
  'errors.invalid.phone': '올바른 전화번호를 입력해 주세요.',

  'fields.first_name': '이름',
  'fields.last_name': '성',
  'fields.address1': '주소',
  'fields.address2': '상세 주소',
  'fields.company': '회사',
  'fields.city': '시/군/구',
  'fields.zone': '시/도',
  'fields.emirate': '에미리트',
  'fields.postal_code': '우편번호',
  'fields.country': '국가',
  'fields.phone': '전화번호',
  'fields.email': '이메일',
};
