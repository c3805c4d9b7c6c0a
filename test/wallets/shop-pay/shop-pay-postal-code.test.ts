import '../../run/dom';
import { type Signal, signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import type { EstimateRequest, FormState } from '../../../src/core/types/page';
import { fakeClock } from '../../fakes/fake-clock';
import { recordWarnings } from '../../fakes/fake-console';
import { openShopPay } from '../../fakes/open-shop-pay';
import { fixture, stub, test } from '../../run/suite';

const clock = fixture(fakeClock);
let requests: EstimateRequest[];

test.before.each(() => {
  requests = [];
  const getEstimate = async (request: EstimateRequest) => void requests.push(request);
  stub(window, { Shopify: { deliveryPromise: { getEstimate } } });
});
const TYPED = 'delivery_promise_postal_code';
const USUAL = 'delivery_promise_default_address';

const CODES: [stored: Record<string, string>, postalCode: string | undefined, isOverride: boolean][] = [
  [{}, undefined, false],
  [{ [TYPED]: '04567-000' }, '04567-000', true],
  [{ [USUAL]: '{"zip":"01310-100"}' }, '01310-100', false],
  [{ [TYPED]: '04567-000', [USUAL]: '{"zip":"01310-100"}' }, '04567-000', true],
  [{ [TYPED]: '04567-000', [USUAL]: 'nonsense' }, '04567-000', true],
  [{ [USUAL]: 'nonsense' }, undefined, false],
  [{ [USUAL]: 'null' }, undefined, false],
  [{ [USUAL]: '{}' }, undefined, false],
];

for (const [stored, postalCode, isOverride] of CODES)
  test(`requests postal code ${postalCode} if storage has ${JSON.stringify(stored)}`, async () => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    openShopPay({ params: {} });
    await clock.advance(0);
    assert.is(requests[0]?.postalCode, postalCode);
    assert.is(requests[0]?.isPostalCodeOverride, isOverride);
  });

test('requests again for a new postal code', async () => {
  openShopPay({ params: {} });
  await clock.advance(0);
  localStorage.setItem(TYPED, '88010-000');
  document.dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  await clock.advance(0);
  assert.equal(
    requests.map(({ postalCode }) => postalCode),
    [undefined, '88010-000'],
  );
});

/** Changes that trigger a new request while the form exists. */
const CHANGES: [what: string, change: (form: Signal<FormState>, element: HTMLElement) => void][] = [
  [
    'the choice in the form',
    form => {
      form.value = { ...form.value, variants: [`${Number(form.value.variants[0]) + 1}`] };
    },
  ],
  ['the postal code', () => document.dispatchEvent(new Event('delivery-promise:postal-code-changed'))],
  ['the disabled attribute', (_, element) => element.toggleAttribute('disabled')],
];

for (const [what, change] of CHANGES)
  test(`requests again after a change of ${what}, and stops after unmount`, async () => {
    const { wallet, element, unmount } = openShopPay({ params: {} });
    unmount();
    const slot = document.createElement('div');
    element.shadowRoot?.append(slot);
    const form = signal<FormState>({ disabled: false, variants: ['101'] });
    const end = wallet.mount?.(slot, () => {}, form) as () => void;
    await clock.advance(0);
    const before = requests.length;
    localStorage.setItem(TYPED, '88010-000');
    change(form, element);
    await clock.advance(0);
    assert.is(requests.length, before + 1);
    end();
    localStorage.setItem(TYPED, '69005-000');
    change(form, element);
    await clock.advance(0);
    assert.is(requests.length, before + 1);
  });

test('stops requesting if a script returns another postal code each time', async () => {
  recordWarnings();
  let changes = 0;
  const getEstimate = async (request: EstimateRequest) => {
    requests.push(request);
    if (changes++ > 1000) return;
    localStorage.setItem(TYPED, `${changes}`);
    document.dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  };
  stub(window, { Shopify: { deliveryPromise: { getEstimate } } });
  const { unmount } = openShopPay({ params: {} });
  await clock.advance(0);
  unmount();
  // Buttons of earlier tests also listen.
  assert.ok(requests.length < 300, `${requests.length}`);
});

test.run();
