import type { ErrorCode, ErrorContactField } from './types';
import { ERROR_CODES, ERROR_FIELDS } from './vocabulary';

export class ApplePayError {
  code: ErrorCode;
  contactField?: ErrorContactField;
  message: string;

  constructor(code: ErrorCode, contactField?: ErrorContactField, message = '') {
    if (!ERROR_CODES.includes(code)) throw new TypeError('Type error');
    if (contactField !== undefined && !ERROR_FIELDS.includes(contactField)) throw new TypeError('Type error');
    this.code = code;
    if (contactField !== undefined) this.contactField = contactField;
    this.message = message;
  }
}
