import '../../run/dom';
import * as assert from 'uvu/assert';
import { lazyDefine, type Mount } from '../../../src/ui/elements/define';
import { recordErrors } from '../../fakes/fake-console';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

let count = 0;

/** An element whose file comes when the test lets it. */
function defineHeld() {
  const name = `x-later-${++count}`;
  const asked: HTMLElement[] = [];
  const mounted: HTMLElement[] = [];
  const answers: { resolve(mount: Mount): void; reject(error: Error): void }[] = [];
  lazyDefine(name, element => {
    asked.push(element);
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
  return { asked, mounted, answers, mount, append };
}

test('asks for the file when an element comes into the page, and mounts it when it is there', async () => {
  const { append, asked, mounted, answers, mount } = defineHeld();
  await settle();
  assert.equal(asked, []);
  const element = append();
  await settle();
  assert.equal(asked, [element]);
  assert.equal(mounted, []);
  assert.is(element.childElementCount, 1, 'what the server wrote stands until then');
  answers[0]?.resolve(mount);
  await settle();
  assert.equal(mounted, [element]);
});

test('mounts nothing that has gone meanwhile', async () => {
  const { append, mounted, answers, mount } = defineHeld();
  const element = append();
  await settle();
  element.remove();
  answers[0]?.resolve(mount);
  await settle();
  assert.equal(mounted, []);
});

test('leaves an element empty whose file can not be loaded, with one report, and asks again for the next', async () => {
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
