import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { createTempFolder } from '../../fakes/temp-folder';
import { ELEMENT, servePages, toPage } from './serve-pages';

const test = suite('portable-wallets doctor');
const SCRIPT = 'portable-wallets.js';
const TAG = `<script src="page_files/${SCRIPT}" defer></script>`;

/** Runs the command while this process serves pages. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(dist, 'command.mjs'), 'doctor', ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  const status = await new Promise<number | null>(resolve => child.on('close', resolve));
  return { status, output };
}

test('reports a saved page without its script: 0, in the terminal, as JSON, and as HTML with four pictures', async () => {
  const title = '<title>&lt;b&gt;Coffee&lt;/b&gt;</title>';
  const folder = createTempFolder({
    'page.html': toPage(TAG).replace('<title>Coffee</title>', title),
  });
  const out = join(folder, 'out/report');
  const { status, output } = await run(join(folder, 'page.html'), '--out', out);
  assert.is(status, 0, output);
  assert.match(output, 'shows nothing today, buy_it_now with the release');
  const { elements, costs } = JSON.parse(await readFile(join(out, 'report.json'), 'utf8'));
  assert.equal(elements[0].shows, { now: [], release: ['buy_it_now'] });
  assert.ok(costs.release.bytes > 10_000);
  const html = await readFile(join(out, 'report.html'), 'utf8');
  assert.is(html.split('src="data:image/jpeg;base64,/9j/').length, 5);
  assert.match(html, '<h1>&lt;b&gt;Coffee&lt;/b&gt;</h1>');
});

test("exits with 1 for a page with a mistake, and with 2 for one that it can't open", async () => {
  const { url, close } = await servePages({
    '/': toPage(`<script src="${SCRIPT}" defer></script>`, ELEMENT.replace('access-token', 'data-token')),
    [`/${SCRIPT}`]: '',
  });
  const mistaken = await run(url);
  close();
  assert.is(mistaken.status, 1, mistaken.output);
  assert.match(
    mistaken.output,
    'mistake: invalid-webcomponent: <shopify-accelerated-checkout> needs the attribute access-token',
  );
  const closed = await run(url);
  assert.is(closed.status, 2);
  assert.match(closed.output, /^http:\S+ could not be opened: net::ERR_CONNECTION_REFUSED.*\n$/);
});

test.run();
