import { toSheetErrors } from './action';
import { toAddress } from './address';
import { toChoices } from './delivery-choices';
import { t } from './i18n';
import { loadScript } from './load-script';
import { metric } from './metric';
import { formatMoney } from './money';
import { toSummary } from './order-summary';
import { report } from './report';
import type { Host } from './types';
import { timeout } from './wait';

/** The core as a side module gets it. */
export const host: Host = {
  t,
  money: formatMoney,
  address: toAddress,
  choices: toChoices,
  summary: toSummary,
  errors: toSheetErrors,
  loadScript,
  timeout,
  metric,
  report,
};
