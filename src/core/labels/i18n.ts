/** The room `core/labels`. What a page shows before a click, in the page's language. */

import { bare } from '../base/bare';
import { ptBr } from './pt-br';

const texts = bare<Record<string, string>>(ptBr);

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
  const all = bare<Record<string, string>>({ field: texts[`fields.${field}`] ?? '' }, values);
  return text?.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
}

/** What a page shows before a click, in the page's language. */
export function t(key: string, values?: Record<string, string>): string {
  return findText(texts, key, values) ?? key;
}
