import { PaymentsClient } from './payments-client';
import { view } from './sheet';
import { showSheet } from './sheet-view';
import type { PaymentsApi } from './types';

view.show = showSheet;

const api: PaymentsApi = { PaymentsClient };

Object.assign(window, { google: { payments: { api } } });
