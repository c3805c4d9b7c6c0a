import { type IncomingMessage, request as open } from 'node:http';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { createTempFolder } from '../../../test/fakes/temp-folder';
import { onEnd, test } from '../../../test/run/suite';
import { createShop, type Shop } from '../../server/server';
import { serveFile } from './files';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

/** `fetch` decompresses on its own; this doesn't. */
function getRaw(url: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  return new Promise((resolve, reject) => {
    open(url, { headers: { 'accept-encoding': 'gzip, br' } }, async response => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}

test('serves a file compressed if the client accepts brotli', async () => {
  for (const names of ['base', 'theme']) {
    const url = `${shop.url}/theme/${names}.css`;
    const { headers, body } = await getRaw(url);
    assert.is(headers['content-encoding'], 'br', names);
    assert.is(headers['content-type'], 'text/css; charset=utf-8');
    const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    assert.is(plain.headers.get('content-encoding'), null);
    assert.is(await plain.text(), brotliDecompressSync(body).toString());
  }
});

test('serves the style sheets of the theme as one file', async () => {
  const [path = ''] = /\/theme\/\S+\.css/.exec(await (await fetch(shop.url)).text()) ?? [];
  const response = await fetch(shop.url + path);
  assert.is(response.headers.get('content-type'), 'text/css; charset=utf-8');
  const text = await response.text();
  for (const name of ['looks', 'base', 'product', 'cart'])
    assert.ok(text.includes(await (await fetch(`${shop.url}/theme/${name}.css`)).text()), name);
  assert.is((await fetch(`${shop.url}/theme/verde.css`)).status, 404);
});

test('responds with 304 for an unchanged file or files', async () => {
  for (const names of ['base', 'theme']) {
    const url = `${shop.url}/theme/${names}.css`;
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    assert.is((await fetch(url, { headers: { 'If-None-Match': etag } })).status, 304, names);
  }
});

test('serves no file outside the folder', async () => {
  const folder = new URL('./', import.meta.url);
  const request = new Request('http://shop.test/');
  assert.is((await serveFile(request, folder, 'base.css')).status, 200);
  for (const path of ['../server.ts', '%2e%2e/server.ts', '..%2fserver.ts', '.././theme/../server.ts'])
    assert.is((await serveFile(request, folder, path)).status, 404);
});

test('bundles the theme, the panel and each SDK', async () => {
  for (const path of ['/theme/theme.js', '/panel/panel.js', '/sdk/google-pay.js']) {
    const response = await fetch(shop.url + path);
    assert.is(response.status, 200, path);
    assert.match(response.headers.get('content-type') ?? '', 'text/javascript');
  }
});

test('withholds the Google Pay script by the settings or the query', async () => {
  const path = `${shop.url}/sdk/google-pay.js`;
  assert.is((await fetch(`${path}?sdk=missing`)).status, 404);
  shop.store.settings.googlePaySdk = 'missing';
  assert.is((await fetch(path)).status, 404);
  assert.is((await fetch(`${path}?sdk=ok`)).status, 200);
  shop.store.settings.googlePaySdk = 'never';
  const never = fetch(path, { signal: AbortSignal.timeout(300) }).then(
    () => 'answered',
    (error: Error) => error.name,
  );
  assert.is(await never, 'TimeoutError');
});

test('serves scripts with CORS from the second origin, and nothing else', async () => {
  const sdk = await fetch(`${shop.otherUrl}/sdk/google-pay.js`);
  assert.is(sdk.headers.get('access-control-allow-origin'), '*');
  assert.is((await fetch(`${shop.otherUrl}/dist/nada.js`)).headers.get('access-control-allow-origin'), '*');
  for (const path of ['/', '/cart.js', '/panel', '/api/unstable/graphql.json'])
    assert.is((await fetch(shop.otherUrl + path)).status, 404);
});

test('loads the bundle from the origin in the query', async () => {
  const page = async (query: string) => (await fetch(`${shop.url}/${query}`)).text();
  assert.match(
    await page('?script=classic'),
    `src="${shop.url}/dist/portable-wallets.js" data-sdk-origins="${shop.otherUrl}" defer`,
  );
  assert.match(
    await page('?script=classic&origin=other'),
    `src="${shop.otherUrl}/dist/portable-wallets.js" data-sdk-origins="${shop.otherUrl}" defer`,
  );
});

test('applies the theme in the query', async () => {
  const page = async (query: string) => (await fetch(`${shop.url}/${query}`)).text();
  assert.match(await page('?theme=noite'), 'data-theme="noite"');
  assert.match(await page('?theme=verde'), 'data-theme="aurora"');
});

test('inlines the script in the language of the page', async () => {
  const folder = createTempFolder({ 'portable-wallets.en.js': 'english()' });
  const other = await createShop({ dist: pathToFileURL(`${folder}/`) });
  onEnd(() => void other.close());
  assert.match(await (await fetch(`${other.url}/?script=inline&lang=en`)).text(), '>english()</script>');
});

test('serves the files of another dist folder', async () => {
  const folder = createTempFolder({ 'portable-wallets.js': 'another()' });
  const other = await createShop({ dist: pathToFileURL(`${folder}/`), settings: { script: 'inline' } });
  onEnd(() => void other.close());
  assert.is(await (await fetch(`${other.url}/dist/portable-wallets.js`)).text(), 'another()');
  assert.match(await (await fetch(other.url)).text(), '>another()</script>');
});

test.run();
