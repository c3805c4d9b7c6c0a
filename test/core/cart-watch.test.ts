import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onCartChange } from '../../src/core/cart-watch';

type Entries = { name: string; initiatorType: string }[];

/** The page's resource timings, told by the test. */
let observers: FakeObserver[] = [];
class FakeObserver {
  options: unknown;
  constructor(private readonly callback: (list: { getEntries(): Entries }) => void) {}
  observe(options: unknown) {
    this.options = options;
    observers.push(this);
  }
  disconnect() {
    observers = observers.filter(observer => observer !== this);
  }
  tell(entries: Entries) {
    this.callback({ getEntries: () => entries });
  }
}
const { PerformanceObserver } = globalThis;
const put = (observer: unknown) => void Object.assign(globalThis, { PerformanceObserver: observer });
test.before(() => put(FakeObserver));
test.after(() => put(PerformanceObserver));

const tell = (path: string, initiatorType = 'fetch') => {
  for (const observer of observers) observer.tell([{ name: `https://shop.example${path}`, initiatorType }]);
};

let heard = 0;
let stop = () => {};
test.before.each(() => {
  heard = 0;
  stop = onCartChange(() => heard++);
});
test.after.each(() => stop());

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

for (const path of [
  '/cart',
  '/cart.js',
  '/cart/add.json5',
  '/products/cart/adds',
  '/cart/added',
  '/search?q=/cart/add',
])
  test(`does not take ${path} for a change`, () => {
    tell(path);
    assert.is(heard, 0);
  });

for (const initiatorType of ['script', 'link', 'img', 'navigation'])
  test(`does not take a ${initiatorType} for a change`, () => {
    tell('/cart/add.js', initiatorType);
    assert.is(heard, 0);
  });

test('calls back once for several changes that are told together', () => {
  const entry = { name: 'https://shop.example/cart/add.js', initiatorType: 'fetch' };
  observers[0]?.tell([entry, entry]);
  assert.is(heard, 1);
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

test.run();
