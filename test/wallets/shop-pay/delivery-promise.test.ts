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
let requests: EstimateRequest[];

test.before.each(() => {
  requests = [];
});
type Reply = Estimate | null | undefined;

const promised = (days?: number | null, handle = 'shop_promise'): Estimate => ({
  selectedShippingOption: {
    brandedPromise: { handle },
    ...(days !== undefined && { maxCalendarDaysToDelivery: days }),
  },
});

/** Sets the page's estimate. */
function provide(answer: (request: EstimateRequest) => Reply | Promise<Reply>) {
  const getEstimate = async (request: EstimateRequest) => {
    requests.push(request);
    return answer(request);
  };
  stub(window, { Shopify: { deliveryPromise: { getEstimate } } });
}

/** The scene's button shows message keys. */
const labelOf = (button: HTMLElement) =>
  [...button.children]
    .slice(1)
    .map(({ textContent }) => textContent)
    .join();

/** Shows the button and waits for the page's estimate. */
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
  test(`shows ${key || 'nothing'} for a delivery in ${days} days`, async () => {
    provide(() => promised(days));
    const { button } = await open();
    assert.is(labelOf(button), key && t(key));
  });

test('is not personalized with a promise, with or without a label', async () => {
  for (const days of [1, 9]) {
    provide(() => promised(days));
    assert.is((await open()).frame(), null);
  }
});

test('shows the promise in a smaller font than its name', async () => {
  provide(() => promised(1));
  const { button } = await open();
  assert.is(find<HTMLElement>(button, 'span + span').style.fontSize, '0.75em');
});

const NONE: [what: string, answer: Reply][] = [
  ['nothing', undefined],
  ['null', null],
  ['no option', {}],
  ['an option without a promise', { selectedShippingOption: { maxCalendarDaysToDelivery: 1 } }],
  ['a promise of another brand', promised(1, 'other_promise')],
];

for (const [what, answer] of NONE)
  test(`is personalized without a promise if the page returns ${what}`, async () => {
    provide(() => answer);
    const { button, frame } = await open();
    assert.is(labelOf(button), '');
    assert.ok(frame());
    assert.is(requests.length, 1);
  });

test('loads the iframe after the page has returned', async () => {
  let answer: (estimate: Reply) => void = () => {};
  provide(() => new Promise(resolve => (answer = resolve)));
  const { frame } = await open();
  assert.is(frame(), null);
  answer(null);
  await clock.advance(0);
  assert.ok(frame());
});

test('is personalized at once on a page without promises', async () => {
  assert.ok((await open()).frame());
});

test('removes the iframe if a promise arrives late', async () => {
  const { frame, button } = await open();
  provide(() => promised(0));
  await clock.advance(200);
  assert.is(frame(), null);
  assert.is(labelOf(button), t('delivery_promise.same_day'));
});

test("looks for the page's client 15 times every 200 ms", async () => {
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

test('retries after a failure, and is personalized if all attempts fail', async () => {
  provide(() => Promise.reject(new Error('Down')));
  const { frame, host } = await open();
  assert.is(frame(), null);
  await clock.advance(14 * 200);
  assert.is(requests.length, 15);
  assert.is(frame(), null);
  await clock.advance(60_000);
  assert.is(requests.length, 15);
  assert.ok(frame());
  assert.equal(host.reports, []);
});

test('keeps errors of an invalid client from the page', async () => {
  stub(window, { Shopify: { deliveryPromise: {} } });
  const { frame } = await open();
  await clock.advance(15 * 200);
  assert.ok(frame());
});

test("requests the estimate for the form's variant and selling plan", async () => {
  provide(() => null);
  await open({ controls: '<input name="id" value="101"><input name="selling_plan" value="7">' });
  await open({ controls: '<input name="id" value="102"><input name="selling_plan" value="">' });
  assert.equal(requests, [
    { variantId: '101', sellingPlanId: '7', postalCode: undefined, isPostalCodeOverride: false },
    { variantId: '102', sellingPlanId: '', postalCode: undefined, isPostalCodeOverride: false },
  ]);
});

test('requests again only if the variant changes, however the theme sets it', async () => {
  provide(({ variantId }) => (variantId === '101' ? promised(0) : promised(2)));
  const { form, button, observers } = await open({
    controls: '<input type="hidden" name="id" value="101">',
  });
  observers.show();
  form.dispatchEvent(new Event('change', { bubbles: true }));
  await clock.advance(0);
  assert.is(requests.length, 1);
  find<HTMLInputElement>(form, '[name=id]').value = '102';
  await clock.advance(0);
  assert.equal(
    requests.map(({ variantId }) => variantId),
    ['101', '102'],
  );
  assert.is(labelOf(button), t('delivery_promise.two_day'));
});

test('requests again if the choice is not an attribute', async () => {
  provide(({ variantId }) => (variantId === '101' ? promised(0) : null));
  const { form, button, frame } = await open({
    controls: '<select name="id"><option value="101">A</option><option value="102">B</option></select>',
  });
  const select = find<HTMLSelectElement>(form, 'select');
  select.value = '102';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await clock.advance(0);
  assert.is(requests.length, 2);
  assert.is(labelOf(button), '');
  assert.ok(frame());
});

test('drops the label at once, and the estimate of a deselected variant', async () => {
  const answers: ((estimate: Reply) => void)[] = [];
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
  // Changes by scripts are read after a delay.
  await clock.advance(FORM_READ_INTERVAL_MS);
  answers[2]?.(promised(2));
  answers[1]?.(promised(0));
  await clock.advance(0);
  assert.is(labelOf(button), t('delivery_promise.two_day'));
});

test('requests nothing in a cart or after unmount', async () => {
  provide(() => promised(1));
  const { button } = await open({ settings: { pageType: 'cart_page', callToAction: false } });
  assert.equal(requests, []);
  assert.is(nameOf(button), 'Shop Pay');
  assert.is(labelOf(button), '');
  const { unmount, form } = openShopPay();
  unmount();
  const before = requests.length;
  find(form, '[name=id]').setAttribute('value', '102');
  document.dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  await clock.advance(5000);
  assert.is(requests.length, before);
});

test('shows no label that arrives after unmount', async () => {
  let answer: (estimate: Reply) => void = () => {};
  provide(() => new Promise(resolve => (answer = resolve)));
  const { unmount, button } = await open();
  unmount();
  answer(promised(0));
  await clock.advance(0);
  assert.is(labelOf(button), '');
});

test.run();
