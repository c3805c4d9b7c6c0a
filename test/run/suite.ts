import { suite } from 'uvu';

/**
 * uvu's `test`, which undoes what a test has replaced: after each test what it has replaced itself, after the file what was replaced
 * outside of its tests. So no file depends on those before it in the same process.
 */

const undos: (() => void)[] = [];
/** How many of these are the file's own. */
let ofFile = 0;

/** Calls this once the test has ended, or the file when no test runs; the latest goes first. */
export function onEnd(undo: () => void): void {
  undos.push(undo);
}

function undo(downTo: number): void {
  page?.leave();
  while (undos.length > downTo) undos.pop()?.();
  page?.reset();
}

let page: { leave(): void; reset(): void; undefine(): void } | undefined;

/** Lets each test end as a visit of a page does: it is left, and the next one begins anew. Elements stay defined for a file. */
export function endWith(visit: typeof page): void {
  page = visit;
}

/**
 * Puts these properties in the place of an object's own until the test, or the file, has ended.
 *
 * @returns what gives the object its own back before that
 */
export function stub(target: object, values: object): () => void {
  const keys = Reflect.ownKeys(values);
  const own = keys.map(key => Object.getOwnPropertyDescriptor(target, key));
  const restore = () => {
    for (const [index, key] of keys.entries())
      if (own[index]) Object.defineProperty(target, key, own[index]);
      else Reflect.deleteProperty(target, key);
  };
  for (const [index, key] of keys.entries())
    Object.defineProperty(target, key, {
      ...Object.getOwnPropertyDescriptor(values, key),
      configurable: true,
      // A loop over an array doesn't meet what is new in its prototype.
      enumerable: own[index]?.enumerable ?? false,
    });
  onEnd(restore);
  return restore;
}

export const test = suite();
const { run } = test;
begin();
test.run = () => {
  test.after.each(() => undo(ofFile));
  test.after(() => {
    undo(0);
    page?.undefine();
  });
  run();
  begin();
};

/** uvu forgets the hooks of a file once it has queued them. */
function begin(): void {
  test.before.each(() => {
    ofFile = undos.length;
  });
}

/** Creates a fake anew before each test of this file. What is returned is always that of the running test. */
export function fixture<T extends object>(create: () => T): T {
  let current: T;
  test.before.each(() => {
    current = create();
  });
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(current, key),
    set: (_, key, value) => Reflect.set(current, key, value),
  });
}
