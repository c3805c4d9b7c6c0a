import { DOM_STRING, enumeration } from './idl';
import type { ErrorCode, ErrorContactField } from './types';
import { ERROR_CODES, ERROR_FIELDS } from './vocabulary';

const CODE = enumeration('ApplePayErrorCode', ERROR_CODES);
const FIELD = enumeration('ApplePayErrorContactField', ERROR_FIELDS);

export class ApplePayError {
  code: ErrorCode;
  contactField?: ErrorContactField;
  message: string;

  constructor(code: ErrorCode, contactField?: ErrorContactField, message = '') {
    this.code = CODE.convert(code);
    if (contactField !== undefined) this.contactField = FIELD.convert(contactField);
    this.message = DOM_STRING.convert(message);
  }
}
