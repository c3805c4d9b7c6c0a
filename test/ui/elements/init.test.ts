import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import type { PaymentButton } from '../../../src/core/types/page';
import { initPage } from '../../../src/ui/elements/init';
import { onEnd, test } from '../../run/suite';

const page = window as { Shopify?: { PaymentButton?: PaymentButton; locale?: string } };

/** Returns the metrics of the initialization. */
function init(): [name: string, labels: object][] {
  const seen: [string, object][] = [];
  onEnd(onMetric(([name, labels]) => seen.push([name, labels])));
  initPage();
  return seen;
}

test('adds an init function without effect to a page without a bootstrap', () => {
  init();
  assert.equal(Object.keys(page.Shopify?.PaymentButton ?? {}), ['init']);
  page.Shopify?.PaymentButton?.init?.();
});

test('keeps existing properties', () => {
  const own = {
    isStorefrontPortableWallets: true,
    init() {},
    showBuyerConsent() {},
    hideBuyerConsent() {},
    failedToLoad: new Error('not loaded as a module'),
  };
  page.Shopify = { locale: 'pt-BR', PaymentButton: own };
  const before = { ...own };
  init();
  assert.is(page.Shopify.PaymentButton, own);
  assert.is(page.Shopify.locale, 'pt-BR');
  for (const [name, value] of Object.entries(before)) assert.is(own[name as keyof typeof own], value, name);
});

for (const [failedToLoad, status] of [
  [undefined, 'success'],
  [new Event('error'), 'failure'],
] as const)
  test(`reports ${status} if the page ${failedToLoad ? 'reports an earlier failed load' : 'reports nothing'}`, () => {
    page.Shopify = { PaymentButton: { failedToLoad } };
    assert.equal(
      init().filter(([name]) => name === 'page.initialized'),
      [['page.initialized', { status }]],
    );
  });

const throwing = () => {
  throw new Error('not for you');
};

/** Unusual values of the page's bootstrap. */
const ODD: [what: string, value: unknown][] = [
  ['a text', 'loja'],
  ['a number', 7],
  ['a frozen object', Object.freeze({ locale: 'pt-BR' })],
  ['a frozen bootstrap', { PaymentButton: Object.freeze({}) }],
  ['a string for its bootstrap', { PaymentButton: 'loja' }],
  ['a bootstrap whose getter throws', Object.defineProperty({}, 'PaymentButton', { get: throwing })],
];

for (const [what, value] of ODD)
  test(`leaves ${what} unchanged`, () => {
    (window as { Shopify?: unknown }).Shopify = value;
    assert.equal(init(), [['page.initialized', { status: 'success' }]]);
    assert.is((window as { Shopify?: unknown }).Shopify, value);
  });

test('reads an earlier failure from a frozen bootstrap', () => {
  page.Shopify = { PaymentButton: Object.freeze({ failedToLoad: true }) };
  assert.equal(init(), [['page.initialized', { status: 'failure' }]]);
});

test.run();
