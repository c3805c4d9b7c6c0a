import '../../run/dom';
import * as assert from 'uvu/assert';
import { lazyDefine, type Mount } from '../../../src/ui/elements/define';
import { recordErrors } from '../../fakes/fake-console';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

let count = 0;

/** Defines an element whose file the test resolves. */
function defineHeld() {
  const name = `x-later-${++count}`;
  const requested: HTMLElement[] = [];
  const mounted: HTMLElement[] = [];
  const answers: { resolve(mount: Mount): void; reject(error: Error): void }[] = [];
  lazyDefine(name, element => {
    requested.push(element);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  });
  const mount: Mount = element => {
    mounted.push(element);
    return () => mounted.splice(mounted.indexOf(element), 1);
  };
  const append = () => {
    const element = document.createElement(name);
    element.innerHTML = '<i></i>';
    document.body.append(element);
    return element;
  };
  return { requested, mounted, answers, mount, append };
}

test('loads the file when an element is inserted, then mounts it', async () => {
  const { append, requested, mounted, answers, mount } = defineHeld();
  await settle();
  assert.equal(requested, []);
  const element = append();
  await settle();
  assert.equal(requested, [element]);
  assert.equal(mounted, []);
  assert.is(element.childElementCount, 1, 'what the server wrote stands until then');
  answers[0]?.resolve(mount);
  await settle();
  assert.equal(mounted, [element]);
});

test('does not mount an element removed before the file loads', async () => {
  const { append, mounted, answers, mount } = defineHeld();
  const element = append();
  await settle();
  element.remove();
  answers[0]?.resolve(mount);
  await settle();
  assert.equal(mounted, []);
});

test('leaves an element empty if its file fails to load, reports once, and retries for the next', async () => {
  const { lines } = recordErrors();
  const { append, mounted, answers, mount } = defineHeld();
  const first = append();
  await settle();
  answers[0]?.reject(new Error('offline'));
  await settle();
  assert.is(first.childElementCount, 0);
  assert.is(lines.length, 1);
  assert.match(lines[0] as string, 'offline');
  const second = append();
  await settle();
  answers[1]?.resolve(mount);
  await settle();
  assert.equal(mounted, [second]);
});

test.run();
