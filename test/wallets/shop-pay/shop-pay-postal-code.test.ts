import '../../run/dom';
import { type Signal, signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import type { EstimateRequest, FormState } from '../../../src/core/types/page';
import { fakeClock } from '../../fakes/fake-clock';
import { recordWarnings } from '../../fakes/fake-console';
import { openShopPay } from '../../fakes/open-shop-pay';
import { fixture, stub, test } from '../../run/suite';

const clock = fixture(fakeClock);
let asked: EstimateRequest[];

test.before.each(() => {
  asked = [];
  const getEstimate = async (request: EstimateRequest) => void asked.push(request);
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
  test(`asks for the postal code ${postalCode} where the shopper's browser keeps ${JSON.stringify(stored)}`, async () => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    openShopPay({ params: {} });
    await clock.advance(0);
    assert.is(asked[0]?.postalCode, postalCode);
    assert.is(asked[0]?.isPostalCodeOverride, isOverride);
  });

test('asks anew for a new postal code', async () => {
  openShopPay({ params: {} });
  await clock.advance(0);
  localStorage.setItem(TYPED, '88010-000');
  document.dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  await clock.advance(0);
  assert.equal(
    asked.map(({ postalCode }) => postalCode),
    [undefined, '88010-000'],
  );
});

/** What makes a button ask again, while the page's form lives on. */
const CHANGES: [what: string, change: (form: Signal<FormState>, element: HTMLElement) => void][] = [
  [
    'the choice in the form',
    form => {
      form.value = { ...form.value, variant: `${Number(form.value.variant) + 1}` };
    },
  ],
  ['the postal code', () => document.dispatchEvent(new Event('delivery-promise:postal-code-changed'))],
  ['what is for sale', (_, element) => element.toggleAttribute('disabled')],
];

for (const [what, change] of CHANGES)
  test(`asks anew after a change of ${what}, and no more once the button is gone`, async () => {
    const { wallet, element, unmount } = openShopPay({ params: {} });
    unmount();
    const slot = document.createElement('div');
    element.shadowRoot?.append(slot);
    const form = signal<FormState>({ disabled: false, hasFile: false, variant: '101' });
    const end = wallet.mount?.(slot, () => {}, form) as () => void;
    await clock.advance(0);
    const before = asked.length;
    localStorage.setItem(TYPED, '88010-000');
    change(form, element);
    await clock.advance(0);
    assert.is(asked.length, before + 1);
    end();
    localStorage.setItem(TYPED, '69005-000');
    change(form, element);
    await clock.advance(0);
    assert.is(asked.length, before + 1);
  });

test('stops asking for a script that answers each answer with another postal code', async () => {
  recordWarnings();
  let changes = 0;
  const getEstimate = async (request: EstimateRequest) => {
    asked.push(request);
    if (changes++ > 1000) return;
    localStorage.setItem(TYPED, `${changes}`);
    document.dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  };
  stub(window, { Shopify: { deliveryPromise: { getEstimate } } });
  const { unmount } = openShopPay({ params: {} });
  await clock.advance(0);
  unmount();
  // The buttons of the tests before listen, too.
  assert.ok(asked.length < 300, `${asked.length}`);
});

test.run();
