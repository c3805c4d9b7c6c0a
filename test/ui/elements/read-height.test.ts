import '../../run/dom';
import { setTimeout as setNodeTimeout } from 'node:timers';
import * as assert from 'uvu/assert';
import { pendingElements, readHeight, readServedHeight } from '../../../src/ui/elements/button-cache';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

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

test('answers each in a task of its own, so that many are no long task', async () => {
  // happy-dom makes one task of all timers that are due; browsers don't.
  stub(globalThis, { setTimeout: setNodeTimeout });
  const steps: string[] = [];
  const draw = async (name: string) => {
    await readHeight(createElement(44, []));
    steps.push(name);
    // What a task has left to do comes before the next task.
    for (let turns = 0; turns < 9; turns++) await undefined;
    steps.push(`all of ${name}`);
  };
  await Promise.all([draw('one'), draw('two'), draw('three')]);
  assert.equal(steps, ['one', 'all of one', 'two', 'all of two', 'three', 'all of three']);
});

test('reads anew what is wanted later', async () => {
  const steps: string[] = [];
  assert.is(await readHeight(createElement(44, steps)), 44);
  assert.is(await readHeight(createElement(0, steps)), 0);
});

test('reads what the server wrote into all that wait before the first of them is drawn', () => {
  const steps: string[] = [];
  const elements = [44, 54, 0].map(px => createElement(px, steps));
  for (const element of elements) pendingElements.add(element);
  for (const element of elements) steps.push(`write ${readServedHeight(element)}`);
  assert.equal(steps, ['read 44', 'read 54', 'read 0', 'write 44', 'write 54', 'write 0']);
  assert.is(pendingElements.size, 0);
});

test('reads the height of an element anew where it is mounted again', () => {
  const steps: string[] = [];
  const element = createElement(44, steps);
  readServedHeight(element);
  readServedHeight(element);
  assert.equal(steps, ['read 44', 'read 44']);
});

test.run();
