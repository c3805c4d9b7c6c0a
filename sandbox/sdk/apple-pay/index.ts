import { readApplePay } from '../control';
import { ApplePayError } from './dictionaries';
import { ApplePaySession } from './session';
import { view } from './sheet';
import { showSheet } from './sheet-view';
import type { Published } from './types';

view.show = showSheet;

const api: Published = { ApplePaySession, ApplePayError };

if (readApplePay().installed !== false) Object.assign(window, api);
