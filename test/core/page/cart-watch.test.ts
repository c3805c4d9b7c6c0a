import '../../run/dom';
import * as assert from 'uvu/assert';
import { onCartChange, onSign } from '../../../src/core/page/cart-watch';
import { setCookie } from '../../fakes/cookies';
import { fakeClock } from '../../fakes/fake-clock';
import { onEnd, stub, test } from '../../run/suite';

type Entries = { name: string; initiatorType: string; responseStart?: number }[];

/** The page's resource timings, told by the test: to who observes this type, and no other. */
let observers: FakeObserver[] = [];
class FakeObserver {
  constructor(private readonly callback: (list: { getEntries(): Entries }) => void) {}
  observe({ type }: { type: string }) {
    if (type === 'resource') observers.push(this);
  }
  disconnect() {
    observers = observers.filter(observer => observer !== this);
  }
  tell(entries: Entries) {
    this.callback({ getEntries: () => entries });
  }
}
const cookies = new EventTarget();
stub(globalThis, { PerformanceObserver: FakeObserver, cookieStore: cookies });

const tell = (path: string, initiatorType = 'fetch') => {
  for (const observer of observers) observer.tell([{ name: `https://shop.example${path}`, initiatorType }]);
};

let heard = 0;
let certain: boolean[] = [];
let stop = () => {};
test.before.each(() => {
  heard = 0;
  certain = [];
  stop = onCartChange(isCertain => {
    heard++;
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
    test(`hears of ${path} by ${initiatorType}`, () => {
      tell(path, initiatorType);
      assert.is(heard, 1);
    });

for (const path of ['/cart/add.json5', '/products/cart/adds', '/cart/added', '/search?q=/cart/add'])
  test(`does not take ${path} for a change`, () => {
    tell(path);
    assert.is(heard, 0);
  });

for (const initiatorType of ['script', 'link', 'img', 'navigation'])
  test(`does not take a ${initiatorType} for a change`, () => {
    tell('/cart/add.js', initiatorType);
    assert.is(heard, 0);
  });

const added = (responseStart: number) => ({
  name: 'https://shop.example/cart/add.js',
  initiatorType: 'fetch',
  responseStart,
});

test('calls back once for several changes that are told together', () => {
  const now = performance.now();
  observers[0]?.tell([added(now), added(now + 0.001)]);
  assert.is(heard, 1);
});

test('takes what was answered at the time of its last call for known, where the browser rounds its times', () => {
  const at = performance.now();
  stub(performance, { now: () => at + 100 });
  observers[0]?.tell([added(at + 100), added(at + 100)]);
  assert.is(heard, 1);
});

test('does not call back for what was answered before the listener came: it knows', () => {
  observers[0]?.tell([added(0)]);
  assert.is(heard, 0);
});

test('calls back for each change that is answered after the last call', () => {
  observers[0]?.tell([added(performance.now())]);
  observers[0]?.tell([added(performance.now() + 1)]);
  assert.is(heard, 2);
});

test('calls back where the page comes back as it was left', () => {
  const calls = [false, true].map(persisted => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return heard;
  });
  assert.equal(calls, [0, 1]);
});

test('calls back where the shopper gets another cart, and not where it is the same', () => {
  setCookie('cart=hWN2');
  cookies.dispatchEvent(new Event('change'));
  cookies.dispatchEvent(new Event('change'));
  assert.is(heard, 1);
  setCookie('theme=dark');
  cookies.dispatchEvent(new Event('change'));
  assert.is(heard, 1);
});

test('does not call back for another cookie where the shopper keeps the cart that was there before', () => {
  stop();
  setCookie('cart=hWN1');
  stop = onCartChange(() => heard++);
  setCookie('theme=light');
  cookies.dispatchEvent(new Event('change'));
  assert.is(heard, 0);
});

test('hears of nothing after its end', () => {
  stop();
  setCookie('cart=hWN3');
  cookies.dispatchEvent(new Event('change'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  assert.is(heard, 0);
});

test('observes the page once, however many listen, and as long as one does', () => {
  let other = 0;
  const stopOther = onCartChange(() => other++);
  assert.is(observers.length, 1);
  stopOther();
  tell('/cart/add');
  assert.equal([heard, other], [1, 0]);
  stop();
  assert.is(observers.length, 0);
});

test('observes again after the last has stopped', () => {
  stop();
  stop = onCartChange(() => heard++);
  tell('/cart/add');
  assert.is(heard, 1);
});

test('leaves fetch and XMLHttpRequest of the page as they are', () => {
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
  test(`takes ${path} for a sign that the cart may have changed, once in 10 s`, async () => {
    const clock = fakeClock();
    stop();
    stop = onCartChange(isCertain => {
      heard++;
      certain.push(isCertain);
    });
    await clock.advance(1);
    tell(path);
    assert.equal([heard, certain], [1, [false]]);
    await clock.advance(4000);
    tell(path);
    tell(path);
    assert.is(heard, 1);
    await clock.advance(5990);
    assert.is(heard, 1);
    await clock.advance(20);
    assert.is(heard, 2, 'a change may have come just before the last of them');
    await clock.advance(60_000);
    assert.is(heard, 2);
  });

test('takes no other request for a sign', () => {
  for (const path of ['/search?q=cart', '/?section=cart', '/carts', '/api/unstable/graphql.json']) tell(path);
  tell('/?section_id=cart-drawer', 'script');
  assert.is(heard, 0);
});

const show = (visibilityState: string) => {
  stub(Object.getPrototypeOf(document), { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};

const SIGNS: [what: string, give: () => void][] = [
  ['the page becomes visible', () => show('visible')],
  ['the shopper comes near', () => onSign('intent')],
];

for (const [what, give] of SIGNS)
  test(`calls back where ${what}, at most once in 10 s`, async () => {
    const clock = fakeClock();
    for (let second = 0; second < 25; second++) {
      give();
      await clock.advance(1000);
    }
    assert.equal([heard, certain], [3, [false, false, false]]);
  });

test('takes no notice of a page that is hidden', () => {
  show('hidden');
  assert.is(heard, 0);
});

const refuse = () => {
  throw new Error('not for you');
};
class Refusing {
  observe = refuse;
  disconnect = refuse;
}

for (const [what, values] of [
  ['no PerformanceObserver', { PerformanceObserver: undefined }],
  ['a PerformanceObserver that can’t be made', { PerformanceObserver: refuse }],
  ['a PerformanceObserver that refuses', { PerformanceObserver: Refusing }],
  ['a cookieStore of its own', { cookieStore: {} }],
  ['a cookieStore that refuses', { cookieStore: { addEventListener: refuse } }],
] as const)
  test(`follows the cart by what is left on a page with ${what}`, () => {
    stop();
    stub(globalThis, values);
    stub(window, values);
    stop = onCartChange(() => heard++);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    assert.is(heard, 1);
    stop();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    assert.is(heard, 1);
  });

test.run();
