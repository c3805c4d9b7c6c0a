import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { names } from '../../build/locales.mjs';
import { copySources } from '../browser/copy-sources';
import { release } from '../build/keep-releases';
import { createTempFolder } from '../fakes/temp-folder';
import { runCommand } from '../run/run-command';
import { test } from '../run/suite';

/** Moves a process's clock by a year and a half. */
const OTHER_DAY = `globalThis.Date = class extends Date {
  constructor(...args) { super(...(args.length ? args : [Date.now() + 47e9])); }
}`;

const OTHER_PLACE = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  GOMAXPROCS: '1',
  UV_THREADPOOL_SIZE: '1',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OTHER_DAY)}`,
};

test('the same sources produce the same release with another path, time zone, language, umask, core count and date', async () => {
  const releases = createTempFolder();
  const env = { RELEASES: releases, DIST: dist, MAPS: process.env.BUILT_MAPS ?? '' };
  const made = runCommand('release', ['--', 'build', '--built'], env);
  assert.is(made.status, 0, made.stderr);
  const folder = await copySources('verify', names);
  const line = `umask 077 && exec node build/release.mjs verify ${release}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...OTHER_PLACE, DIST: join(folder, 'dist'), RELEASES: releases },
  });
  assert.is(stderr, '');
  assert.is(status, 0);
  assert.match(
    stdout,
    RegExp(
      `^These sources build the release ${release}: \\d{3,} files are equal, 0 deltas are correct\\.\n$`,
    ),
  );
});

test.run();
