import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { Options } from '../../shop/sdk/paypal/types';
import { browserSuite, type Stage } from '../drivers/browser';
import { sample } from '../drivers/matrix';
import { withTwins } from '../drivers/twins';
import { at, decide } from './paypal-page';

const test = browserSuite('paypal sdk');
const twin = withTwins(test);

/** What the test page hears. */
declare const heard: string[];

type Place = 'light' | 'shadow';

const MARKUP = '<!doctype html><link rel="icon" href="data:,"><div id="place"></div>';

/** A page at the shop's origin; PayPal's script and window are from another one. */
async function show({ page, shop }: Stage, markup: string) {
  shop.store.pages.set('/empty', { markup });
  await page.goto(`${shop.url}/empty`);
}

const sdk = ({ otherUrl }: Stage['shop']) => `<script src="${otherUrl}/sdk/paypal.js"></script>`;

/** A page with nothing but the SDK and its button. */
async function open(stage: Stage, place: Place = 'light', given: object = {}) {
  await show(stage, MARKUP + sdk(stage.shop));
  await stage.page.evaluate(draw, { place, given });
}

async function draw({ place, given }: { place: Place; given: object }) {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const options: Options = {
    fundingSource: 'paypal',
    createOrder: async () => {
      heard.push('createOrder');
      return 'EC-1';
    },
    onClick: () => void heard.push('onClick'),
    onApprove: async () => void heard.push('onApprove'),
    onCancel: () => void heard.push('onCancel'),
    onError: error => void heard.push(`onError ${error.message}`),
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
const untilHeard = (page: Page, last: string) =>
  page.waitForFunction(last => heard.at(-1) === last, last).then(() => page.evaluate(() => heard));

async function openWindow(page: Page): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  return window;
}

test('speaks the language of its URL, else that of the page', async stage => {
  const { page, shop } = stage;
  const markup = MARKUP.replace('<!doctype html>', '<!doctype html><html lang="fr">');
  for (const [tag, label] of [
    [sdk(shop), 'Payer avec PayPal'],
    [sdk(shop).replace('paypal.js', 'paypal.js?locale=de_DE'), 'Mit PayPal bezahlen'],
  ] as const) {
    await show(stage, markup + tag);
    await page.evaluate(draw, { place: 'light' as const, given: { style: { label: 'pay' } } });
    assert.is(await button(page).getAttribute('aria-label'), label);
  }
});

twin(
  'test/shop/sdk/paypal/checkout.test.ts: closes the window, then the page hears ',
  'opens a window of its own, which goes before the page hears of the approval',
  async stage => {
    await open(stage);
    const window = await openWindow(stage.page);
    await decide(window, 'approve');
    assert.equal(await untilHeard(stage.page, 'onApprove'), ['onClick', 'createOrder', 'onApprove']);
    assert.ok(window.isClosed());
    assert.is(await at(stage.page, 'overlay').count(), 0);
  },
);

twin(
  'test/shop/sdk/paypal/checkout.test.ts: opens the window before it asks the page anything',
  'shows in the window that the order is being made',
  async stage => {
    await open(stage);
    await stage.page.evaluate(() =>
      (globalThis as unknown as { button: { updateProps(o: object): void } }).button.updateProps({
        createOrder: () => new Promise(() => {}),
      }),
    );
    const window = await openWindow(stage.page);
    await at(window, 'loading').waitFor();
    assert.is(await at(window, 'approve').count(), 0);
  },
);

twin(
  'test/browser/wallets/paypal-closed.test.ts: closed while the token is made',
  'notices a window that the shopper has closed',
  async stage => {
    await open(stage);
    const window = await openWindow(stage.page);
    await at(window, 'approve').waitFor();
    await window.close();
    await untilHeard(stage.page, 'onCancel');
  },
);

test('brings the window back, or closes it, from the page', async stage => {
  await open(stage);
  const window = await openWindow(stage.page);
  await at(window, 'approve').waitFor();
  await at(stage.page, 'overlay-focus').click();
  assert.not.ok(window.isClosed());
  await at(stage.page, 'overlay-close').click();
  await untilHeard(stage.page, 'onCancel');
  assert.ok(window.isClosed());
});

test('hands the window to another origin, which tells of itself to this one alone', async stage => {
  await open(stage);
  const { page, shop } = stage;
  const window = await openWindow(page);
  await at(window, 'approve').waitFor();
  assert.is(new URL(window.url()).origin, shop.otherUrl);
  await page.evaluate(() => postMessage({ paypalSandbox: 'approve' }));
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
  assert.equal(await page.evaluate(() => heard), ['onClick', 'createOrder']);
  await decide(window, 'fail');
  await untilHeard(page, 'onError The sandbox was asked to fail');
});

test('lets the shopper decide in a window that was loaded again', async stage => {
  await open(stage);
  const window = await openWindow(stage.page);
  await at(window, 'approve').waitFor();
  await window.reload();
  await decide(window, 'approve');
  await untilHeard(stage.page, 'onApprove');
});

test('says in the window that the page which opened it is gone', async stage => {
  const { page } = stage;
  // A page that ends without a word, as one that has crashed does.
  await page.addInitScript(() =>
    addEventListener('pagehide', event => event.stopImmediatePropagation(), true),
  );
  await open(stage);
  const window = await openWindow(page);
  await at(window, 'approve').waitFor();
  assert.not.ok(await at(window, 'gone').isVisible());
  await page.close();
  await at(window, 'gone').waitFor();
  assert.not.ok(await at(window, 'approve').isVisible());
});

test('closes the window with the page', async stage => {
  await open(stage);
  const window = await openWindow(stage.page);
  await at(window, 'approve').waitFor();
  const closed = window.waitForEvent('close');
  await stage.page.goto(stage.shop.url);
  await closed;
});

test('takes a frame over the page without a gesture of the shopper', async stage => {
  const { page } = stage;
  // By the page itself: what the driver runs counts as the shopper's gesture.
  const eager = `(${draw})({ place: 'light', given: {} }).then(() => frames[0].document.querySelector('button').click())`;
  await show(stage, `${MARKUP}${sdk(stage.shop)}<script>${eager}</script>`);
  await page.getByTestId('paypal-frame').contentFrame().getByTestId('paypal-approve').click();
  await untilHeard(page, 'onApprove');
});

test('stands in the light where its place is in a shadow root', async stage => {
  await open(stage, 'shadow');
  const { page } = stage;
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
  await untilHeard(page, 'onCancel');
});

test('takes all of itself away when it is closed', async stage => {
  await open(stage, 'shadow');
  await stage.page.evaluate(() =>
    (globalThis as unknown as { button: { close(): Promise<void> } }).button.close(),
  );
  assert.is(await stage.page.locator('#place').evaluate(host => host.childElementCount), 0);
});

twin(
  'test/shop/sdk/paypal/checkout.test.ts: a page that refuses the click hears nothing more',
  'tells of a click on a disabled button, and opens nothing',
  async stage => {
    await open(stage);
    const { page } = stage;
    await page.evaluate(async () => {
      const { button, paypal } = globalThis as unknown as {
        button: { close(): Promise<void> };
        paypal: { Buttons(o: Options): { render(s: string): Promise<void> } };
      };
      await button.close();
      await paypal
        .Buttons({
          fundingSource: 'paypal',
          createOrder: async () => 'EC-1',
          onInit: (_, actions) => void actions.disable(),
          onClick: () => void heard.push('onClick'),
        })
        .render('#place');
    });
    await button(page).click();
    assert.equal(await untilHeard(page, 'onClick'), ['onClick']);
    assert.is(await at(page, 'overlay').count(), 0);
  },
);

const SHAPES: [height: number, radius: number][] = [
  [25, 0],
  [44, 22],
  [55, 4],
];

for (const [height, radius] of sample('shapes of PayPal’s button', SHAPES, () => ['a shape']))
  test(`is ${height} px high, with corners of ${radius} px, in a frame with a name`, async stage => {
    await open(stage, 'light', { style: { height, borderRadius: radius } });
    const frame = stage.page.locator('iframe[title=PayPal-paypal]');
    assert.is((await frame.boundingBox())?.height, height);
    const style = await button(stage.page).evaluate(element => getComputedStyle(element).borderRadius);
    assert.is(style, `${radius}px`);
  });

test.run();
