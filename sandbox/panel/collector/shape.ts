/** Validates a value of a payload. Returns the problems with their paths. */
export type Shape = (value: unknown, path: string) => string[];

type Fields = Record<string, Shape>;

const MAX_SHOWN = 80;

const at = (path: string, problem: string) => `${path || 'the body'}: ${problem}`;

/** Accepts a value that passes the test. */
export function is(wanted: string, passes: (value: unknown) => boolean): Shape {
  return (value, path) =>
    passes(value)
      ? []
      : [at(path, `${wanted}, not ${JSON.stringify(value)?.slice(0, MAX_SHOWN) ?? 'nothing'}`)];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const matching = (wanted: string, pattern: RegExp): Shape =>
  is(wanted, value => typeof value === 'string' && pattern.test(value));

export const oneOf = (...values: unknown[]): Shape =>
  is(`one of ${values.join(', ')}`, value => values.includes(value));

export const text = is('text', value => typeof value === 'string');
export const filled = matching('text that is not empty', /./s);
export const flag = is('true or false', value => typeof value === 'boolean');
export const whole = is(
  'a whole number, not below zero',
  value => Number.isSafeInteger(value) && Number(value) >= 0,
);

/** Accepts what `Date.toISOString` returns. */
export const isoTime = matching('an ISO time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** Accepts a list with at least `least` items. */
export function list(item: Shape, least = 0): Shape {
  const isLongEnough = is(
    least ? `a list of at least ${least}` : 'a list',
    value => Array.isArray(value) && value.length >= least,
  );
  return (value, path) => {
    const problems = isLongEnough(value, path);
    return problems.length
      ? problems
      : (value as unknown[]).flatMap((each, index) => item(each, `${path}[${index}]`));
  };
}

/** Accepts an object with any names, if all its values have the shape. */
export const record =
  (member: Shape): Shape =>
  (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, inner]) => member(inner, `${path}.${name}`))
      : [at(path, 'an object')];

/** Accepts an object with these fields and no others. */
export function object(required: Fields, optional: Fields = {}): Shape {
  const known = new Map(Object.entries({ ...optional, ...required }));
  return (value, path) => {
    if (!isObject(value)) return [at(path, 'an object')];
    const place = (name: string) => (path ? `${path}.${name}` : name);
    const missing = Object.keys(required).filter(name => value[name] === undefined);
    return [
      ...missing.map(name => `${place(name)}: is missing`),
      ...Object.entries(value).flatMap(([name, inner]) => {
        if (missing.includes(name)) return [];
        return known.get(name)?.(inner, place(name)) ?? [`${place(name)}: is unknown`];
      }),
    ];
  };
}

/**
 * Adds rules about the whole value to a shape. They run only if the value has the shape.
 *
 * @param rules predicates by description
 */
// biome-ignore lint/suspicious/noExplicitAny: the shape has checked the value
export function checked(shape: Shape, rules: Record<string, (value: any) => boolean>): Shape {
  return (value, path) => {
    const problems = shape(value, path);
    if (problems.length) return problems;
    const broken = Object.entries(rules).filter(([, passes]) => !passes(value));
    return broken.map(([wanted]) => at(path, wanted));
  };
}
