import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { settle } from '../../fakes/settle';
import { announceBuild, RELOAD_PATH, streamBuilds, turnReloadOn, withReload } from './reload';

const PAGE = '<html><head></head><body></body></html>';

async function serve(): Promise<string> {
  const headers = { 'content-type': 'text/html' };
  return (await withReload(new Response(PAGE, { headers }))).text();
}

/** Runs the script of a page as its browser does. @returns what the page hears of, and how often it has loaded again */
function run(page: string, answers: () => boolean) {
  const [, text = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
  let hear: (event: { data: string }) => void = () => {};
  const location = {
    href: '/cart',
    count: 0,
    reload() {
      this.count += 1;
    },
  };
  class EventSource {
    addEventListener(_: string, listener: typeof hear) {
      hear = listener;
    }
  }
  const fetch = async () => {
    if (!answers()) throw new TypeError('refused');
  };
  new Function('EventSource', 'fetch', 'location', text)(EventSource, fetch, location);
  return { location, hear: (data: string) => hear({ data }) };
}

/** What a page hears that asks now. */
async function readBuild(): Promise<string> {
  const leaving = new AbortController();
  const request = new Request(`http://shop.test${RELOAD_PATH}`, { signal: leaving.signal });
  const reader = streamBuilds(request)?.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !/data: (.*)\n/.test(text)) text += (await reader.read()).value;
  leaving.abort();
  return /data: (.*)\n/.exec(text)?.[1] ?? '';
}

test('leaves pages as they are where nobody develops', async () => {
  assert.is(await serve(), PAGE);
  assert.is(streamBuilds(new Request(`http://shop.test${RELOAD_PATH}`)), undefined);
});

test('loads a page again that was served before a build, however late it hears of it', async () => {
  turnReloadOn();
  const page = run(await serve(), () => true);
  page.hear(await readBuild());
  await settle();
  assert.is(page.location.count, 0);
  announceBuild();
  page.hear(await readBuild());
  await settle();
  assert.is(page.location.count, 1);
  assert.is(run(await serve(), () => true).location.count, 0);
});

test('keeps the page where the shop has gone meanwhile, until it is back', async () => {
  let isThere = false;
  const page = run(await serve(), () => isThere);
  announceBuild();
  page.hear(await readBuild());
  await settle();
  assert.is(page.location.count, 0);
  isThere = true;
  page.hear(await readBuild());
  await settle();
  assert.is(page.location.count, 1);
});

test.run();
