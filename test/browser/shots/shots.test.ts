import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { copyProject } from '../../run/copy-project';
import { runCommand } from '../../run/run-command';

/** Each command with the folder that it writes, and the smallest part of its pictures. */
const COMMANDS = [
  ['pictures', 'docs/pictures', 'dialog'],
  ['shots', 'shots', 'light-390'],
] as const;

for (const [name, folder, part] of COMMANDS)
  test(`npm run ${name} takes the pictures whose names have «${part}» in them`, async () => {
    const copy = await copyProject();
    try {
      const path = join(copy.folder, folder);
      await rm(path, { recursive: true, force: true });
      const { status, stderr } = runCommand(name, ['--', part], { DIST: dist }, copy.folder);
      assert.is(status, 0, stderr);
      const taken = await readdir(path);
      assert.ok(taken.length > 0);
      for (const picture of taken) {
        assert.match(picture, RegExp(`${part}.*\\.png$`));
        assert.ok((await stat(join(path, picture))).size > 1000, picture);
      }
    } finally {
      await copy.remove();
    }
  });

test.run();
