const revoked = Proxy.revocable({}, {});
revoked.revoke();

const throwing = (key: string) =>
  Object.defineProperty({}, key, {
    get() {
      throw new Error(`${key} of an SDK`);
    },
  });

/** Errors of an SDK that throw when they are read. */
export const ODD_ERRORS: [what: string, error: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a symbol', Symbol('odd')],
  ['an error whose message throws', throwing('message')],
  ['an error whose name throws', throwing('name')],
  ['an error whose cause throws', throwing('cause')],
  ['an error whose message is an object without a text', { message: Object.create(null) }],
  ['an object without a text', Object.create(null)],
  ['a proxy that was revoked', revoked.proxy],
];
