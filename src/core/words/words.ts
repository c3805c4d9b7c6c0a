/** The room `core/words`. What a purchase says and reads: its texts, money, addresses and ways of delivery. */

import { bare } from '../base/bare';
import { findText, t as label } from '../labels/i18n';
import { ptBrPurchase } from './pt-br-purchase';

const texts = bare<Record<string, string>>(ptBrPurchase);

/** A text of a purchase in the page's language, or one that its page shows as well, such as a wallet's name. */
export function t(key: string, values?: Record<string, string>): string {
  return findText(texts, key, values) ?? label(key, values);
}
