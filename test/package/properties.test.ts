import '../run/dom';
import * as assert from 'uvu/assert';
import { elements } from '../../build/api.mjs';
import { acceptObjects, ELEMENTS, JSON_NAMES } from '../../package/properties.js';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';

const [PRODUCT = '', CART = '', CHECKOUT = ''] = ELEMENTS;
const WALLET = { name: 'shop_pay', wallet_params: {} };
const JSON_TEXT = JSON.stringify(WALLET);

/** The attribute of each element when it was mounted, and after each change. */
const seen: (string | null)[] = [];

function defineElements() {
  for (const name of ELEMENTS)
    if (!customElements.get(name))
      customElements.define(
        name,
        class extends HTMLElement {
          static observedAttributes = ['recommended'];
          connectedCallback() {
            seen.push(this.getAttribute('recommended'));
          }
          attributeChangedCallback(_: string, __: string, after: string) {
            if (this.isConnected) seen.push(after);
          }
        },
      );
}

const create = (value: unknown, name = PRODUCT) =>
  Object.assign(document.createElement(name), { recommended: value });

test('takes objects before and after the elements are defined', async () => {
  const early = create(WALLET);
  const nested = document.createElement('form');
  nested.append(create(JSON_TEXT));
  document.body.append(early);
  acceptObjects();
  acceptObjects();
  document.body.append(nested);
  await settle();
  assert.equal(
    [early, nested.firstElementChild].map(element => element?.getAttribute('recommended')),
    [JSON_TEXT, JSON_TEXT],
  );
  seen.length = 0;
  defineElements();
  assert.equal(seen, [JSON_TEXT, JSON_TEXT], 'mounted with their attributes');
  await settle();
  const late = create(WALLET);
  document.body.append(late);
  assert.equal(
    JSON_NAMES.filter(name => !(name in late)),
    [],
  );
  for (const nothing of [null, undefined, '', false]) {
    Object.assign(late, { recommended: WALLET });
    assert.is(late.getAttribute('recommended'), JSON_TEXT);
    Object.assign(late, { recommended: nothing });
    assert.not(late.hasAttribute('recommended'));
  }
  Object.assign(late, { 'variant-params': [{ id: 'gid://shopify/ProductVariant/1' }] });
  assert.is(late.getAttribute('variant-params'), '[{"id":"gid://shopify/ProductVariant/1"}]');
});

test('knows each element, and each attribute that holds JSON', () => {
  assert.equal(ELEMENTS, [PRODUCT, CART, CHECKOUT]);
  assert.equal(
    ELEMENTS,
    elements.map(({ name }) => name),
  );
  const names = elements.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, json }) => (json ? [name] : [])),
  );
  assert.equal(JSON_NAMES, [...new Set(names)]);
});

test.run();
