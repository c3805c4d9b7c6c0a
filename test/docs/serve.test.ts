import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import * as assert from 'uvu/assert';
import { onEnd, test } from '../run/suite';

test('the server in docs/embedding.md serves the first example', async () => {
  const page = readFileSync('docs/embedding.md', 'utf8');
  const [, command = '', path] =
    /^(npx .+--serve=127.0.0.1:)8080$.*`http:\/\/127.0.0.1:8080(\/.+?)`/ms.exec(page) ?? [];
  const [program = '', ...args] = command.split(' ');
  // Port 0 is any free port, which the server prints. It exits when its input ends.
  const server = spawn(program, [...args.slice(0, -1), `${args.at(-1)}0`]);
  onEnd(() => server.stdin.end());
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stderr.on('data', data => {
      output += data;
      const [url] = /http:\/\/127[\d.:]+/.exec(output) ?? [];
      if (url) resolve(url);
    });
    server.on('close', () => reject(Error(output)));
  });
  // Other tests of this process replace node's `fetch` with a page's.
  const [answer] = await once(get(`${origin}${path}`), 'response');
  assert.is(await text(answer), readFileSync('docs/examples/buy-it-now.html', 'utf8'));
});

test.run();
