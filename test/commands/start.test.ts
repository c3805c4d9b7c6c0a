import { spawn } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Runs `npm start -- --built`; returns its exit code and its errors. */
function start(port: string): Promise<{ code: number | null; output: string }> {
  const args = ['--import', './build/register.mjs', 'sandbox/start.ts', '--built'];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: port } });
  let output = '';
  child.stderr.on('data', data => {
    output += data;
  });
  return new Promise(resolve => child.on('close', code => resolve({ code, output })));
}

test('prints one actionable line for an invalid PORT', async () => {
  const { code, output } = await start('abc');
  assert.is(code, 1);
  assert.is(output, 'PORT=abc is not a valid port. Set a number from 1024 to 65534.\n');
});

test.run();
