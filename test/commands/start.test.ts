import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** What `npm start` says and with which code it ends, without the build. */
function start(port: string): Promise<{ code: number | null; said: string }> {
  const args = ['--import', './test/run/register.mjs', 'test/shop/start.ts'];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: port } });
  let said = '';
  child.stderr.on('data', data => {
    said += data;
  });
  return new Promise(resolve => child.on('close', code => resolve({ code, said })));
}

test('says in one line that a port is taken, and what to do', async () => {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { code, said } = await start(String(port - 1));
  server.close();
  assert.is(code, 1);
  assert.is(
    said,
    `Port ${port} is taken, and the shop needs PORT and the one after it: close what listens there, or choose others with PORT=5000 npm start.\n`,
  );
});

test.run();
