import '../run/dom';
import * as assert from 'uvu/assert';
import { elements } from '../../build/elements.mjs';
import { buttonProperties, dialogProperties, PREFIX } from '../../build/styling.mjs';
import { tag, wallets } from '../../build/wallet-params.mjs';
import { PRODUCT_ATTRIBUTES } from '../../src/ui/buttons/define';
import { defineElements } from '../fakes/elements';
import { recordErrors } from '../fakes/fake-console';
import { cartPage, checkoutPage, productPage, show } from '../fakes/page';
import { settle } from '../fakes/settle';
import { sources as texts } from '../run/sources';
import { stub, test } from '../run/suite';

/** The sources without their comments, in which names stand that nobody reads. */
const sources = new Map([...texts].map(([file, text]) => [file, text.replace(/\/\*\*.*?\*\//gs, '')]));
const all = [...sources.values()].join('\n');

/** All that a pattern's first group finds, once each, in order. */
const find = (pattern: RegExp, text = all) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const sorted = (names: string[]) => [...new Set(names)].sort();

/** What is read of other elements than ours. */
const OTHERS = ['action', 'aria-disabled', 'src', 'wallet-params'];

test('the documented attributes are those that the sources read', () => {
  const read = find(
    /(?:\b(?:getAttribute|hasAttribute|need)\(|\bread(?:Json|Wallet)(?:<[^(]*>)?\(\w+, )'([a-z-]+)'/g,
  );
  assert.equal(
    read.filter(name => !OTHERS.includes(name)),
    sorted(elements.flatMap(({ attributes }) => attributes.map(({ name }) => name))),
  );
});

test('what mounts an element again when it changes is documented', () => {
  const documented = elements.flatMap(({ attributes }) => attributes.map(({ name }) => name));
  assert.equal(
    PRODUCT_ATTRIBUTES.filter(name => !documented.includes(name) && !OTHERS.includes(name)),
    [],
  );
});

/** Read before an element is mounted, or later: by telemetry, after a failure, once it is known which wallets there are. */
const ELSEWHERE = ['debug', 'shop-id', 'pci-enabled', 'only-sdk', 'disable-compat'];

test('each element reads its own attributes', async () => {
  const read = new Map(elements.map(({ name }) => [name, new Set<string>()]));
  const { getAttribute, hasAttribute } = Element.prototype;
  stub(Element.prototype, {
    getAttribute(this: Element, name: string) {
      read.get(this.localName)?.add(name);
      return getAttribute.call(this, name);
    },
    hasAttribute(this: Element, name: string) {
      read.get(this.localName)?.add(name);
      return hasAttribute.call(this, name);
    },
  });
  recordErrors();
  defineElements();
  show(`${productPage()}${cartPage()}${checkoutPage()}`, 'form');
  await settle();
  for (const { name, attributes } of elements) {
    const unread = attributes.filter(each => !read.get(name)?.has(each.name)).map(each => each.name);
    assert.equal(
      unread.filter(each => !ELSEWHERE.includes(each)),
      [],
      name,
    );
  }
});

test('the documented properties are those that the style sheets read, each with its default', () => {
  const documented = [...buttonProperties, ...dialogProperties];
  assert.equal(
    find(/--shopify-accelerated-checkout-([a-z-]*[a-z])/g),
    sorted(documented.map(({ name }) => name)),
  );
  for (const { name, default: fallback } of documented) {
    const defaults = find(new RegExp(`var\\(${PREFIX}${name}, ?([^,()]+)\\)`, 'g'));
    assert.ok(defaults.includes(fallback.split(',')[0] ?? ''), `${name}: ${defaults}, not ${fallback}`);
  }
});

test('the documented events are those that the sources fire', () => {
  assert.equal(
    find(/\bnew CustomEvent\('([\w-]+)'/g),
    sorted(elements.flatMap(({ events }) => events.map(({ name }) => name))),
  );
});

/** Where each element says which slots it has. */
const SLOTS: Record<string, string> = {
  'shopify-accelerated-checkout': 'ui/buttons/product-element.tsx',
  'shopify-wallet-button': 'ui/checkout/checkout-element.tsx',
};

for (const [name, file] of Object.entries(SLOTS))
  test(`the documented slots of ${name} are those that it draws`, () => {
    const slots = elements.find(element => element.name === name)?.slots.map(slot => slot.name) ?? [];
    assert.equal(find(/\bslot(?:: | name=)['"]([\w-]+)['"]/g, sources.get(file)), sorted(slots));
  });

test('the documented attributes of the script’s tag are those that the sources read', () => {
  for (const { name } of tag) {
    const option = name.replace('data-', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const reading = new RegExp(`\\boptions\\??\\.${option}\\b|\\{[^}]*\\b${option}\\b[^}]*\\} = `);
    assert.ok(
      [...sources.values()].some(text => reading.test(text)),
      `nobody reads ${name}`,
    );
  }
});

/** Handed on to Apple's session as they are. */
const HANDED_ON = ['countryCode', 'merchantCapabilities', 'supportedNetworks', 'shippingType'];

for (const { name, type, params } of wallets)
  test(`the documented parameters of ${name} are read`, () => {
    const own = [...sources].filter(
      ([file, text]) => file.startsWith('wallets/') && type && text.includes(type),
    );
    const code = own.map(([, text]) => text.replace(/^export interface .*?^\}/gms, '')).join('\n');
    const unread = params.filter(param => !new RegExp(`\\b${param.name}\\b`).test(code));
    assert.equal(
      unread.map(param => param.name),
      type === 'ApplePayParams' ? HANDED_ON : [],
    );
  });

test.run();
