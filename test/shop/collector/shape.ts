/** Looks at one value of a payload; answers what is wrong with it, each with its place. */
export type Shape = (value: unknown, path: string) => string[];

type Fields = Record<string, Shape>;

/** An object as far as nothing is known of its members. */
export type Loose = Record<string, unknown>;

const MAX_SHOWN = 80;

function say(path: string, wanted: string, value: unknown): string[] {
  const shown = JSON.stringify(value)?.slice(0, MAX_SHOWN) ?? 'nothing';
  return [`${path || 'the body'}: ${wanted}, not ${shown}`];
}

/** A value that passes the test, in the words of what it has to be. */
export function is(wanted: string, passes: (value: unknown) => boolean): Shape {
  return (value, path) => (passes(value) ? [] : say(path, wanted, value));
}

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = is('text', value => typeof value === 'string');
export const filled = is('text that is not empty', value => typeof value === 'string' && value !== '');
export const flag = is('true or false', value => typeof value === 'boolean');
export const double = is('a number', Number.isFinite);
export const whole = is(
  'a whole number, not below zero',
  value => Number.isSafeInteger(value) && Number(value) >= 0,
);
export const record = is('an object', isObject);

export const oneOf = (...values: unknown[]): Shape =>
  is(`one of ${values.join(', ')}`, value => values.includes(value));

export const matching = (wanted: string, pattern: RegExp): Shape =>
  is(wanted, value => typeof value === 'string' && pattern.test(value));

/** As `Date.toISOString` writes it. */
export const isoTime = matching('an ISO time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** A list with so many items at least. */
export function list(item: Shape, least = 0): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return say(path, 'a list', value);
    if (value.length < least) return say(path, `a list of ${least} at least`, value);
    return value.flatMap((each, index) => item(each, `${path}[${index}]`));
  };
}

/**
 * An object with these fields and no others.
 *
 * @param rule what has to be true of the whole; is asked where each field is right
 */
export function object(required: Fields, optional: Fields = {}, rule?: Shape): Shape {
  const known: Fields = { ...required, ...optional };
  return (value, path) => {
    if (!isObject(value)) return say(path, 'an object', value);
    const place = (name: string) => (path ? `${path}.${name}` : name);
    const missing = Object.keys(required).filter(name => value[name] === undefined);
    const problems = missing.map(name => `${place(name)}: is missing`);
    for (const [name, inner] of Object.entries(value)) {
      const shape = Object.hasOwn(known, name) ? known[name] : undefined;
      if (shape) problems.push(...(missing.includes(name) ? [] : shape(inner, place(name))));
      else problems.push(`${place(name)}: is not known`);
    }
    return problems.length || !rule ? problems : rule(value, path);
  };
}

/** A rule of a whole object, in words; for `object`. */
export const rule =
  (wanted: string, passes: (value: Loose) => boolean): Shape =>
  (value, path) =>
    passes(value as Loose) ? [] : [`${path}: ${wanted}`];

/** Every rule of these. */
export const all =
  (...shapes: Shape[]): Shape =>
  (value, path) =>
    shapes.flatMap(shape => shape(value, path));
