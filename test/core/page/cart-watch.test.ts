import '../../run/dom';
import * as assert from 'uvu/assert';
import { notifyPossibleChange, onCartChange } from '../../../src/core/page/cart-watch';
import { setCookie } from '../../fakes/cookies';
import { fakeClock } from '../../fakes/fake-clock';
import { onEnd, stub, test } from '../../run/suite';

type Entries = { name: string; initiatorType: string; responseStart?: number }[];

/** The page's resource timing observers. Only those of this type receive the test's entries. */
let observers: FakeObserver[] = [];
class FakeObserver {
  constructor(private readonly callback: (list: { getEntries(): Entries }) => void) {}
  observe({ type }: { type: string }) {
    if (type === 'resource') observers.push(this);
  }
  disconnect() {
    observers = observers.filter(observer => observer !== this);
  }
  notify(entries: Entries) {
    this.callback({ getEntries: () => entries });
  }
}
const cookies = new EventTarget();
stub(globalThis, { PerformanceObserver: FakeObserver, cookieStore: cookies });

const notify = (path: string, initiatorType = 'fetch') => {
  for (const observer of observers) observer.notify([{ name: `https://shop.example${path}`, initiatorType }]);
};

let calls = 0;
let certain: boolean[] = [];
let stop = () => {};
test.before.each(() => {
  calls = 0;
  certain = [];
  stop = onCartChange(isCertain => {
    calls++;
    certain.push(isCertain);
  });
  onEnd(() => stop());
});

const CHANGES = ['change', 'update', 'add', 'clear'].flatMap(verb => [
  `/cart/${verb}`,
  `/cart/${verb}.js`,
  `/pt-br/cart/${verb}.js?sections=cart`,
]);

for (const path of CHANGES)
  for (const initiatorType of ['fetch', 'xmlhttprequest'])
    test(`detects ${path} by ${initiatorType}`, () => {
      notify(path, initiatorType);
      assert.is(calls, 1);
    });

for (const path of ['/cart/add.json5', '/products/cart/adds', '/cart/added', '/search?q=/cart/add'])
  test(`ignores ${path}`, () => {
    notify(path);
    assert.is(calls, 0);
  });

for (const initiatorType of ['script', 'link', 'img', 'navigation'])
  test(`ignores a ${initiatorType}`, () => {
    notify('/cart/add.js', initiatorType);
    assert.is(calls, 0);
  });

const added = (responseStart: number) => ({
  name: 'https://shop.example/cart/add.js',
  initiatorType: 'fetch',
  responseStart,
});

test('calls back once for several changes in one batch', () => {
  const now = performance.now();
  observers[0]?.notify([added(now), added(now + 0.001)]);
  assert.is(calls, 1);
});

test('ignores responses at the time of its last call, because browsers round times', () => {
  const at = performance.now();
  stub(performance, { now: () => at + 100 });
  observers[0]?.notify([added(at + 100), added(at + 100)]);
  assert.is(calls, 1);
});

test('ignores responses from before the listener was added', () => {
  observers[0]?.notify([added(0)]);
  assert.is(calls, 0);
});

test('calls back for each response after the last call', () => {
  observers[0]?.notify([added(performance.now())]);
  observers[0]?.notify([added(performance.now() + 1)]);
  assert.is(calls, 2);
});

test('calls back after a back/forward cache restore', () => {
  const counts = [false, true].map(persisted => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return calls;
  });
  assert.equal(counts, [0, 1]);
});

test("calls back if the cart's cookie changes to another cart", () => {
  setCookie('cart=hWN2');
  cookies.dispatchEvent(new Event('change'));
  cookies.dispatchEvent(new Event('change'));
  assert.is(calls, 1);
  setCookie('theme=dark');
  cookies.dispatchEvent(new Event('change'));
  assert.is(calls, 1);
});

test('ignores other cookies while the first cart stays the same', () => {
  stop();
  setCookie('cart=hWN1');
  stop = onCartChange(() => calls++);
  setCookie('theme=light');
  cookies.dispatchEvent(new Event('change'));
  assert.is(calls, 0);
});

test('stops after unsubscribe', () => {
  stop();
  setCookie('cart=hWN3');
  cookies.dispatchEvent(new Event('change'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  assert.is(calls, 0);
});

test('observes the page once while there are listeners', () => {
  let other = 0;
  const stopOther = onCartChange(() => other++);
  assert.is(observers.length, 1);
  stopOther();
  notify('/cart/add');
  assert.equal([calls, other], [1, 0]);
  stop();
  assert.is(observers.length, 0);
});

test('observes again after all listeners have stopped', () => {
  stop();
  stop = onCartChange(() => calls++);
  notify('/cart/add');
  assert.is(calls, 1);
});

test('leaves fetch and XMLHttpRequest unchanged', () => {
  const { fetch, XMLHttpRequest } = window;
  onCartChange(() => {})();
  assert.is(window.fetch, fetch);
  assert.is(window.XMLHttpRequest, XMLHttpRequest);
});

for (const path of [
  '/cart',
  '/pt-br/cart.js',
  '/cart?view=drawer',
  '/?section_id=cart-drawer',
  '/products/blusa?variant=1&sections=cart-drawer,cart-icon',
])
  test(`treats ${path} as a possible change, once in 10 s`, async () => {
    const clock = fakeClock();
    stop();
    stop = onCartChange(isCertain => {
      calls++;
      certain.push(isCertain);
    });
    await clock.advance(1);
    notify(path);
    assert.equal([calls, certain], [1, [false]]);
    await clock.advance(4000);
    notify(path);
    notify(path);
    assert.is(calls, 1);
    await clock.advance(5990);
    assert.is(calls, 1);
    await clock.advance(20);
    assert.is(calls, 2, 'a change may have come just before the last of them');
    await clock.advance(60_000);
    assert.is(calls, 2);
  });

test('ignores all other requests', () => {
  for (const path of ['/search?q=cart', '/?section=cart', '/carts', '/api/unstable/graphql.json'])
    notify(path);
  notify('/?section_id=cart-drawer', 'script');
  assert.is(calls, 0);
});

const show = (visibilityState: string) => {
  stub(Object.getPrototypeOf(document), { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};

const SIGNS: [what: string, give: () => void][] = [
  ['the page becomes visible', () => show('visible')],
  ['the shopper shows intent', () => notifyPossibleChange('intent')],
];

for (const [what, give] of SIGNS)
  test(`calls back at most once in 10 s if ${what}`, async () => {
    const clock = fakeClock();
    for (let second = 0; second < 25; second++) {
      give();
      await clock.advance(1000);
    }
    assert.equal([calls, certain], [3, [false, false, false]]);
  });

test('ignores a hidden page', () => {
  show('hidden');
  assert.is(calls, 0);
});

const fail = () => {
  throw new Error('forbidden');
};
class Throwing {
  observe = fail;
  disconnect = fail;
}

for (const [what, values] of [
  ['no PerformanceObserver', { PerformanceObserver: undefined }],
  ['a PerformanceObserver whose constructor throws', { PerformanceObserver: fail }],
  ['a PerformanceObserver whose observe throws', { PerformanceObserver: Throwing }],
  ['its own cookieStore', { cookieStore: {} }],
  ['a cookieStore that throws', { cookieStore: { addEventListener: fail } }],
] as const)
  test(`uses the remaining signals on a page with ${what}`, () => {
    stop();
    stub(globalThis, values);
    stub(window, values);
    stop = onCartChange(() => calls++);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    assert.is(calls, 1);
    stop();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    assert.is(calls, 1);
  });

test.run();
