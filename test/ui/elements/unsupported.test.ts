import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import { handleInitError } from '../../../src/ui/elements/init';
import { recordErrors, recordWarnings } from '../../fakes/fake-console';
import { cartPage, productPage } from '../../fakes/page';
import { settle, until } from '../../fakes/settle';
import { onEnd, stub, test } from '../../run/suite';

test('removes elements, skeletons and consent, and nothing else of the shop', () => {
  document.body.innerHTML = `${productPage()}<small id="shopify-buyer-consent">Ao continuar</small>${cartPage()}`;
  removeElements();
  const left = document.body.innerHTML;
  for (const gone of ['shopify-accelerated-checkout', 'skeleton', 'shopify-buyer-consent'])
    assert.not(left.includes(gone), gone);
  assert.ok(document.querySelector('button[name=add]'));
});

test('the script removes elements, skeletons and consent in a browser without custom elements', async () => {
  stub(window, { customElements: undefined });
  document.body.innerHTML = `${productPage()}<small id="shopify-buyer-consent">Ao continuar</small>${cartPage()}`;
  // Evaluates the script again, because another file of this process may have imported it.
  await import(`${new URL('../../../src/index.ts', import.meta.url)}?${Date.now()}`);
  await until(() => !document.body.innerHTML.includes('accelerated-checkout'));
  assert.not.match(document.body.innerHTML, /skeleton|buyer-consent/);
  assert.ok(document.querySelector('button[name=add]'));
});

const LEFT = /shopify-(accelerated|wallet|buyer)|skeleton/;

/** Creates a registry of another page, so that definitions stay in one test. Its methods are on its prototype, as in browsers. */
const fakeRegistry = (define: (name: string) => void) => {
  const defined = new Map<string, () => void>();
  const registry = {
    get: (name: string) => defined.get(name),
    define(name: string) {
      define(name);
      defined.set(name, class {} as never);
    },
  };
  stub(globalThis, { customElements: Object.create(registry) });
};

test('removes current and later elements if initialization fails', async () => {
  const defined: string[] = [];
  fakeRegistry(name => defined.push(name));
  const seen: [string, object][] = [];
  onEnd(onMetric(([name, labels]) => seen.push([name, labels])));
  const console = recordErrors();
  document.body.innerHTML = `${productPage()}<small id="shopify-buyer-consent">Ao continuar</small>${cartPage()}`;
  handleInitError(new Error('no style sheets here'));
  await settle();
  assert.not.match(document.body.innerHTML, LEFT);
  assert.equal(defined.sort(), [
    'shopify-accelerated-checkout',
    'shopify-accelerated-checkout-cart',
    'shopify-wallet-button',
  ]);
  assert.equal(
    seen.filter(([name]) => name === 'page.initialized'),
    [['page.initialized', { status: 'failure' }]],
  );
  assert.is(console.lines.filter(line => line.includes('no style sheets here')).length, 1);
});

test("throws nothing if the page's registry is broken, too", () => {
  const console = recordErrors();
  fakeRegistry(() => {
    throw new Error('no elements here');
  });
  handleInitError(new Error('no registry here'));
  assert.is(console.lines.length, 1);
});

test('stops if a script keeps inserting a removed element', async () => {
  recordErrors();
  const warnings = recordWarnings();
  handleInitError(new Error('no style sheets any more'));
  const append = () => document.body.append(document.createElement('shopify-wallet-button'));
  let times = 0;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('shopify-wallet-button') && times++ < 500) append();
  });
  observer.observe(document.body, { childList: true });
  onEnd(() => observer.disconnect());
  append();
  await until(() => warnings.lines.length);
  await settle();
  assert.ok(times < 50, `${times}`);
  assert.is(warnings.lines.length, 1);
});

test.run();
