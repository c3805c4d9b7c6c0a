import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waiting } from '../../../src/core/base/batch-reads';
import { readLook } from '../../../src/ui/buttons/read-look';

const { getComputedStyle } = globalThis;
const PROBE = 'portable-wallets-probe';

test.after.each(() => {
  globalThis.getComputedStyle = getComputedStyle;
  waiting.clear();
  document.body.replaceChildren();
});

function append(px: number): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { value: px });
  document.body.append(element);
  waiting.add(element);
  return element;
}

test('reads all waiting elements while the probe of each stands, and leaves none', () => {
  const elements = [append(44), append(0)];
  const probes: number[] = [];
  globalThis.getComputedStyle = (() => {
    probes.push(document.getElementsByClassName(PROBE).length);
    return { getPropertyValue: () => '', backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' };
  }) as never;
  const compat = { '--shopify-accelerated-checkout-button-border-radius': '9px' };
  assert.equal(readLook(elements[0] as HTMLElement, 'product'), { compat, isOnDark: true, height: 44 });
  assert.equal([...new Set(probes)], [2]);
  probes.length = 0;
  assert.equal(readLook(elements[1] as HTMLElement, 'product'), { compat, isOnDark: true, height: 0 });
  assert.equal(probes, []);
  assert.is(document.getElementsByClassName(PROBE).length, 0);
});

test('reads the background and the height of an element that wants no styles of old markup', () => {
  const element = append(54);
  element.setAttribute('disable-compat', '');
  globalThis.getComputedStyle = (() => ({ backgroundColor: 'rgb(255, 255, 255)' })) as never;
  assert.equal(readLook(element, 'product'), { compat: {}, isOnDark: false, height: 54 });
});

test.run();
