import { runInNewContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { settle } from '../../../test/fakes/settle';
import { createShop, type Shop } from '../server';
import { announceBuild, holdTimers, RELOAD_PATH, setReload, streamBuilds, withReload } from './page-scripts';
import type { Visit } from './visit';

const write = (query: string) =>
  holdTimers({ url: new URL(`https://shop.example/${query}`) } as Visit)?.markup.replace(/<\/?script>/g, '');

test('holds only timers of that delay until `fireTimer()`', () => {
  const started: unknown[][] = [];
  const window: { setTimeout: (...timer: unknown[]) => unknown; fireTimer?: () => void } = {
    setTimeout: (...timer) => started.push(timer),
  };
  runInNewContext(write('?hold-timers=27000') ?? '', { window });
  const ran: string[] = [];
  window.setTimeout(() => ran.push('short'), 100, 'rest');
  window.setTimeout(() => ran.push('held'), 27_000);
  assert.equal(
    started.map(([, ...timer]) => timer),
    [[100, 'rest']],
  );
  window.fireTimer?.();
  assert.equal(ran, ['held']);
});

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(async () => {
  setReload(false);
  await shop.close();
});

const readPage = async (query: string) => (await fetch(`${shop.url}/products/cafe-da-serra${query}`)).text();

test('renders the watching script before all others, only in a watched shop', async () => {
  assert.not.match(await readPage(''), '/page-errors');
  const [, first = ''] = (await readPage('?watched=true')).split('<script>');
  assert.match(first, "'/page-errors'");
});

test('stores reported errors until a reset', async () => {
  await fetch(`${shop.url}/page-errors`, { method: 'POST', body: 'Uncaught Error: one' });
  assert.equal(shop.store.pageErrors, ['Uncaught Error: one']);
  shop.store.reset();
  assert.equal(shop.store.pageErrors, []);
});

const PAGE = '<html><head></head><body></body></html>';

async function serve(): Promise<string> {
  const headers = { 'content-type': 'text/html' };
  return (await withReload(new Response(PAGE, { headers }))).text();
}

/** Runs a page's script as the browser does. `receive` sends a build to it, and `location` counts the reloads. */
function run(page: string, answers: () => boolean) {
  const [, text = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
  let receive: (event: { data: string }) => void = () => {};
  const location = {
    href: '/cart',
    count: 0,
    reload() {
      this.count += 1;
    },
  };
  class EventSource {
    addEventListener(name: string, listener: typeof receive) {
      if (name === 'build') receive = listener;
    }
  }
  const fetch = async () => {
    if (!answers()) throw new TypeError('refused');
  };
  new Function('EventSource', 'fetch', 'location', text)(EventSource, fetch, location);
  return { location, receive: (data: string) => receive({ data }) };
}

/** Returns the build that a page receives now. */
async function readBuild(): Promise<string> {
  const leaving = new AbortController();
  const request = new Request(`http://shop.test${RELOAD_PATH}`, { signal: leaving.signal });
  const reader = streamBuilds(request)?.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !/data: (.*)\n/.test(text)) text += (await reader.read()).value;
  leaving.abort();
  return /data: (.*)\n/.exec(text)?.[1] ?? '';
}

test('does not change pages outside `npm run dev`', async () => {
  assert.is(await serve(), PAGE);
  assert.is(streamBuilds(new Request(`http://shop.test${RELOAD_PATH}`)), undefined);
});

test('reloads a page that was served before a build', async () => {
  setReload(true);
  const page = run(await serve(), () => true);
  page.receive(await readBuild());
  await settle();
  assert.is(page.location.count, 0);
  announceBuild();
  page.receive(await readBuild());
  await settle();
  assert.is(page.location.count, 1);
  assert.is(run(await serve(), () => true).location.count, 0);
});

test('does not reload the page while the shop is closed', async () => {
  let isThere = false;
  const page = run(await serve(), () => isThere);
  announceBuild();
  page.receive(await readBuild());
  await settle();
  assert.is(page.location.count, 0);
  isThere = true;
  page.receive(await readBuild());
  await settle();
  assert.is(page.location.count, 1);
});

test.run();
