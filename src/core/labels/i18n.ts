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

/**
 * The API's values of LanguageCode, grouped by their first letters: codes of two letters, codes of three, and languages that
 * it tells apart by region (docs/specification.md#the-storefront-api). The API refuses a request with any other; a test
 * compares the list with its schema.
 */
const CODES =
  /^(A[FKMRSZ]|B[EGMNORS]|C[AESUY]|CKB|D[AEZ]|E[ELNOSTU]|F[AFIORY]|FIL|G[ADLUV]|H[AEIRUY]|I[ADGIST]|J[AV]|K[AIKLMNOSUWY]|L[ABGNOTUV]|M[GIKLNORSTY]|N[BDELNO]|O[MRS]|P[ALST]|QU|R[MNOUW]|S[ACDEGHIKLNOQRUVW]|T[AEGHIKORT]|U[GKRZ]|V[IO]|WO|XH|Y[IO]|Z[HU]|PT_(BR|PT)|ZH_(CN|TW))$/;

/** Turns a shop's locale into the API's LanguageCode: `pt-BR` -> `PT_BR`, `bg-BG` -> `BG`; absent where the API has none. */
export function toLanguage(locale: string): string | undefined {
  const code = locale.toUpperCase().replace('-', '_');
  return [code, code.split('_')[0] as string].find(known => CODES.test(known));
}
