import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readHeight } from '../../../src/ui/buttons/read-height';
import { settle } from '../../fakes/settle';

/** An element that says when it is measured. */
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

test('reads all heights that are wanted before anybody writes', async () => {
  const steps: string[] = [];
  for (const px of [44, 54])
    void readHeight(createElement(px, steps)).then(height => steps.push(`write ${height}`));
  await settle();
  assert.equal(steps, ['read 44', 'read 54', 'write 44', 'write 54']);
});

test('reads anew what is wanted later', async () => {
  const steps: string[] = [];
  assert.is(await readHeight(createElement(44, steps)), 44);
  assert.is(await readHeight(createElement(0, steps)), 0);
});

test.run();
