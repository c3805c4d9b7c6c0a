import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { untilCheckout } from '../shop-page';
import { ELEMENT, frame, LOW, loginRequests, open, untilCalm, untilState } from './shop-pay-page';

const test = browserSuite('shop pay, personal');

interface Seen {
  /** With their start times. */
  states: [state: string, at: number][];
  durations: unknown[];
  /** Of all messages. */
  origins: string[];
}

/** Records every state of the button, and the durations of its animations. */
async function watch({ page }: Pick<Fixtures, 'page'>) {
  await page.addInitScript(() => {
    const seen: Seen = { states: [], durations: [], origins: [] };
    Object.assign(window, { seen });
    const { animate, attachShadow } = Element.prototype;
    Element.prototype.animate = function (keyframes, duration) {
      seen.durations.push(duration);
      return animate.call(this, keyframes, duration);
    };
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      const look = () => {
        const state = root.querySelector<HTMLElement>('[data-state]')?.dataset.state;
        if (state && seen.states.at(-1)?.[0] !== state) seen.states.push([state, performance.now()]);
      };
      if (this.localName === 'shop-pay-wallet-button')
        new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true });
      return root;
    };
    addEventListener('message', ({ origin }) => seen.origins.push(origin));
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

test(
  'greets a recognized shopper in the button, with all of its states',
  async ({ page, shop }) => {
    const look = await watch({ page });
    await open({ page, shop }, 'known');
    await untilState(page, 'animation-complete');
    const { states, durations } = await look();
    const [first, ...names] = states.map(([state]) => state);
    // The iframe loads in the button's first frame, or one frame later.
    assert.ok(['hidden', 'ready'].includes(first ?? ''), first);
    assert.equal(
      names.filter(name => name !== 'ready'),
      ['loaded', 'animating', 'animation-complete'],
    );
    const at = (state: string) => states.find(([name]) => name === state)?.[1] ?? Number.NaN;
    assert.ok(at('animating') - at('loaded') >= 495, 'The animation waits for 500 ms');
    assert.equal(durations, [300, 300]);
    assert.is(await frame(page).evaluate(element => getComputedStyle(element).opacity), '1');
    assert.is(
      await page.frameLocator(`${ELEMENT} iframe`).locator('p').textContent(),
      'Comprar com Shop Pay · Visa •••• 4242',
    );
  },
  { reducedMotion: 'no-preference' },
);

test("sends the shop's origin and its own flow, from a frame hidden from assistive technology", async ({
  page,
  shop,
}) => {
  await open({ page, shop }, 'undecided');
  await untilState(page, 'loaded');
  const [call, ...others] = loginRequests({ shop });
  assert.is(others.length, 0);
  const { searchParams } = new URL(call?.url ?? '', shop.url);
  assert.equal(Object.fromEntries(searchParams), { target_origin: shop.url, flow: 'shop_pay_button' });
  assert.is(await page.getByRole('button', { name: 'Comprar com Shop Pay' }).count(), 1);
  for (const [name, value] of [
    ['aria-hidden', 'true'],
    ['tabindex', '-1'],
    ['title', 'Shop Pay'],
  ] as const)
    assert.is(await frame(page).getAttribute(name), value);
});

test('shows the focus in front of the iframe', async ({ page, shop }) => {
  await open({ page, shop }, 'known');
  await untilState(page, 'animation-complete');
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).focus();
  await page.keyboard.press('Tab');
  const top = await page.locator(`${ELEMENT} button`).evaluate(button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const root = button.getRootNode() as ShadowRoot;
    return {
      isFocused: root.activeElement === button,
      isOnTop: button.contains(root.elementFromPoint(x + width / 2, y + height / 2)),
      ring: getComputedStyle(button.closest('.wallet') as Element).outlineStyle,
    };
  });
  assert.equal(top, { isFocused: true, isOnTop: true, ring: 'solid' });
});

for (const shopper of matrix(['unknown', 'error'], ['unknown']))
  test(`removes the iframe for a shopper who is ${shopper}, and stays unchanged`, async ({ page, shop }) => {
    const answer = page.waitForResponse(/login_with_shop/);
    await open({ page, shop }, shopper);
    await answer;
    await frame(page).waitFor({ state: 'detached' });
    await untilState(page, 'hidden');
    await untilCalm(page);
    assert.is(loginRequests({ shop }).length, 1);
    await page.locator(`${ELEMENT} button`).click();
    await untilCheckout(page);
  });

test('ignores messages of the iframe if its document has another origin', async ({ page, shop }) => {
  const look = await watch({ page });
  await open({ page, shop }, 'foreign');
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.origins.length === 2);
  assert.equal((await look()).origins, ['null', 'null']);
  await untilCalm(page);
  await untilState(page, 'ready');
});

test('loads the iframe when the button becomes visible, and not before', async ({ page, shop }) => {
  await open({ page, shop }, 'undecided', { size: LOW });
  await untilCalm(page);
  assert.is(loginRequests({ shop }).length, 0);
  await untilState(page, 'hidden');
  await page.locator(ELEMENT).scrollIntoViewIfNeeded();
  await untilState(page, 'loaded');
  assert.is(loginRequests({ shop }).length, 1);
});

test.run();
