import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import { dialog, setFault, variables } from '../shop-page';
import { gotoShape } from './shape-page';

const test = browserSuite('forms');

const WALLET = 'shopify-accelerated-checkout > [slot=button]';
const BUTTON = `${WALLET} button`;
const FIRST = 46448623321341;
const SECOND = 46448623354109;

const gid = (id: number) => `gid://shopify/ProductVariant/${id}`;

async function open({ page, shop }: Fixtures, shape: string, theme = 'on') {
  // The purchase ends in a dialog without a navigation.
  setFault(shop, 'validation_custom', ['cartCreate'], Number.POSITIVE_INFINITY);
  await gotoShape(page, shop.url, shape, { theme });
  await page.locator(BUTTON).waitFor();
}

/** Clicks. @returns the input of the cart creation */
async function readLine({ page, shop }: Fixtures) {
  const before = variables(shop, 'cartCreate').length;
  await page.locator(BUTTON).click();
  await dialog(page).waitFor();
  await dialog(page).locator('.close').click();
  return variables(shop, 'cartCreate')[before].input.lines[0];
}

/** The wallet's element has the attribute, whoever rendered its button. */
const untilDisabled = (page: Page, isDisabled = true) =>
  page.locator(isDisabled ? `${WALLET}[disabled]` : `${WALLET}:not([disabled])`).waitFor();

/** The host's form, which may not be the first with its id. */
const inForm = (page: Page, selector: string) =>
  page.locator(`form:has(shopify-accelerated-checkout) ${selector}`);

/** Sets values silently, like a theme's script. */
const set = (page: Page, selector: string, values: object) =>
  page.locator(selector).evaluate((element, values) => Object.assign(element, values), values);

const CHOICES: [shape: string, what: string, choose: (page: Page) => unknown, line: object][] = [
  ['P04', 'defaults to quantity 1', () => {}, { merchandiseId: gid(FIRST), quantity: 1 }],
  [
    'P06',
    'reads a hidden quantity',
    page => set(page, 'form [name=quantity]', { value: '3' }),
    { quantity: 3 },
  ],
  ['P09', 'reads a typed text quantity', page => page.fill('[name=quantity]', '2'), { quantity: 2 }],
  [
    'P10',
    'reads the empty number after a radio outside the form, as the shop does',
    page => page.check('[type=radio][value="3"]'),
    { quantity: 1 },
  ],
  ['P10', 'prefers the number over the radio', page => page.fill('[type=number]', '7'), { quantity: 7 }],
  [
    'P11',
    'ignores the select for visitors without scripts',
    page => set(page, 'form:has(shopify-accelerated-checkout) input[name=id]', { value: String(SECOND) }),
    { merchandiseId: gid(SECOND) },
  ],
  [
    'P11',
    'reads the last field if a theme has parsed it into a control',
    async page => {
      await page.evaluate(() =>
        (window as unknown as { theme: { actions: { replace(): void } } }).theme.actions.replace(),
      );
      await page.locator(BUTTON).waitFor();
      assert.is(await page.locator('noscript select[name=id]').count(), 1);
      await set(page, 'form:has(shopify-accelerated-checkout) > input[name=id]', { value: String(SECOND) });
    },
    { merchandiseId: gid(SECOND) },
  ],
  [
    'P12',
    'reads its own form if two have the same id',
    page => set(page, 'form:has(shopify-accelerated-checkout) [name=id]', { value: String(SECOND) }),
    { merchandiseId: gid(SECOND) },
  ],
  [
    'P15',
    'reads the option of a select',
    page => page.selectOption('select[name=id]', String(SECOND)),
    { merchandiseId: gid(SECOND), quantity: 1 },
  ],
  [
    'P15',
    'reads a silent change of a select',
    page => set(page, 'select[name=id]', { value: String(FIRST) }),
    { merchandiseId: gid(FIRST) },
  ],
];

for (const shape of new Set(CHOICES.map(([shape]) => shape))) {
  const choices = CHOICES.filter(([other]) => other === shape);
  test(`${shape}: ${choices.map(([, what]) => what).join(', and ')}`, async fixtures => {
    await open(fixtures, shape);
    for (const [, what, choose, line] of choices) {
      await choose(fixtures.page);
      const read = await readLine(fixtures);
      for (const [name, value] of Object.entries(line)) assert.is(read[name], value, `${what}: ${name}`);
    }
  });
}

for (const shape of ['P04', 'P07'])
  test(`${shape}: waits for the theme if the variant is disabled by the server`, async fixtures => {
    const { page } = fixtures;
    await open(fixtures, shape, 'off');
    await untilDisabled(page);
    await set(page, 'form:has(shopify-accelerated-checkout) input[name=id]', { disabled: false });
    await untilDisabled(page, false);
  });

