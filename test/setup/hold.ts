/** A promise that the test settles when it likes. */
export function hold<T>(): { promise: Promise<T>; release(value: T): void } {
  let release: (value: T) => void = () => {};
  const promise = new Promise<T>(resolve => {
    release = resolve;
  });
  return { promise, release: value => release(value) };
}
