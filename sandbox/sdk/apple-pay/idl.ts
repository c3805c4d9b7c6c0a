/** A Web IDL type with its conversion of the page's values. */
export interface Type<Value = unknown> {
  name: string;
  /** @throws TypeError with WebKit's message */
  convert(value: unknown): Value;
}

const typeError = (message = 'Type error') => new TypeError(message);
const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Converts any value: `null` becomes "null". Errors of an object's `toString` propagate. */
export const DOM_STRING: Type<string> = { name: 'DOMString', convert: value => `${value}` };

export const BOOLEAN: Type<boolean> = { name: 'boolean', convert: Boolean };

export const UNSIGNED_SHORT: Type<number> = {
  name: 'unsigned short',
  convert: value => Number(value) & 0xffff,
};

export const UNSIGNED_LONG: Type<number> = { name: 'unsigned long', convert: value => Number(value) >>> 0 };

export const DATE: Type<Date> = { name: 'Date', convert: value => new Date(Number(value)) };

export function enumeration<Value extends string>(name: string, values: string): Type<Value> {
  return {
    name,
    convert(value) {
      const found = values.split(' ').find(known => known === `${value}`);
      if (found === undefined) throw typeError();
      return found as Value;
    },
  };
}

/** Converts an iterable object. A string is not a list. */
export function sequence<Item>(of: Type<Item>): Type<Item[]> {
  return {
    name: 'sequence',
    convert(value) {
      if (!isObject(value)) throw typeError('Value is not a sequence');
      const list = value as Iterable<unknown>;
      if (typeof list[Symbol.iterator] !== 'function') throw typeError();
      return Array.from(list, item => of.convert(item));
    },
  };
}

/** Accepts an instance of a browser class. */
export function instance<Value>(name: string, create: abstract new (...args: never[]) => Value): Type<Value> {
  return {
    name,
    convert(value) {
      if (!(value instanceof create)) throw typeError();
      return value;
    },
  };
}

/**
 * Converts an object with known members, in their order, and drops unknown ones. `null` and `undefined` are an object without
 * members. A member that is `undefined` is absent; one that is `null` is present.
 */
export function dictionary<Value extends object = object>(
  name: string,
  members: Record<string, Type>,
  required = '',
): Type<Value> {
  return {
    name,
    convert(value) {
      if (value != null && !isObject(value)) throw typeError();
      const given = (value ?? {}) as Record<string, unknown>;
      const result: Record<string, unknown> = {};
      for (const [member, type] of Object.entries(members)) {
        const part = given[member];
        if (part !== undefined) result[member] = type.convert(part);
        else if (required.split(' ').includes(member))
          throw typeError(`Member ${name}.${member} is required and must be an instance of ${type.name}`);
      }
      return result as Value;
    },
  };
}
