import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { servePage } from '../../../package/doctor/saved-page.mjs';
import { createTempFolder } from '../../fakes/temp-folder';
import { test } from '../../run/suite';

const folder = createTempFolder({
  'secret.txt': 'secret',
  'saved/café page.html': '<title>Coffee</title>',
  'saved/page_files/portable-wallets.js.download': 'run()',
});
symlinkSync(join(folder, 'secret.txt'), join(folder, 'saved/link.txt'));

test('serves a saved page and the files next to it, and nothing outside its folder', async () => {
  const { url, close } = await servePage(join(folder, 'saved/café page.html'));
  const get = async (path: string) => {
    const response = await fetch(new URL(path, url));
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  assert.equal(await get(url), [200, 'text/html', '<title>Coffee</title>']);
  assert.equal(await get('page_files/portable-wallets.js.download'), [200, 'text/javascript', 'run()']);
  for (const path of ['absent.js', '..%2fsecret.txt', 'link.txt', '%', '%00'])
    assert.equal(await get(path), [404, null, ''], path);
  close();
});

test.run();
