import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inStage } from '../../build/in-stage.mjs';

let folder = '';
test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stages-'));
});
test.after.each(() => rm(folder, { recursive: true }));

test('lends a folder inside of one that it makes, and takes it away', async () => {
  const releases = join(folder, 'of/shops');
  await inStage(releases, async stage => {
    assert.ok((await stat(stage)).isDirectory());
    assert.equal([join(releases, (await readdir(releases))[0] ?? '')], [stage]);
  });
  assert.equal(await readdir(releases), []);
});

test('takes it away also where the work fails, which its caller is told', async () => {
  const work = () => inStage(folder, () => Promise.reject(new Error('no room')));
  const message = await work().catch(({ message }) => message);
  assert.is(message, 'no room');
  assert.equal(await readdir(folder), []);
});

test('clears away what was killed, and leaves alone what is under way and what is kept', async () => {
  const beforeHours = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of ['.new-killed', '.new-busy', 'cdn']) {
    await mkdir(join(folder, name, 'cdn'), { recursive: true });
    if (name !== '.new-busy') await utimes(join(folder, name), beforeHours, beforeHours);
  }
  await inStage(folder, async () => {});
  assert.equal((await readdir(folder)).sort(), ['.new-busy', 'cdn']);
});

test.run();
