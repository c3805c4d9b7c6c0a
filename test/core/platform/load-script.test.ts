import '../../run/dom';
import * as assert from 'uvu/assert';
import { loadScript } from '../../../src/core/platform/load-script';
import { script } from '../../../src/core/platform/script';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fixture, stub, test } from '../../run/suite';

const clock = fixture(fakeClock);
let tags: HTMLScriptElement[];
/** Replaces the page's head, and loads nothing by itself. */
let head: HTMLElement;
let arrives: boolean[];
let there: boolean;
const ready = () => there;

/** The network: each script tag loads or fails as in `arrives`. The last value repeats. */
test.before.each(() => {
  tags = [];
  head = document.createElement('div');
  arrives = [true];
  there = false;
  stub(document.head, {
    append(tag: HTMLScriptElement) {
      tags.push(tag);
      head.append(tag);
      const arrived = arrives.length > 1 ? arrives.shift() : arrives[0];
      queueMicrotask(() => tag.dispatchEvent(new Event(arrived ? 'load' : 'error')));
    },
  });
});

const ORIGINS = ['https://pay.example', 'https://pay2.example'];

let count = 0;
const newUrl = () => `https://pay.example/sdk-${++count}.js`;
const nameOf = (promise: Promise<void>) =>
  promise.then(
    () => 'loaded',
    error => error.message,
  );

test('loads nothing if the SDK exists', async () => {
  there = true;
  await loadScript(newUrl(), ready, ORIGINS);
  assert.equal(tags, []);
});

test('loads a script once for each URL, asynchronously', async () => {
  const url = newUrl();
  const both = [loadScript(url, ready, ORIGINS), loadScript(url, ready, ORIGINS)];
  there = true;
  await Promise.all(both);
  assert.equal(
    tags.map(({ src, async }) => [src, async]),
    [[url, true]],
  );
});

test('retries twice, 200 ms apart', async () => {
  arrives = [false, false, true];
  const loading = nameOf(loadScript(newUrl(), () => tags.length === 3, ORIGINS));
  assert.is(await clock.run(loading), 'loaded');
  assert.is(clock.elapsed, 400);
});

test('leaves only the loaded tag in the page', async () => {
  arrives = [false, false, true];
  await clock.run(nameOf(loadScript(newUrl(), () => tags.length === 3, ORIGINS)));
  assert.equal([...head.children], tags.slice(2));
});

test('rejects after three attempts', async () => {
  arrives = [false];
  const url = newUrl();
  assert.is(await clock.run(nameOf(loadScript(url, ready, ORIGINS))), `Could not load ${url}`);
  assert.is(tags.length, 3);
});

test('treats a script without an SDK as a failure', async () => {
  assert.match(await clock.run(nameOf(loadScript(newUrl(), ready, ORIGINS))), 'SDK not there');
  assert.is(tags.length, 3);
});

test('forgets a failure, so that a later button may retry', async () => {
  arrives = [false, false, false, true];
  const url = newUrl();
  await clock.run(nameOf(loadScript(url, ready, ORIGINS)));
  const later = nameOf(loadScript(url, ready, ORIGINS));
  there = true;
  assert.is(await clock.run(later), 'loaded');
  assert.is(tags.length, 4);
});

for (const nonce of ['abc', undefined])
  test(`sets the script's own nonce, and no other of the page: ${nonce}`, async () => {
    document.body.innerHTML = '<script nonce="other"></script>';
    stub(script, { nonce });
    const loading = loadScript(newUrl(), ready, ORIGINS);
    there = true;
    await loading;
    assert.is(tags[0]?.nonce, nonce ?? '');
    assert.equal({ ...tags[0]?.dataset }, {});
  });

for (const nonce of ['abc', undefined])
  test(`sets the attributes that an SDK reads, with the nonce ${nonce}`, async () => {
    stub(script, { nonce });
    const loading = loadScript(newUrl(), ready, ORIGINS, { namespace: 'ours', cspNonce: nonce });
    there = true;
    await loading;
    assert.equal({ ...tags[0]?.dataset }, { namespace: 'ours', ...(nonce && { cspNonce: nonce }) });
  });

/** Loads an SDK that is there once its tag has loaded. */
const load = (href: string) => loadScript(href, () => tags.length, ORIGINS);

for (const [href, url] of [
  ['https://pay.example/sdk.js?id=1', 'https://pay.example/sdk.js?id=1'],
  ['https://pay2.example/sdk.js', 'https://pay2.example/sdk.js'],
  ['https://PAY.example:443/sdk.js', 'https://pay.example/sdk.js'],
  ['https://shop.example/absolute.js', 'https://shop.example/absolute.js'],
  ['/path.js', 'https://shop.example/path.js'],
] as const)
  test(`accepts ${href}`, async () => {
    await load(href);
    assert.is(tags[0]?.src, url);
  });

/** Loads an SDK from a rejected URL. @returns the console error */
async function rejectedUrlError(href: string): Promise<string> {
  const { lines } = recordErrors();
  assert.match(await nameOf(load(href)), /sdkUrl/);
  assert.equal(tags, []);
  return lines.join();
}

for (const listed of ['https://more.example', ' https://a.example\n https://more.example '])
  test(`accepts an origin that the embedder allows: ${JSON.stringify(listed)}`, async () => {
    const url = `https://more.example/${listed.length}.js`;
    assert.match(await rejectedUrlError(url), url);
    stub(script.options, { sdkOrigins: listed });
    await load(url);
    assert.is(tags[0]?.src, url);
  });

test('logs the rejected URL and the allowed origins', async () => {
  stub(script.options, { sdkOrigins: 'https://more.example' });
  const message = await rejectedUrlError('https://evil.example/x.js');
  assert.match(
    message,
    'invalid-sdk-url: sdkUrl must be of https://pay.example, https://pay2.example, https://more.example or',
  );
  for (const part of ['https://evil.example/x.js', 'data-sdk-origins']) assert.match(message, part);
});

test('logs that the URL is missing', async () => {
  assert.match(await rejectedUrlError(''), 'it is missing');
});

test('needs no URL if the SDK exists', async () => {
  there = true;
  await loadScript(undefined, ready, ORIGINS);
  assert.equal(tags, []);
});

test.run();
