import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { Options } from '../../../sandbox/sdk/paypal/types';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { at, decide } from './paypal-page';

const test = browserSuite('paypal sdk');

/** Events of the test page. */
declare const events: string[];

type Place = 'light' | 'shadow';

const MARKUP = '<!doctype html><link rel="icon" href="data:,"><div id="place"></div>';

/** A page on the shop's origin. PayPal's script and window have another one. */
async function show({ page, shop }: Fixtures, markup: string) {
  shop.store.pages.set('/empty', { markup });
  await page.goto(`${shop.url}/empty`);
}

const sdk = ({ otherUrl }: Fixtures['shop']) => `<script src="${otherUrl}/sdk/paypal.js"></script>`;

/** A page with only the SDK and its button. */
async function open(fixtures: Fixtures, place: Place = 'light', given: object = {}) {
  await show(fixtures, MARKUP + sdk(fixtures.shop));
  await fixtures.page.evaluate(draw, { place, given });
}

async function draw({ place, given }: { place: Place; given: object }) {
  const events: string[] = [];
  Object.assign(window, { events });
  const options: Options = {
    fundingSource: 'paypal',
    createOrder: async () => {
      events.push('createOrder');
      return 'EC-1';
    },
    onClick: () => void events.push('onClick'),
    onApprove: async () => void events.push('onApprove'),
    onCancel: () => void events.push('onCancel'),
    onError: error => void events.push(`onError ${error.message}`),
    ...given,
  };
  let container = document.querySelector('#place') as HTMLElement;
  if (place === 'shadow') {
    const root = container.attachShadow({ mode: 'open' });
    container = document.createElement('div');
    root.append(container);
  }
  const button = window.paypal?.Buttons?.(options);
  Object.assign(window, { button });
  await button?.render(container);
}

const button = (page: Page) => page.frameLocator('.paypal-buttons iframe').getByTestId('paypal-button');
const untilEvents = (page: Page, last: string) =>
  page.waitForFunction(last => events.at(-1) === last, last).then(() => page.evaluate(() => events));

async function openWindow(page: Page): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  return window;
}

test('is the global in data-namespace, and keeps window.paypal', async fixtures => {
  const { page, shop } = fixtures;
  const named = sdk(shop).replace('<script', '<script data-namespace="ours"');
  for (const [tags, globals] of [
    [sdk(shop), ['object', 'undefined']],
    [named, ['undefined', 'object']],
    [sdk(shop) + named, ['object', 'object']],
  ] as const) {
    await show(fixtures, MARKUP + tags);
    const types = await page.evaluate(() => [typeof window.paypal, typeof Reflect.get(window, 'ours')]);
    assert.equal(types, [...globals]);
  }
});

test('has the language of its URL, else of the page', async fixtures => {
  const { page, shop } = fixtures;
  const markup = MARKUP.replace('<!doctype html>', '<!doctype html><html lang="en">');
  for (const [tag, label] of [
    [sdk(shop), 'Pay with PayPal'],
    [sdk(shop).replace('paypal.js', 'paypal.js?locale=pt_BR'), 'Pagar com PayPal'],
  ] as const) {
    await show(fixtures, markup + tag);
    await page.evaluate(draw, { place: 'light' as const, given: { style: { label: 'pay' } } });
    assert.is(await button(page).getAttribute('aria-label'), label);
  }
});

test('focuses or closes the window from the page', async fixtures => {
  await open(fixtures);
  const window = await openWindow(fixtures.page);
  await at(window, 'approve').waitFor();
  await at(fixtures.page, 'overlay-focus').click();
  assert.not.ok(window.isClosed());
  await at(fixtures.page, 'overlay-close').click();
  await untilEvents(fixtures.page, 'onCancel');
  assert.ok(window.isClosed());
});

