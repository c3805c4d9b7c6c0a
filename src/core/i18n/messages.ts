import { purchase } from '../../locales/pt-br.json';
import { nullProto } from '../platform/objects';
import { interpolate, t as pageText } from './i18n';

/** The build replaces these texts by another language's (build/locales.mjs). */
const texts = nullProto<Record<string, string>>(purchase);

/**
 * Finds a text and interpolates its `{names}`. Returns undefined if there is none. A key of three parts without a text falls
 * back to its first two parts, with the name of the field: `errors.too_long.city` -> `errors.too_long` with `{field}` =
 * `fields.city`.
 */
export function findMessage(
  texts: Record<string, string>,
  key: string,
  values?: Record<string, string>,
): string | undefined {
  const [group, problem, field] = key.split('.');
  const text = texts[key] ?? texts[`${group}.${problem}`];
  return text && interpolate(text, { field: texts[`fields.${field}`] ?? '', ...values });
}

/** Returns a text of the purchase, or of the page, in the page's language. */
export function t(key: string, values?: Record<string, string>): string {
  return findMessage(texts, key, values) ?? pageText(key, values);
}
