import { PaymentsClient } from './payments-client';
import type { PaymentsApi } from './types';

const api: PaymentsApi = { PaymentsClient };

Object.assign(window, { google: { payments: { api } } });
