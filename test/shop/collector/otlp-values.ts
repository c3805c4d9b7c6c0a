import {
  all,
  double,
  filled,
  flag,
  is,
  isObject,
  list,
  matching,
  object,
  rule,
  type Shape,
  text,
  whole,
} from './shape';

/**
 * What metrics and logs share, in protobuf's JSON: names in lowerCamelCase, 64-bit integers as text, enums as numbers.
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */
const MAX_UINT64 = 2n ** 64n - 1n;

export const uint64 = is(
  'a 64-bit integer as text',
  value => typeof value === 'string' && /^(0|[1-9]\d{0,19})$/.test(value) && BigInt(value) <= MAX_UINT64,
);

export const int64 = matching('a 64-bit integer as text', /^(0|-?[1-9]\d{0,18})$/);

/** Nanoseconds since 1970, of this century: milliseconds are taken for what they are, a mistake. */
export const time = is(
  'a time in nanoseconds as text',
  value => typeof value === 'string' && /^[1-9]\d{18}$/.test(value),
);

/** As many bytes in hexadecimal digits, not all of them zero; nothing of the kind may be empty. */
export const hex = (bytes: number): Shape =>
  matching(`${bytes} bytes in hexadecimal digits`, new RegExp(`^(?!0+$)[0-9a-f]{${bytes * 2}}$`, 'i'));

/** Exactly one of an object's fields: protobuf's `oneof`. */
export const exactlyOne = (...names: string[]): Shape =>
  rule(`exactly one of ${names.join(', ')}`, value => names.filter(name => name in value).length === 1);

const VALUES: Record<string, Shape> = {
  stringValue: text,
  boolValue: flag,
  intValue: int64,
  doubleValue: double,
  // The two that hold values again.
  arrayValue: (value, path) => object({ values: list(anyValue) })(value, path),
  kvlistValue: (value, path) => object({ values: attributes })(value, path),
  bytesValue: matching('bytes in base64', /^[A-Za-z0-9+/]*={0,2}$/),
};

export const anyValue: Shape = object({}, VALUES, exactlyOne(...Object.keys(VALUES)));

const keysOf = (value: unknown) =>
  Array.isArray(value) ? value.map(pair => (isObject(pair) ? pair.key : undefined)) : [];

/** Keys may come once. https://opentelemetry.io/docs/specs/otel/common/#attribute-collections */
export const attributes: Shape = all(
  list(object({ key: filled, value: anyValue })),
  is('keys that differ', value => new Set(keysOf(value)).size === keysOf(value).length),
);

export const resource: Shape = object(
  { attributes },
  { droppedAttributesCount: whole },
  rule('the attribute service.name', ({ attributes }) => keysOf(attributes).includes('service.name')),
);

export const scope: Shape = object(
  { name: filled },
  { version: text, attributes, droppedAttributesCount: whole },
);
