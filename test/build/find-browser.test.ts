import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENGINE_NAMES, findFirefox, findWebkitDriver, readEngineNames } from '../../build/find-browser.mjs';

test('returns the named engines in a fixed order, or all of them', () => {
  assert.equal(readEngineNames('webkit,chromium'), ['chromium', 'webkit']);
  assert.equal(readEngineNames(''), [...ENGINE_NAMES]);
});

test('lists the engines in the error for an unknown one', () => {
  assert.throws(() => readEngineNames('firefox,safari'), /safari.*chromium, firefox, webkit/);
});

for (const [variable, find] of Object.entries({ FIREFOX: findFirefox, WEBKIT_DRIVER: findWebkitDriver }))
  test(`prefers the program in ${variable} over the system's`, () => {
    const before = process.env[variable];
    try {
      process.env[variable] = process.execPath;
      assert.is(find(), process.execPath);
      process.env[variable] = '/no/such/program';
      assert.is.not(find(), '/no/such/program');
    } finally {
      if (before === undefined) delete process.env[variable];
      else process.env[variable] = before;
    }
  });

test('prints the command that installs missing browsers', () => {
  const module = new URL('../../build/find-browser.mjs', import.meta.url).href;
  const code = `import('${module}').then(({ getEngines }) => getEngines(['firefox', 'webkit']))`;
  const env = { PATH: '/no/such/folder' };
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { env, encoding: 'utf8' });
  assert.is(status, 1);
  assert.match(stderr, 'sudo apt-get install -y firefox-esr webkit2gtk-driver xvfb fonts-liberation\n');
});

test.run();
