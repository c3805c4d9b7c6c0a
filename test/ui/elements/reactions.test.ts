import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { recordWarnings } from '../../fakes/fake-console';
import { fakeFetch } from '../../fakes/fake-fetch';
import { checkoutPage, find, productPage, show } from '../../fakes/page';
import { settle, until } from '../../fakes/settle';
import { beginCart, buttonsOf, openCart } from '../../fakes/show-cart';
import { onEnd, test } from '../../run/suite';

/** The app stops after this many changes, so that an endless test fails. */
const MAX_CHANGES = 500;

/** Runs an app that reacts to each change of an element at once. @returns its count of reactions */
function reactTo(element: Node, react: () => void, options: MutationObserverInit = { childList: true }) {
  let times = 0;
  const observer = new MutationObserver(() => {
    if (times < MAX_CHANGES) react();
    times++;
  });
  observer.observe(element, options);
  onEnd(() => observer.disconnect());
  return () => times;
}

test.before(defineElements);

const HOST_ELEMENTS: [what: string, open: () => HTMLElement][] = [
  ['a cart', openCart],
  ['a product', () => show(productPage(), 'shopify-accelerated-checkout')],
  ['the checkout', () => show(checkoutPage(), 'shopify-wallet-button')],
];

for (const [what, open] of HOST_ELEMENTS)
  test(`leaves ${what} to an app that replaces each new button, with one warning a page`, async () => {
    beginCart();
    const warnings = recordWarnings();
    const host = open();
    const own = document.createElement('b');
    const reactions = reactTo(host, () => {
      if (host.firstElementChild !== own) host.replaceChildren(own);
    });
    await until(() => host.shadowRoot?.querySelector('slot:not([name])'));
    await settle();
    assert.ok(reactions() < MAX_CHANGES, `${reactions()}`);
    assert.is(host.firstElementChild, own, 'what the app has put there stays');
    assert.is(warnings.lines.length, 1);
  });

test('renders each element in a separate task for an app that replaces it on each render', async () => {
  recordWarnings();
  const host = show(productPage(), 'shopify-accelerated-checkout');
  await until(() => host.querySelector('[slot=button]'));
  const form = find(document.body, '#product-form');
  let inOneTask = 0;
  let most = 0;
  reactTo(
    form,
    () => {
      most = Math.max(most, ++inOneTask);
      if (inOneTask === 1)
        setTimeout(() => {
          inOneTask = 0;
        });
      const old = find(form, 'shopify-accelerated-checkout');
      if (old.querySelector('[slot=button]')) old.replaceWith(old.cloneNode());
    },
    { childList: true, subtree: true },
  );
  form.append('x');
  await settle();
  assert.ok(most < 200, `${most}`);
});

test('restores buttons that a theme replaces occasionally', async () => {
  beginCart();
  const host = openCart();
  await until(() => buttonsOf(host).length);
  for (let n = 0; n < 5; n++) {
    host.replaceChildren(document.createElement('b'));
    await until(() => buttonsOf(host).length);
    await settle();
  }
});
test('wins against a script that toggles disabled after each change of the button', async () => {
  recordWarnings();
  const host = show(checkoutPage(), 'shopify-wallet-button');
  await until(() => host.querySelector('button'));
  const wallet = find(host, '[slot=button]');
  const reactions = reactTo(
    wallet,
    () => host.toggleAttribute('disabled', !wallet.hasAttribute('disabled')),
    {
      attributeFilter: ['disabled'],
    },
  );
  host.setAttribute('disabled', '');
  await settle();
  assert.ok(reactions() < MAX_CHANGES, `${reactions()}`);
  const { calls } = fakeFetch();
  host.setAttribute('disabled', '');
  await settle();
  find(host, 'button').click();
  await settle();
  assert.is(calls.length, 0);
});

test.run();
