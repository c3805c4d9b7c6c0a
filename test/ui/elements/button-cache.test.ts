import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { clearPage, find, productPage, show } from '../../fakes/page';
import { settle, settleFrames, until } from '../../fakes/settle';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { test } from '../../run/suite';

const HOST = 'shopify-accelerated-checkout';
const SLOTTED = `${HOST} > [slot=button], ${HOST} > [slot=more-options]`;

const buttons = () => [...document.querySelectorAll<HTMLElement>(SLOTTED)];
/** Waits for all microtasks, before the next frame. */
const flushMicrotasks = async () => {
  for (let left = 20; left; left--) await Promise.resolve();
};
const nextFrame = () => new Promise(requestAnimationFrame);

async function showProduct(): Promise<HTMLFormElement> {
  installGooglePay();
  show(productPage({ recommended: GOOGLE_PAY }), HOST);
  await until(() => buttons().length === 2);
  await settle();
  return find<HTMLFormElement>(document.body, '#product-form');
}

/** Creates the form as the server renders it. */
function writeForm(attributes = {}): HTMLFormElement {
  const template = document.createElement('template');
  template.innerHTML = productPage({ recommended: GOOGLE_PAY, ...attributes });
  return find<HTMLFormElement>(document.importNode(template.content, true), '#product-form');
}

test.before(defineElements);

test.after.each(async () => {
  clearPage();
  await settleFrames();
});

/** How a theme replaces a form with an equal one. */
const WAYS: [what: string, replace: (form: HTMLFormElement) => unknown][] = [
  ['replaces it', form => form.replaceWith(writeForm())],
  [
    'removes it after inserting the new one',
    form => {
      form.before(writeForm());
      form.remove();
    },
  ],
  [
    'removes it before inserting the new one',
    form => {
      const { parentElement } = form;
      form.remove();
      parentElement?.append(writeForm());
    },
  ],
  [
    'inserts it again in the next frame',
    async form => {
      const { parentElement } = form;
      form.remove();
      await nextFrame();
      parentElement?.append(form);
    },
  ],
  ['moves it', form => form.parentElement?.append(form)],
];

for (const [what, replace] of WAYS)
  test(`reuses the buttons at once if a theme ${what}`, async () => {
    const form = await showProduct();
    const before = buttons();
    await replace(form);
    await flushMicrotasks();
    assert.equal(
      buttons().map((button, index) => button === before[index]),
      [true, true],
    );
    assert.is(document.querySelector('.shopify-payment-button__skeleton'), null);
    find(find(document.body, HOST).shadowRoot, 'slot[name=button]');
    find(buttons()[1] as HTMLElement, 'a');
    await settle();
    assert.equal(
      buttons().map((button, index) => button === before[index]),
      [true, true],
      'after it has been read',
    );
  });

test('reads its new form', async () => {
  const form = await showProduct();
  const fresh = writeForm();
  find<HTMLButtonElement>(fresh, '[name=add]').disabled = true;
  form.replaceWith(fresh);
  await flushMicrotasks();
  assert.is(buttons()[1]?.querySelector('a')?.getAttribute('aria-disabled'), 'true');
  find<HTMLButtonElement>(fresh, '[name=add]').disabled = false;
  await until(() => buttons()[1]?.querySelector('a:not([aria-disabled])'));
});

test('renders new buttons if the new element has another market', async () => {
  const form = await showProduct();
  const before = buttons();
  form.replaceWith(writeForm({ 'buyer-country': 'PT' }));
  await until(() => buttons().length === 2);
  assert.not(buttons().some(button => before.includes(button)));
});

test("renders new buttons if the new form's product needs no shipping", async () => {
  const form = await showProduct();
  const before = buttons();
  const fresh = writeForm();
  find<HTMLInputElement>(fresh, '[name=id]').value = '102';
  form.replaceWith(fresh);
  await until(() => buttons().length);
  assert.not(buttons().some(button => before.includes(button)));
});

test('reuses buttons only once, so that two elements have two', async () => {
  const form = await showProduct();
  const second = writeForm();
  form.replaceWith(writeForm(), second);
  await until(() => buttons().length === 4);
  assert.is(new Set(buttons()).size, 4);
});

test('caches no buttons past the next frame', async () => {
  const form = await showProduct();
  const before = buttons();
  form.remove();
  await settleFrames();
  document.body.append(writeForm());
  await until(() => buttons().length === 2);
  assert.not(buttons().some(button => before.includes(button)));
});

test.run();