test("sends the window's messages only to the opener's origin", async fixtures => {
  await open(fixtures);
  const { page, shop } = fixtures;
  const window = await openWindow(page);
  await at(window, 'approve').waitFor();
  assert.is(new URL(window.url()).origin, shop.otherUrl);
  await page.evaluate(() => postMessage({ paypalSandbox: 'approve' }));
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
  assert.equal(await page.evaluate(() => events), ['onClick', 'createOrder']);
  await decide(window, 'fail');
  await untilEvents(page, 'onError The shopper simulated a failure');
});

test('keeps a reloaded window usable', async fixtures => {
  await open(fixtures);
  const window = await openWindow(fixtures.page);
  await at(window, 'approve').waitFor();
  await window.reload();
  await decide(window, 'approve');
  await untilEvents(fixtures.page, 'onApprove');
});

test('shows in the window that its opener page is gone', async fixtures => {
  const { page } = fixtures;
  // Simulates a crashed page, which ends without an event.
  await page.addInitScript(() =>
    addEventListener('pagehide', event => event.stopImmediatePropagation(), true),
  );
  await open(fixtures);
  const window = await openWindow(page);
  await at(window, 'approve').waitFor();
  assert.not.ok(await at(window, 'gone').isVisible());
  await page.close();
  await at(window, 'gone').waitFor();
  assert.not.ok(await at(window, 'approve').isVisible());
});

test('closes the window with the page', async fixtures => {
  await open(fixtures);
  const window = await openWindow(fixtures.page);
  await at(window, 'approve').waitFor();
  const closed = window.waitForEvent('close');
  await fixtures.page.goto(fixtures.shop.url);
  await closed;
});

test('opens a frame over the page without a user gesture', async fixtures => {
  const { page } = fixtures;
  // From the page itself, because the driver's calls count as a user gesture.
  const { otherUrl } = fixtures.shop;
  const message = `{ source: frames[0], origin: '${otherUrl}', data: { paypalSandboxButton: 'click' } }`;
  const eager = `(${draw})({ place: 'light', given: {} }).then(() => dispatchEvent(new MessageEvent('message', ${message})))`;
  await show(fixtures, `${MARKUP}${sdk(fixtures.shop)}<script>${eager}</script>`);
  await page.getByTestId('paypal-frame').contentFrame().getByTestId('paypal-approve').click();
  await untilEvents(page, 'onApprove');
});

test('renders in the light DOM if its slot is in a shadow root', async fixtures => {
  await open(fixtures, 'shadow');
  const { page } = fixtures;
  const names = await page
    .locator('#place')
    .evaluate(host => [
      host.firstElementChild?.slot,
      host.shadowRoot?.querySelector('slot')?.name,
      host.firstElementChild?.firstElementChild?.className.split(' ')[0],
    ]);
  assert.match(String(names[0]), /^shadow-slot-uid_/);
  assert.is(names[0], names[1]);
  assert.is(names[2], 'paypal-buttons');
  const window = await openWindow(page);
  await decide(window, 'cancel');
  await untilEvents(page, 'onCancel');
});

test('removes everything on close', async fixtures => {
  await open(fixtures, 'shadow');
  await fixtures.page.evaluate(() =>
    (globalThis as unknown as { button: { close(): Promise<void> } }).button.close(),
  );
  assert.is(await fixtures.page.locator('#place').evaluate(host => host.childElementCount), 0);
});

const SHAPES: [height: number, radius: number][] = [
  [25, 0],
  [44, 22],
  [55, 4],
];

for (const [height, radius] of matrix(SHAPES, ['25']))
  test(`is ${height} px high with a radius of ${radius} px, in a frame with a title`, async fixtures => {
    await open(fixtures, 'light', { style: { height, borderRadius: radius } });
    const frame = fixtures.page.locator('iframe[title=PayPal-paypal]');
    assert.is((await frame.boundingBox())?.height, height);
    const style = await button(fixtures.page).evaluate(element => getComputedStyle(element).borderRadius);
    assert.is(style, `${radius}px`);
  });

test.run();
