import { suite } from 'uvu';

/**
 * uvu's `test` that restores all stubs: after each test those of the test, after the file those outside its tests.
 * So no file depends on earlier ones in the same process.
 */

const undos: (() => void)[] = [];
/** Number of undos outside tests. */
let ofFile = 0;

/** Calls a function once the test has ended, or the file if no test is running. The last one runs first. */
export function onEnd(undo: () => void): void {
  undos.push(undo);
}

function undo(downTo: number): void {
  page?.unload();
  while (undos.length > downTo) undos.pop()?.();
  page?.reset();
}

let page: { unload(): void; reset(): void; undefine(): void } | undefined;

/** Ends each test like a visit of a page: it unloads, and the next one starts fresh. Definitions stay for a file. */
export function endWith(visit: typeof page): void {
  page = visit;
}

/**
 * Replaces an object's own properties until the end of the test or file.
 *
 * @returns restores the properties earlier
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
      // Not enumerable, so that loops over an array skip an addition to its prototype.
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

/** uvu forgets a file's hooks once it has queued them. */
function begin(): void {
  test.before.each(() => {
    ofFile = undos.length;
  });
}

/** Creates a fake before each test of this file. The result always refers to the running test's. */
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
