import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { recordErrors } from '../../fakes/fake-console';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { type Attributes, clearPage, find, PRODUCT_SKELETON, productPage, show } from '../../fakes/page';
import { settle, settleFrames, until } from '../../fakes/settle';
import { BUTTONS, HOST, LINK, showProduct } from '../../fakes/show-product';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { stub, test } from '../../run/suite';

const showRecommended = (recommended: unknown, controls?: string, attributes: Attributes = {}) =>
  showProduct({ recommended, ...attributes }, controls);

test.before(defineElements);

test.after.each(async () => {
  clearPage();
  await settleFrames();
});

test('shows one button and one link if moved while a wallet prepares', async () => {
  const calls: ((isReady: boolean) => void)[] = [];
  installGooglePay().isReady = () => new Promise(resolve => calls.push(resolve));
  const host = show(productPage({ recommended: GOOGLE_PAY }), HOST);
  await until(() => calls.length === 1);
  find(document.body, '#product-form').prepend(host);
  await until(() => calls.length === 2);
  for (const answer of calls) answer(true);
  await until(() => host.querySelector(LINK));
  await settle();
  assert.equal(
    [...host.children].map(({ slot }) => slot),
    ['button', 'more-options'],
  );
});

test('renders nothing into an element removed while a wallet prepared', async () => {
  const calls: ((isReady: boolean) => void)[] = [];
  installGooglePay().isReady = () => new Promise(resolve => calls.push(resolve));
  const host = show(productPage({ recommended: GOOGLE_PAY }), HOST);
  await until(() => calls.length === 1);
  host.remove();
  for (const answer of calls) answer(true);
  await settle();
  assert.is(host.querySelector(BUTTONS), null);
  assert.is(host.shadowRoot, null);
});

test('selects another wallet for a plan that the first one does not support', async () => {
  installGooglePay();
  const controls =
    '<input name="id" value="101"><select name="selling_plan"><option value=""></option><option value="7"></option></select>';
  const host = await showRecommended({ ...GOOGLE_PAY, supports_subs: false }, controls);
  const plan = find<HTMLSelectElement>(document.body, 'select');
  for (const [value, expected] of [
    ['7', 'shopify-buy-it-now-button'],
    ['', 'shopify-google-pay-button'],
  ] as const) {
    plan.value = value;
    plan.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => host.querySelector(expected));
    assert.is(host.querySelectorAll(BUTTONS).length, 1);
  }
});

test('selects another wallet for a variant without shipping', async () => {
  installGooglePay();
  const host = await showRecommended(GOOGLE_PAY);
  find(host, 'shopify-google-pay-button');
  const id = find<HTMLInputElement>(document.body, '#product-form [name=id]');
  id.value = '102';
  id.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => host.querySelector('shopify-buy-it-now-button'));
  assert.is(host.querySelectorAll(BUTTONS).length, 1);
});

/** Changes to a valid form, and whether an element that the server disabled is enabled then. */
const FORM =
  '<input name="id" value="101"><input name="quantity" value="1"><button type="submit">Ok</button>';
const CHANGES: [what: string, controls: string, change: (form: HTMLFormElement) => void, isFree: boolean][] =
  [
    ['nothing', FORM, () => {}, false],
    ['another quantity', FORM, form => write(form, 'quantity', '2'), false],
    ['another variant', FORM, form => write(form, 'id', '102'), true],
    [
      'a variant that the theme selects initially',
      FORM.replace('>', ' disabled>'),
      form => {
        find<HTMLInputElement>(form, '[name=id]').disabled = false;
      },
      false,
    ],
  ];