test('P08: removes its buttons if a custom element contains a file chosen as a property', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P08');
  await inForm(page, '[name=id]')
    .first()
    .evaluate(field => {
      customElements.define(
        'file-picker',
        class extends HTMLElement {
          static formAssociated = true;
          connectedCallback() {
            this.attachInternals().setFormValue(new File(['x'], 'photo.png'));
          }
        },
      );
      field.insertAdjacentHTML('afterend', '<file-picker name="properties[Photo]"></file-picker>');
    });
  await page.locator(WALLET).waitFor({ state: 'detached' });
});

test('P13: is disabled and enabled with the only submit button', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P13');
  await untilDisabled(page);
  await set(page, '[name=add]', { disabled: false });
  await untilDisabled(page, false);
});

test('P12: follows the submit button of another form with its id', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P12');
  assert.is(await inForm(page, '[type=submit]').count(), 0);
  await set(page, '[name=add]', { disabled: true });
  await untilDisabled(page);
  await set(page, '[name=add]', { disabled: false });
  await untilDisabled(page, false);
});

test("P14: has the submit button's final state, however fast a theme toggles it", async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P14');
  await page.locator('[name=add]').evaluate(async button => {
    for (let turn = 0; turn < 50; turn++) {
      button.toggleAttribute('disabled', turn % 2 === 0);
      if (turn % 7 === 0) await new Promise(done => setTimeout(done));
    }
  });
  await untilDisabled(page, false);
  await set(page, '[name=add]', { disabled: true });
  await untilDisabled(page);
});

test("P15: reads a silent change of a script on the shopper's intent", async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P15');
  await set(page, 'select[name=id]', { selectedIndex: -1 });
  await page.locator(WALLET).hover({ force: true });
  await untilDisabled(page);
  await set(page, 'select[name=id]', { selectedIndex: 1 });
  await page.mouse.move(0, 0);
  await page.locator(WALLET).hover({ force: true });
  await untilDisabled(page, false);
});

test('P08: reads a form whose theme changes it on each reading, without a loop', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P08');
  const readings = await page.locator('form:has(shopify-accelerated-checkout)').evaluate(async form => {
    let count = 0;
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="properties[_seen]">');
    form.addEventListener('formdata', () => {
      // The page must end even if the script fails here.
      if (++count < 1000) form.lastElementChild?.setAttribute('value', String(count));
    });
    form.querySelector('[name=id]')?.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise(done => setTimeout(done, 300));
    return count;
  });
  assert.ok(readings > 0 && readings < 10, `${readings} readings`);
});

test('P08: reads a plan that a theme adds to the form during formdata', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P08');
  await page.locator('form:has(shopify-accelerated-checkout)').evaluate(form => {
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="selling_plan"><input data-widget>');
    form.addEventListener('formdata', () => {
      const { value } = form.querySelector('[data-widget]') as HTMLInputElement;
      form.querySelector('[name=selling_plan]')?.setAttribute('value', value);
    });
  });
  await page.fill('[data-widget]', '77');
  await page.locator('shopify-accelerated-checkout > [slot=button][has-selling-plan]').waitFor();
});

test("P08: keeps the page responsive if each of two elements triggers the other's reading", async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'P08');
  const readings = await page.locator('shopify-accelerated-checkout').evaluate(async element => {
    const form = element.closest('form') as HTMLFormElement;
    let count = 0;
    form.addEventListener('formdata', () => {
      // The page must end even if the script fails here.
      if (++count < 2000) form.setAttribute('aria-disabled', 'false');
    });
    form.append(element.cloneNode());
    form.querySelector('[name=id]')?.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise(done => setTimeout(done, 300));
    return count;
  });
  assert.ok(readings > 0 && readings < 400, `${readings} readings`);
  await page.locator(BUTTON).first().click();
  await dialog(page).waitFor();
});

test("P08: shows in the click's task that the variant is gone", async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(/^\[portable-wallets\]/);
  await open(fixtures, 'P08');
  await page.locator('shop-pay-wallet-button').evaluate(wallet => {
    wallet.closest('form')?.querySelector('[name=id]')?.removeAttribute('value');
    wallet.shadowRoot?.querySelector('button')?.click();
  });
  await dialog(page).waitFor();
  await untilDisabled(page);
  assert.is(variables(shop, 'cartCreate').length, 0);
});

test("ignores a theme's own event on the window, and throws nothing", async fixtures => {
  await open(fixtures, 'P04');
  const errors = await fixtures.page.evaluate(() => {
    const errors: string[] = [];
    addEventListener('error', ({ message }) => errors.push(message));
    for (const type of ['change', 'input']) dispatchEvent(new Event(type));
    return errors;
  });
  assert.equal(errors, []);
});

test.run();
