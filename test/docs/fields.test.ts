import '../run/dom';
import * as assert from 'uvu/assert';
import { elements } from '../../build/api.mjs';
import { buttonProperties, dialogProperties, PREFIX } from '../../build/elements.mjs';
import { BUTTON_HEIGHT_PX, BUTTON_RADIUS_PX } from '../../src/core/platform/constants';
import { defineElements } from '../fakes/elements';
import { recordErrors } from '../fakes/fake-console';
import { cartPage, checkoutPage, productPage, show } from '../fakes/page';
import { settle } from '../fakes/settle';
import { sources } from '../run/sources';
import { stub, test } from '../run/suite';

const css = [...sources.values()]
  .join('\n')
  .replace(/\$\{BUTTON_HEIGHT_PX\}/g, `${BUTTON_HEIGHT_PX}`)
  .replace(/\$\{BUTTON_RADIUS_PX\}/g, `${BUTTON_RADIUS_PX}`);

/** Returns the unique, sorted matches of a pattern's first group. */
const find = (pattern: RegExp) =>
  [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Returns true if code names an attribute, besides its row. */
const isNamed = (name: string) =>
  [...sources].some(([file, text]) => !file.endsWith('attribute-table.ts') && text.includes(`'${name}'`));

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
  for (const name of new Set(elements.flatMap(({ attributes }) => attributes.map(each => each.name)))) {
    const owners = elements.filter(({ attributes }) => attributes.some(each => each.name === name));
    const without = owners.filter(owner => !read.get(owner.name)?.has(name)).map(owner => owner.name);
    // Some are read later: by telemetry, after a failure, or once the wallets are known.
    const isReadLater = without.length === owners.length && isNamed(name);
    assert.equal(isReadLater ? [] : without, [], `${name} is not read`);
  }
});

test('the documented properties and defaults are those of the style sheets', () => {
  const documented = [...buttonProperties, ...dialogProperties];
  assert.equal(
    find(/var\(--shopify-accelerated-checkout-([a-z-]+)/g),
    documented.map(({ name }) => name).sort(),
  );
  for (const { name, default: fallback } of documented) {
    const defaults = find(new RegExp(`var\\(${PREFIX}${name}, ?([^,()]+)\\)`, 'g'));
    assert.ok(defaults.includes(fallback.split(',')[0] ?? ''), `${name}: ${defaults}, not ${fallback}`);
  }
});

test.run();
