import { ApplePayError } from './apple-pay-error';
import { readControl } from './control';
import { ApplePaySession } from './session';
import type { Published } from './types';

const api: Published = { ApplePaySession, ApplePayError };

if (readControl().installed !== false) Object.assign(window, api);
