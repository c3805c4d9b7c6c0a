/** The room `core/words`. What a purchase says and reads: its texts, money, addresses and ways of delivery. */

import { bare } from '../base/bare';
import { findText, t as label } from '../labels/i18n';
import type { Words } from '../types/texts';
import { texts as bundled } from './pt-br';

/** The build puts another language's words in the place of these: build/words-plugin.mjs. */
const texts = bare<Words>(bundled);

/** A text of a purchase in the page's language, or one that its page shows as well, such as a wallet's name. */
export function t(key: string, values?: Record<string, string>): string {
  return findText(texts, key, values) ?? label(key, values);
}
