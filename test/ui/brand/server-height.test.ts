import '../../run/dom';
import * as assert from 'uvu/assert';
import { createAppearanceReader, pendingElements, readServerBox } from '../../../src/ui/brand/appearance';
import { type RegistryRow, rows } from '../../../src/wallets/registry';
import { test } from '../../run/suite';

/** Creates an element that logs its measurements. */
function createElement(px: number, steps: string[]): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', {
    get() {
      steps.push(`read ${px}`);
      return px;
    },
  });
  return element;
}

test("reads the server's markup in all waiting elements before the first one renders", () => {
  const steps: string[] = [];
  const elements = [44, 54, 0].map(px => createElement(px, steps));
  for (const element of elements) pendingElements.add(element);
  for (const element of elements) steps.push(`write ${readServerBox(element).height}`);
  assert.equal(steps, ['read 44', 'read 54', 'read 0', 'write 44', 'write 54', 'write 0']);
  assert.is(pendingElements.size, 0);
});

test('reads no height twice if the styles were read first', async () => {
  const steps: string[] = [];
  const element = createElement(44, steps);
  pendingElements.add(element);
  await createAppearanceReader(element)(rows.shop_pay as RegistryRow, 'product');
  steps.push('styles');
  assert.is(readServerBox(element).height, 44);
  assert.equal(steps, ['read 44', 'styles']);
});

test('reads the height again after an element mounts again', () => {
  const steps: string[] = [];
  const element = createElement(44, steps);
  readServerBox(element);
  readServerBox(element);
  assert.equal(steps, ['read 44', 'read 44']);
});

test.run();
