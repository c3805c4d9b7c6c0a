import fc from 'fast-check';

/** Strings that often cause bugs: object keys, markup, URLs and unfilled templates. */
const NASTY = [
  '',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  '{{ lang }}',
  '%',
  '%E0%A4%A',
  '"',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//elsewhere.example/',
  'https://elsewhere.example/',
  'data:text/javascript,alert(1)',
  '-1',
  '1e999',
  '9007199254740993',
  '\u0000',
  '\u202e',
  '\ud800',
  '٣',
];

export const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }));

/** Any JSON value. */
export const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(text, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
);

/** Any value of a script. */
export const anything = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true, maxDepth: 3 }),
  json,
  text,
);

/** A valid value with parts removed or replaced by any JSON value. */
export function mutated<T>(value: T): fc.Arbitrary<unknown> {
  const odd = fc.oneof({ weight: 8, arbitrary: mutatedParts(value) }, { weight: 1, arbitrary: json });
  return fc.oneof({ weight: 1, arbitrary: fc.constant<unknown>(value) }, { weight: 4, arbitrary: odd });
}

function mutatedParts(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(part => mutated(part)));
  if (!value || typeof value !== 'object') return fc.oneof(fc.constant(value), json, text);
  const parts = Object.entries(value).map(([key, part]) => [key, mutated(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}
