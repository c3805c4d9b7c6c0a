import type { Consent } from '../../core/types/texts';

/** Thai. */
export const texts: Consent = {
  'buyer_consent.text':
    'การซื้อนี้เรียกเก็บเงินเป็นรอบหรือในภายหลัง เมื่อดำเนินการต่อ ฉันอนุญาตให้เรียกเก็บเงินผ่านวิธีการชำระเงินนี้ตามจำนวนและวันที่ที่ระบุ จนกว่าจะจัดส่งสินค้าครบหรือฉันจะยกเลิก หากยกเลิกได้',
  'buyer_consent.policy': 'นโยบายการยกเลิก',
  'subscription_policy.title': 'นโยบายการยกเลิก',
  'subscription_policy.not_found': 'ไม่พบนโยบายการสั่งซื้อแบบประจำ',
};
