import { ApplePayError } from './apple-pay-error';
import { readControl } from './control';
import { ApplePaySession } from './session';
import { showSheet } from './show-sheet';
import type { Published } from './types';
import { view } from './view';

view.show = showSheet;

const api: Published = { ApplePaySession, ApplePayError };

if (readControl().installed !== false) Object.assign(window, api);
