/**
 * The API's values of LanguageCode, grouped by their first letters: codes of two letters, codes of three, and languages that
 * it tells apart by region (docs/specification.md#the-storefront-api). The API refuses a request with any other; a test
 * compares the list with its schema.
 */
const CODES =
  /^(A[FKMRSZ]|B[EGMNORS]|C[AESUY]|CKB|D[AEZ]|E[ELNOSTU]|F[AFIORY]|FIL|G[ADLUV]|H[AEIRUY]|I[ADGIST]|J[AV]|K[AIKLMNOSUWY]|L[ABGNOTUV]|M[GIKLNORSTY]|N[BDELNO]|O[MRS]|P[ALST]|QU|R[MNOUW]|S[ACDEGHIKLNOQRUVW]|T[AEGHIKORT]|U[GKRZ]|V[IO]|WO|XH|Y[IO]|Z[HU]|PT_(BR|PT)|ZH_(CN|TW))$/;

/** Returns the first of a shop's locales that the API has, as its LanguageCode: `pt-BR` -> `PT_BR`, `bg-BG` -> `BG`. */
export function toLanguage(locales: string[]): string | undefined {
  return locales
    .flatMap(locale => {
      const code = locale.toUpperCase().replace('-', '_');
      return [code, code.replace(/_.*/, '')];
    })
    .find(code => CODES.test(code));
}
