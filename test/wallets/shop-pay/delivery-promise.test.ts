import '../../run/dom';
import * as assert from 'uvu/assert';
import { t } from '../../../src/core/i18n/i18n';
import { FORM_READ_INTERVAL_MS } from '../../../src/core/platform/constants';
import type { Estimate, EstimateRequest } from '../../../src/core/types/page';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFrames } from '../../fakes/fake-frames';
import { nameOf } from '../../fakes/name-of';
import { openShopPay, openVisible } from '../../fakes/open-shop-pay';
import { find } from '../../fakes/page';
import { fixture, stub, test } from '../../run/suite';

fixture(fakeFrames);
const clock = fixture(fakeClock);
let asked: EstimateRequest[];

test.before.each(() => {
  asked = [];
});
type Answer = Estimate | null | undefined;

const promised = (days?: number | null, handle = 'shop_promise'): Estimate => ({
  selectedShippingOption: {
    brandedPromise: { handle },
    ...(days !== undefined && { maxCalendarDaysToDelivery: days }),
  },
});

/** Lets the page answer with this. */
function provide(answer: (request: EstimateRequest) => Answer | Promise<Answer>) {
  const getEstimate = async (request: EstimateRequest) => {
    asked.push(request);
    return answer(request);
  };
  stub(window, { Shopify: { deliveryPromise: { getEstimate } } });
}

/** The scene's button says keys of texts where there is no text. */
const labelOf = (button: HTMLElement) =>
  [...button.children]
    .slice(1)
    .map(({ textContent }) => textContent)
    .join();

/** Opens the button and waits for the page's answer. */
async function open(...options: Parameters<typeof openVisible>) {
  const scene = openVisible(...options);
  await clock.advance(0);
  return scene;
}

const LABELS: [days: number | null | undefined, key: string][] = [
  [0, 'delivery_promise.same_day'],
  [1, 'delivery_promise.next_day'],
  [2, 'delivery_promise.two_day'],
  [3, ''],
  [-1, ''],
  [1.5, ''],
  [null, ''],
  [undefined, ''],
];

for (const [days, key] of LABELS)
  test(`says ${key || 'nothing'} for a delivery in ${days} days`, async () => {
    provide(() => promised(days));
    const { button } = await open();
    assert.is(labelOf(button), key && t(key));
  });

test('is not personal where there is a promise, with a label or without', async () => {
  for (const days of [1, 9]) {
    provide(() => promised(days));
    assert.is((await open()).frame(), null);
  }
});

test('says the promise in smaller letters than its name', async () => {
  provide(() => promised(1));
  const { button } = await open();
  assert.is(find<HTMLElement>(button, 'span + span').style.fontSize, '0.75em');
});

const NONE: [what: string, answer: Answer][] = [
  ['nothing', undefined],
  ['null', null],
  ['no option', {}],
  ['an option without a promise', { selectedShippingOption: { maxCalendarDaysToDelivery: 1 } }],
  ['another brand’s promise', promised(1, 'other_promise')],
];

for (const [what, answer] of NONE)
  test(`is personal and says nothing of delivery where the page answers ${what}`, async () => {
    provide(() => answer);
    const { button, frame } = await open();
    assert.is(labelOf(button), '');
    assert.ok(frame());
    assert.is(asked.length, 1);
  });

test('waits with the iframe until the page has answered', async () => {
  let answer: (estimate: Answer) => void = () => {};
  provide(() => new Promise(resolve => (answer = resolve)));
  const { frame } = await open();
  assert.is(frame(), null);
  answer(null);
  await clock.advance(0);
  assert.ok(frame());
});

test('is personal at once on a page that promises nothing', async () => {
  assert.ok((await open()).frame());
});

test('takes the iframe away when a promise comes late', async () => {
  const { frame, button } = await open();
  provide(() => promised(0));
  await clock.advance(200);
  assert.is(frame(), null);
  assert.is(labelOf(button), t('delivery_promise.same_day'));
});

test('looks for the page’s client 15 times, every 200 ms', async () => {
  let looks = 0;
  stub(window, {
    get Shopify() {
      return void looks++;
    },
  });
  await open();
  assert.is(looks, 1);
  await clock.advance(199);
  assert.is(looks, 1);
  await clock.advance(1);
  assert.is(looks, 2);
  await clock.advance(60_000);
  assert.is(looks, 15);
});

