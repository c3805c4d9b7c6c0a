import { purchase } from '../../locales/pt-br.json';
import { nullProto } from '../platform/objects';
import { interpolate, t as pageText } from './i18n';

/** The build of another language replaces these texts (build/locales.mjs). */
const texts = nullProto<Record<string, string>>(purchase);

/**
 * Returns a text of the purchase, else of the page, else the key. A key of three parts that has no text falls back to its first
 * two parts: `errors.too_long.city` -> `errors.too_long`, with the text of `fields.city` as `{field}`.
 */
export function t(key: string, values?: Record<string, string>): string {
  const [group, problem, field] = key.split('.');
  const text = texts[key] ?? texts[`${group}.${problem}`];
  return text === undefined
    ? pageText(key, values)
    : interpolate(text, { field: texts[`fields.${field}`] ?? '', ...values });
}

/** Joins two sentences as their language does. Chinese and Japanese have no space after their full stop. */
export const joinSentences = (first: string, second: string): string =>
  first + (first.endsWith('。') ? '' : ' ') + second;
