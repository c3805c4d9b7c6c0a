import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cross } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { PRODUCT, until } from '../shop-page';

const test = browserSuite('shadow roots');

type Mode = 'open' | 'closed';

/** The page's script keeps its closed root, which no property of the page returns. */
type RootWindow = Window & { root: ShadowRoot };

/** Moves the product's form into nested shadow roots, as a theme's web component does. */
function moveForm(modes: Mode[]) {
  const form = document.querySelector('form[data-product-form]') as HTMLFormElement;
  let place: Element | ShadowRoot | undefined;
  for (const mode of modes) {
    const host = document.createElement('div');
    if (place) place.append(host);
    else form.replaceWith(host);
    place = host.attachShadow({ mode });
  }
  place?.append(form);
  Object.assign(window, { root: place });
}

async function open({ page, shop }: Fixtures, modes: Mode[]) {
  await page.route('**/products/**', async route => {
    const response = await route.fetch();
    const text = await response.text();
    const end = text.indexOf('</form>', text.indexOf('data-product-form')) + '</form>'.length;
    const script = `<script>(${moveForm})(${JSON.stringify(modes)})</script>`;
    await route.fulfill({ response, body: text.slice(0, end) + script + text.slice(end) });
  });
  await page.goto(`${shop.url}/products/${PRODUCT.withPlans}?recommended=google_pay&cartWallets=`);
  await untilShown(page, 'shopify-google-pay-button');
}

/** Waits until the form contains only this wallet's button. */
const untilShown = (page: Page, name: string) =>
  page.waitForFunction(name => {
    const { root } = window as unknown as RootWindow;
    const shown = [...root.querySelectorAll('shopify-accelerated-checkout > [slot=button]')].filter(
      element => element.getBoundingClientRect().height > 20,
    );
    return shown.map(({ localName }) => localName).join() === name;
  }, name);

/** Returns true if the shop's consent text is visible. The theme's rule for the class has no effect here. */
const isConsentShown = (page: Page) =>
  page.evaluate(() => {
    const text = (window as unknown as RootWindow).root.querySelector('#shopify-buyer-consent');
    return text?.classList.contains('hidden') === false;
  });

/** A button in the light DOM is styled only by the script's style sheet in its root. */
const readDisplay = (page: Page) =>
  page.evaluate(() => {
    const { root } = window as unknown as RootWindow;
    return getComputedStyle(root.querySelector('shopify-buy-it-now-button > button') as Element).display;
  });

/** Selects the first plan. A `change` event does not leave a shadow root. */
const choosePlan = (page: Page, isSilent: boolean) =>
  page.evaluate(isSilent => {
    const { root } = window as unknown as RootWindow;
    const plan = root.querySelector('[name=selling_plan]:not([value=""])') as HTMLInputElement;
    plan.checked = true;
    if (!isSilent) plan.dispatchEvent(new Event('change', { bubbles: true }));
  }, isSilent);

async function hoverForm(page: Page) {
  const { x, y } = await page.evaluate(() => {
    const form = (window as unknown as RootWindow).root.querySelector('form') as HTMLFormElement;
    form.scrollIntoView();
    const { x, y } = form.getBoundingClientRect();
    return { x, y };
  });
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.move(x + 15, y + 15);
}

const PLACES: Mode[][] = [['open'], ['closed'], ['open', 'closed'], ['closed', 'closed']];

for (const { modes, isSilent } of cross({ modes: PLACES, isSilent: [false, true] }))
  test(`a form in a root that is ${modes.join(' in one that is ')} shows styled buttons and the consent for a plan selected ${isSilent ? 'silently' : 'in it'}`, async fixtures => {
    const { page } = fixtures;
    await open(fixtures, modes);
    assert.not.ok(await isConsentShown(page));
    await choosePlan(page, isSilent);
    if (isSilent) await hoverForm(page);
    await untilShown(page, 'shopify-buy-it-now-button');
    await until(() => isConsentShown(page), 'the consent is shown');
    assert.is(await readDisplay(page), 'grid');
  });

test.run();