test('asks again after a failure, and is personal when all of them failed', async () => {
  provide(() => Promise.reject(new Error('Down')));
  const { frame, host } = await open();
  assert.is(frame(), null);
  await clock.advance(14 * 200);
  assert.is(asked.length, 15);
  assert.is(frame(), null);
  await clock.advance(60_000);
  assert.is(asked.length, 15);
  assert.ok(frame());
  assert.equal(host.reports, []);
});

test('lets a client that is none not reach the page', async () => {
  stub(window, { Shopify: { deliveryPromise: {} } });
  const { frame } = await open();
  await clock.advance(15 * 200);
  assert.ok(frame());
});

test('asks for the variant and the selling plan of the form', async () => {
  provide(() => null);
  await open({ controls: '<input name="id" value="101"><input name="selling_plan" value="7">' });
  await open({ controls: '<input name="id" value="102"><input name="selling_plan" value="">' });
  assert.equal(asked, [
    { variantId: '101', sellingPlanId: '7', postalCode: undefined, isPostalCodeOverride: false },
    { variantId: '102', sellingPlanId: '', postalCode: undefined, isPostalCodeOverride: false },
  ]);
});

test('asks anew for another variant, however the theme sets it, and not for the same', async () => {
  provide(({ variantId }) => (variantId === '101' ? promised(0) : promised(2)));
  const { form, button, observers } = await open({
    controls: '<input type="hidden" name="id" value="101">',
  });
  observers.show();
  form.dispatchEvent(new Event('change', { bubbles: true }));
  await clock.advance(0);
  assert.is(asked.length, 1);
  find<HTMLInputElement>(form, '[name=id]').value = '102';
  await clock.advance(0);
  assert.equal(
    asked.map(({ variantId }) => variantId),
    ['101', '102'],
  );
  assert.is(labelOf(button), t('delivery_promise.two_day'));
});

test('asks anew where a choice is no attribute', async () => {
  provide(({ variantId }) => (variantId === '101' ? promised(0) : null));
  const { form, button, frame } = await open({
    controls: '<select name="id"><option value="101">A</option><option value="102">B</option></select>',
  });
  const select = find<HTMLSelectElement>(form, 'select');
  select.value = '102';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await clock.advance(0);
  assert.is(asked.length, 2);
  assert.is(labelOf(button), '');
  assert.ok(frame());
});

test('drops the label at once, and the answer for a variant that is no longer chosen', async () => {
  const answers: ((estimate: Answer) => void)[] = [];
  provide(() => new Promise(resolve => answers.push(resolve)));
  const { form, button } = await open({ controls: '<input type="hidden" name="id" value="101">' });
  answers[0]?.(promised(0));
  await clock.advance(0);
  assert.is(labelOf(button), t('delivery_promise.same_day'));
  const id = find<HTMLInputElement>(form, '[name=id]');
  id.value = '102';
  await clock.advance(0);
  assert.is(labelOf(button), '');
  assert.is(button.childElementCount, 1, 'an empty label would push the name aside');
  id.value = '103';
  // What scripts change is read again after a while only.
  await clock.advance(FORM_READ_INTERVAL_MS);
  answers[2]?.(promised(2));
  answers[1]?.(promised(0));
  await clock.advance(0);
  assert.is(labelOf(button), t('delivery_promise.two_day'));
});

test('asks nothing in a cart, and nothing after its end', async () => {
  provide(() => promised(1));
  const { button } = await open({ page: { pageType: 'cart_page', callToAction: false } });
  assert.equal(asked, []);
  assert.is(nameOf(button), 'Shop Pay');
  assert.is(labelOf(button), '');
  const { unmount, form } = openShopPay();
  unmount();
  const before = asked.length;
  find(form, '[name=id]').setAttribute('value', '102');
  document.dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  await clock.advance(5000);
  assert.is(asked.length, before);
});

test('shows no label that comes after its end', async () => {
  let answer: (estimate: Answer) => void = () => {};
  provide(() => new Promise(resolve => (answer = resolve)));
  const { unmount, button } = await open();
  unmount();
  answer(promised(0));
  await clock.advance(0);
  assert.is(labelOf(button), '');
});

test.run();
