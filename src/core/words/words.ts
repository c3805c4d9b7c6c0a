/** The room `core/words`. What a purchase says and reads: its texts, money and ways of delivery. */

import { purchase } from '../../locales/pt-br.json';
import { bare } from '../base/bare';
import { fillIn, t as label } from '../labels/i18n';

/** The build puts the texts of another language in the place of these: build/locales-plugin.mjs. */
const texts = bare<Record<string, string>>(purchase);

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
