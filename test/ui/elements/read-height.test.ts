import '../../run/dom';
import { setTimeout as setNodeTimeout } from 'node:timers';
import * as assert from 'uvu/assert';
import { pendingElements, readHeight, readServerHeight } from '../../../src/ui/elements/button-cache';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

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

test('reads all requested heights before any write', async () => {
  const steps: string[] = [];
  for (const px of [44, 54])
    void readHeight(createElement(px, steps)).then(height => steps.push(`write ${height}`));
  await settle();
  assert.equal(steps, ['read 44', 'read 54', 'write 44', 'write 54']);
});

test('resolves each in a separate task, to avoid a long task', async () => {
  // happy-dom runs all due timers in one task; browsers don't.
  stub(globalThis, { setTimeout: setNodeTimeout });
  const steps: string[] = [];
  const draw = async (name: string) => {
    await readHeight(createElement(44, []));
    steps.push(name);
    // Runs the rest of a task before the next task.
    for (let turns = 0; turns < 9; turns++) await undefined;
    steps.push(`all of ${name}`);
  };
  await Promise.all([draw('one'), draw('two'), draw('three')]);
  assert.equal(steps, ['one', 'all of one', 'two', 'all of two', 'three', 'all of three']);
});

test('reads a later request again', async () => {
  const steps: string[] = [];
  assert.is(await readHeight(createElement(44, steps)), 44);
  assert.is(await readHeight(createElement(0, steps)), 0);
});

test("reads the server's markup in all waiting elements before the first one renders", () => {
  const steps: string[] = [];
  const elements = [44, 54, 0].map(px => createElement(px, steps));
  for (const element of elements) pendingElements.add(element);
  for (const element of elements) steps.push(`write ${readServerHeight(element)}`);
  assert.equal(steps, ['read 44', 'read 54', 'read 0', 'write 44', 'write 54', 'write 0']);
  assert.is(pendingElements.size, 0);
});

test('reads the height again after an element mounts again', () => {
  const steps: string[] = [];
  const element = createElement(44, steps);
  readServerHeight(element);
  readServerHeight(element);
  assert.equal(steps, ['read 44', 'read 44']);
});

test.run();
