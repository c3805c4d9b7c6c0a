import type { Words } from '../types/texts';

/** Thai. */
export const texts: Words = {
  'status.busy': 'โปรดรอสักครู่…',

  'modal.close': 'ปิด',
  'modal.close_icon': 'ปิดหน้าต่าง',

  'error_dialogs.checkout.title': 'สั่งซื้อไม่สำเร็จ',
  'error_dialogs.checkout.generic_error': 'ขณะนี้ไม่สามารถสั่งซื้อได้เนื่องจากปัญหาทางเทคนิค โปรดลองอีกครั้งในอีกไม่กี่นาที',
  'error_dialogs.checkout.eligibility_error': 'สินค้าที่ต้องการซื้อไม่อยู่ในตะกร้าแล้ว โปรดรีเฟรชหน้านี้แล้วลองอีกครั้ง',
  'error_dialogs.wallet.title': 'ใช้ {wallet} ไม่ได้ในขณะนี้',
  'error_dialogs.wallet.generic_error': 'เกิดปัญหากับ {wallet} โปรดลองอีกครั้งหรือใช้วิธีการชำระเงินอื่น',
  'error_dialogs.order.title': 'สั่งซื้อสำเร็จ',
  'error_dialogs.order.placed': 'ได้รับคำสั่งซื้อของคุณแล้ว แต่เปิดหน้ายืนยันไม่ได้ โปรดอย่าชำระเงินซ้ำ',
  'error_dialogs.product.out_of_stock': 'สินค้านี้ไม่มีจำหน่ายแล้ว',

  'order_summary.subtotal': 'ยอดรวมย่อย',
  'order_summary.discount': 'ส่วนลด',
  'order_summary.shipping': 'ค่าจัดส่ง',
  'order_summary.taxes': 'ภาษี',
  'order_summary.duties': 'ภาษีนำเข้า',

  'shipping_methods.choose_delivery_strategy': 'โปรดเลือกวิธีการจัดส่ง',
  'shipping_methods.free': 'ฟรี',

  'errors.address_unserviceable': '{shop} ไม่จัดส่งไปยังที่อยู่นี้ โปรดเลือกที่อยู่อื่น',
  'errors.shop': 'ร้านนี้',
  'errors.discount': 'โค้ดส่วนลดนี้ใช้กับตะกร้าของคุณไม่ได้',
  'errors.invalid.billing_address': 'โปรดกรอกที่อยู่สำหรับการเรียกเก็บเงินให้ถูกต้อง',
  'errors.invalid.shipping_address': 'โปรดกรอกที่อยู่สำหรับจัดส่งให้ถูกต้อง',
  'errors.payment_pending': 'กำลังตรวจสอบการชำระเงินของคุณ โปรดอย่าชำระเงินซ้ำ',
  'errors.missing': 'โปรดกรอก “{field}”',
  'errors.invalid': '“{field}” ไม่ถูกต้อง',
  'errors.too_long': '“{field}” ยาวเกินไป',
  'errors.contains_emojis': '“{field}” ต้องไม่มีอีโมจิ',
  'errors.contains_url': '“{field}” ต้องไม่มีที่อยู่เว็บไซต์',
  'errors.contains_html_tags': '“{field}” ต้องไม่มีโค้ด HTML',
  'errors.missing.zone': 'โปรดเลือกจังหวัดหรือรัฐ',
  'errors.missing.emirate': 'โปรดเลือกรัฐเอมิเรต',
  'errors.missing.country': 'โปรดเลือกประเทศ',
  'errors.invalid.postal_code': 'โปรดกรอกรหัสไปรษณีย์ที่ถูกต้องสำหรับที่อยู่นี้',
  'errors.invalid.email': 'โปรดกรอกอีเมลให้ถูกต้อง',
  'errors.invalid.phone': 'โปรดกรอกหมายเลขโทรศัพท์ให้ถูกต้อง',

  'fields.first_name': 'ชื่อ',
  'fields.last_name': 'นามสกุล',
  'fields.address1': 'ที่อยู่',
  'fields.address2': 'ห้อง ชั้น ฯลฯ',
  'fields.company': 'บริษัท',
  'fields.city': 'เมือง/อำเภอ',
  'fields.zone': 'จังหวัดหรือรัฐ',
  'fields.emirate': 'รัฐเอมิเรต',
  'fields.postal_code': 'รหัสไปรษณีย์',
  'fields.country': 'ประเทศ',
  'fields.phone': 'หมายเลขโทรศัพท์',
  'fields.email': 'อีเมล',
};
