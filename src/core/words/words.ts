/** The room `core/words`. What a purchase says and reads: its texts, money, addresses and ways of delivery. */

import { bare } from '../base/bare';
import { findText, t as label } from '../labels/i18n';
import { ptBrPurchase } from './pt-br-purchase';

const texts = bare<Record<string, string>>(ptBrPurchase);

/** What a purchase says, in the page's language; the names that its page shows, too. */
export function t(key: string, values?: Record<string, string>): string {
  return findText(texts, key, values) ?? label(key, values);
}
