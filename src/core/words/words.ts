/** The room `core/words`. What a purchase says and reads: its texts, money and ways of delivery. */

import { bare } from '../base/bare';
import { fillIn, t as label } from '../labels/i18n';
import type { Words } from '../types/texts';
import { texts as bundled } from './pt-br';

/** The build puts another language's words in the place of these: build/words-plugin.mjs. */
const texts = bare<Words>(bundled);

/**
 * Finds a text and fills in its `{names}`; absent where there is none. A key of three parts without a text of its own falls
 * back to its first two parts, with the field's name filled in, so that rare pairs of problem and field need no row each:
 * `errors.too_long.city` -> `errors.too_long` with `{field}` = `fields.city`.
 */
export function findText(
  texts: Record<string, string>,
  key: string,
  values?: Record<string, string>,
): string | undefined {
  const [group, problem, field] = key.split('.');
  const text = texts[key] ?? texts[`${group}.${problem}`];
  return text && fillIn(text, { field: texts[`fields.${field}`] ?? '', ...values });
}

/** A text of a purchase in the page's language, or one that its page shows as well, such as a wallet's name. */
export function t(key: string, values?: Record<string, string>): string {
  return findText(texts, key, values) ?? label(key, values);
}
