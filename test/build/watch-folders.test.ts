import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchFolders } from '../../build/watch-folders.mjs';

let folder = '';
let told: string[] = [];
let stop = () => {};

test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await mkdir(join(folder, 'deep/deeper'), { recursive: true });
  told = [];
  stop = watchFolders(folder, file => told.push(file));
});

test.after.each(async () => {
  stop();
  await rm(folder, { recursive: true, force: true });
});

async function untilTold(file: string) {
  for (let tries = 0; tries < 500 && !told.includes(file); tries += 1) await sleep(10);
  assert.ok(told.includes(file), `${file} is not among ${told}`);
  told = [];
}

/** As most editors do it: what is written takes the file's place. */
async function save(file: string) {
  await writeFile(join(folder, 'beside'), file);
  await rename(join(folder, 'beside'), join(folder, file));
}

test('tells of a file each time that an editor replaces it', async () => {
  for (const _ of [1, 2, 3]) {
    await save('deep/deeper/file.ts');
    await untilTold('deep/deeper/file.ts');
  }
});

test('tells of a file that is written in its place', async () => {
  await save('deep/file.ts');
  await untilTold('deep/file.ts');
  await writeFile(join(folder, 'deep/file.ts'), 'more');
  await untilTold('deep/file.ts');
});

test('tells of what is in a folder that is new', async () => {
  await mkdir(join(folder, 'new/newer'), { recursive: true });
  await untilTold('new');
  await sleep(50);
  await save('new/newer/file.ts');
  await untilTold('new/newer/file.ts');
});

test('goes on where a folder has gone', async () => {
  await rm(join(folder, 'deep/deeper'), { recursive: true });
  await save('deep/file.ts');
  await untilTold('deep/file.ts');
});

test.run();
