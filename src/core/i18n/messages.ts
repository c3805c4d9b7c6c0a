import { purchase } from '../../locales/pt-br.json';
import { nullProto } from '../platform/objects';
import { interpolate, t as label } from './i18n';

/** The build puts the texts of another language in the place of these: build/locales-plugin.mjs. */
const texts = nullProto<Record<string, string>>(purchase);

/**
 * Finds a text and fills in its `{names}`; absent where there is none. A key of three parts without a text of its own falls
 * back to its first two parts, with the field's name filled in, so that rare pairs of problem and field need no row each:
 * `errors.too_long.city` -> `errors.too_long` with `{field}` = `fields.city`.
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

/** A text of a purchase in the page's language, or one that its page shows as well, such as a wallet's name. */
export function t(key: string, values?: Record<string, string>): string {
  return findMessage(texts, key, values) ?? label(key, values);
}
