import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { copyProject } from '../../run/copy-project';
import { runCommand } from '../../run/run-command';

/** Each command with the folder that it writes, and the smallest parts of its pictures: of `shots` one of the shop and one of the site. */
const COMMANDS: [name: string, folder: string, ...parts: string[]][] = [
  ['pictures', 'docs/pictures', 'dialog'],
  ['shots', 'shots', 'collector-light-390', 'thanks-dark-1280'],
];

for (const [name, folder, ...parts] of COMMANDS)
  test(`npm run ${name} takes the pictures whose names have «${parts.join('» or «')}» in them`, async () => {
    const copy = await copyProject();
    try {
      const path = join(copy.folder, folder);
      await rm(path, { recursive: true, force: true });
      const { status, stderr } = runCommand(name, ['--', ...parts], { DIST: dist }, copy.folder);
      assert.is(status, 0, stderr);
      const taken = await readdir(path);
      for (const part of parts)
        assert.ok(
          taken.some(picture => picture.includes(part)),
          part,
        );
      for (const picture of taken) {
        assert.match(picture, RegExp(`(${parts.join('|')}).*\\.png$`));
        assert.ok((await stat(join(path, picture))).size > 1000, picture);
      }
    } finally {
      await copy.remove();
    }
  });

test.run();