function write(form: HTMLFormElement, name: string, value: string) {
  const control = find<HTMLInputElement>(form, `[name=${name}]`);
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

for (const [what, controls, change, isFree] of CHANGES)
  test(`is ${isFree ? 'enabled' : 'still disabled'} after ${what} if the server disabled it`, async () => {
    const host = await showRecommended('null', controls, { disabled: true });
    const button = find<HTMLButtonElement>(host, '[slot=button] button');
    assert.ok(button.disabled);
    change(find(document.body, '#product-form'));
    await settle();
    await settle();
    assert.is(button.disabled, !isFree);
  });

test('a copy made before the theme selects its first variant follows its own form', async () => {
  const host = await showRecommended('null', FORM.replace('>', ' disabled>'));
  assert.ok(host.hasAttribute('disabled'));
  const form = find<HTMLFormElement>(document.body, '#product-form');
  const copy = form.cloneNode(true) as HTMLFormElement;
  form.replaceWith(copy);
  find<HTMLInputElement>(copy, '[name=id]').disabled = false;
  await until(() => copy.querySelector('[slot=button] button:not(:disabled)'));
});

test('follows its form after a theme removes and inserts it again', async () => {
  const host = await showRecommended('null');
  const submit = find<HTMLButtonElement>(document.body, '#product-form [type=submit]');
  submit.disabled = true;
  await until(() => find<HTMLButtonElement>(host, '[slot=button] button').disabled);
  const { parentElement } = host;
  host.remove();
  submit.disabled = false;
  parentElement?.append(host);
  await until(() => !host.querySelector<HTMLButtonElement>('[slot=button] button')?.disabled);
});

test('reflects disabled and has-selling-plan from its form', async () => {
  const controls =
    '<input name="id" value="101"><select name="selling_plan"><option value=""></option><option value="7"></option></select><button type="submit" name="add"></button>';
  const host = await showRecommended('null', controls);
  const reflected = () => ['disabled', 'has-selling-plan'].filter(name => host.hasAttribute(name));
  assert.equal(reflected(), []);
  for (const [selector, set, says] of [
    ['select', { value: '7' }, 'has-selling-plan'],
    ['[type=submit]', { disabled: true }, 'disabled,has-selling-plan'],
    ['select', { value: '' }, 'disabled'],
    ['[type=submit]', { disabled: false }, ''],
  ] as const) {
    const control = Object.assign(find(document.body, `#product-form ${selector}`), set);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => reflected().join() === says);
  }
});

test('does not render again because of attributes it sets itself', async () => {
  const controls = '<input name="id" value="101"><input name="selling_plan" value="7">';
  const host = await showRecommended('null', controls);
  const button = find(host, BUTTONS);
  for (const isOn of [false, true]) {
    host.toggleAttribute('has-selling-plan', isOn);
    await settle();
    assert.is(find(host, BUTTONS), button);
  }
});

test('resets its reflected attributes on a new mount', async () => {
  const host = await showRecommended('null', '<input name="id" value="">');
  assert.ok(host.hasAttribute('disabled'));
  const { parentElement } = host;
  host.remove();
  assert.not(host.hasAttribute('disabled'));
  find<HTMLInputElement>(document.body, '#product-form [name=id]').value = '101';
  parentElement?.append(host);
  await until(() => host.querySelector('button:not(:disabled)'));
  assert.not(host.hasAttribute('disabled'));
});

test("renders its buttons again if a theme replaces them with the server's markup", async () => {
  const host = await showRecommended('null');
  host.innerHTML = PRODUCT_SKELETON;
  await until(() => host.querySelector(BUTTONS));
  assert.is(host.querySelector('.shopify-payment-button__skeleton'), null);
});

test('does not restore a button that an app has removed', async () => {
  installGooglePay();
  const host = await showRecommended(GOOGLE_PAY);
  find(host, LINK).remove();
  await settle();
  assert.is(host.querySelector(LINK), null);
  find(host, 'shopify-google-pay-button');
});

test('renders again after an app removes a button in a page with prototype.js', async () => {
  installGooglePay();
  const controls = '<input name="id" value="101"><input name="selling_plan">';
  const host = await showRecommended({ ...GOOGLE_PAY, supports_subs: false }, controls);
  find(host, LINK).remove();
  await settle();
  const logged = recordErrors();
  stub(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      (this.parentNode as Node).removeChild(this);
    },
  });
  const plan = find<HTMLInputElement>(document.body, '[name=selling_plan]');
  plan.value = '7';
  plan.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => host.querySelector('shopify-buy-it-now-button'));
  assert.equal(logged.lines, []);
});

test('removes its buttons on unmount, and renders them on return', async () => {
  const host = await showRecommended('null');
  const { parentElement } = host;
  host.remove();
  assert.is(host.querySelector(BUTTONS), null);
  parentElement?.append(host);
  await until(() => host.querySelector(BUTTONS));
  assert.is(host.querySelectorAll(BUTTONS).length, 1);
});

test.run();
