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
/** Microtasks run out, and no frame has begun. */
const sameTurn = async () => {
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

/** The form as the server writes it anew. */
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

/** How a theme puts another form in the place of one that is the same. */
const WAYS: [what: string, replace: (form: HTMLFormElement) => unknown][] = [
  ['replaces it', form => form.replaceWith(writeForm())],
  [
    'takes it out after the new one is in',
    form => {
      form.before(writeForm());
      form.remove();
    },
  ],
  [
    'takes it out before the new one is in',
    form => {
      const { parentElement } = form;
      form.remove();
      parentElement?.append(writeForm());
    },
  ],
  [
    'brings it back in the next frame',
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
  test(`shows the same buttons at once where a theme ${what}`, async () => {
    const form = await showProduct();
    const before = buttons();
    await replace(form);
    await sameTurn();
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
      'after it has looked',
    );
  });

test('reads the form that it stands in then', async () => {
  const form = await showProduct();
  const fresh = writeForm();
  find<HTMLButtonElement>(fresh, '[name=add]').disabled = true;
  form.replaceWith(fresh);
  await sameTurn();
  assert.is(buttons()[1]?.querySelector('a')?.getAttribute('aria-disabled'), 'true');
  find<HTMLButtonElement>(fresh, '[name=add]').disabled = false;
  await until(() => buttons()[1]?.querySelector('a')?.getAttribute('aria-disabled') === 'false');
});

test('shows buttons of its own where the new element is for another market', async () => {
  const form = await showProduct();
  const before = buttons();
  form.replaceWith(writeForm({ 'buyer-country': 'PT' }));
  await until(() => buttons().length === 2);
  assert.not(buttons().some(button => before.includes(button)));
});

test('shows buttons of its own where the new form is for something that is not shipped', async () => {
  const form = await showProduct();
  const before = buttons();
  const fresh = writeForm();
  find<HTMLInputElement>(fresh, '[name=id]').value = '102';
  form.replaceWith(fresh);
  await until(() => buttons().length);
  assert.not(buttons().some(button => before.includes(button)));
});

test('hands buttons out once: two elements have two', async () => {
  const form = await showProduct();
  const second = writeForm();
  form.replaceWith(writeForm(), second);
  await until(() => buttons().length === 4);
  assert.is(new Set(buttons()).size, 4);
});

test('keeps no buttons past the next frame', async () => {
  const form = await showProduct();
  const before = buttons();
  form.remove();
  await settleFrames();
  document.body.append(writeForm());
  await until(() => buttons().length === 2);
  assert.not(buttons().some(button => before.includes(button)));
});

test.run();
