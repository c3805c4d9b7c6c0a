import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cartPage, clearPage, productPage } from '../fakes/page';
import { until } from '../fakes/settle';

/** With a query, because the unit tests are one process, in which another file may have imported it. */
const index = new URL('../../src/index.ts', import.meta.url);
const CONSENT = '<small id="shopify-buyer-consent">Ao continuar</small>';

test('the script takes elements, skeletons and consent away where the browser has no custom elements', async () => {
  const { customElements } = window;
  Object.defineProperty(window, 'customElements', { value: undefined, configurable: true });
  document.body.innerHTML = `${productPage()}${CONSENT}${cartPage()}`;
  await import(`${index}?${Date.now()}`);
  await until(() => !document.body.innerHTML.includes('accelerated-checkout'));
  assert.not.match(document.body.innerHTML, /skeleton|buyer-consent/);
  assert.ok(document.querySelector('button[name=add]'));
  Object.defineProperty(window, 'customElements', { value: customElements, configurable: true });
  clearPage();
});

test.run();
