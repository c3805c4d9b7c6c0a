/** A promise settled by the test. */
export interface Hold<T> {
  promise: Promise<T>;
  release(value: T): void;
  fail(error: Error): void;
}

/** Creates a promise that the test settles. */
export function hold<T>(): Hold<T> {
  let release: Hold<T>['release'] = () => {};
  let fail: Hold<T>['fail'] = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    release = resolve;
    fail = reject;
  });
  return { promise, release: value => release(value), fail: error => fail(error) };
}
