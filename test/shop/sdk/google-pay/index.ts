import { PaymentsClient } from './payments-client';
import { showSheet } from './show-sheet';
import type { PaymentsApi } from './types';
import { view } from './view';

view.show = showSheet;

const api: PaymentsApi = { PaymentsClient };

Object.assign(window, { google: { payments: { api } } });
