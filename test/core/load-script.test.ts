import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadScript } from '../../src/core/load-script';
import { type FakeClock, fakeClock } from '../setup/fake-clock';

let clock: FakeClock;
let tags: HTMLScriptElement[];
let arrives: boolean[];
let there: boolean;
const { append } = document.head;
const ready = () => there;

/** The network: each tag of the script's loads or fails as `arrives` says, the last for good. */
test.before.each(() => {
  clock = fakeClock();
  tags = [];
  arrives = [true];
  there = false;
  document.head.append = (...nodes) => {
    const tag = nodes[0] as HTMLScriptElement;
    tags.push(tag);
    const arrived = arrives.length > 1 ? arrives.shift() : arrives[0];
    queueMicrotask(() => tag.dispatchEvent(new Event(arrived ? 'load' : 'error')));
  };
});
test.after.each(() => {
  document.head.append = append;
  document.body.innerHTML = '';
  clock.restore();
});

let count = 0;
const newUrl = () => `https://pay.example/sdk-${++count}.js`;
const nameOf = (promise: Promise<void>) =>
  promise.then(
    () => 'loaded',
    error => error.message,
  );

test('loads nothing where the SDK is there already', async () => {
  there = true;
  await loadScript(newUrl(), ready);
  assert.equal(tags, []);
});

test('loads a script once for each URL, and does not block the page', async () => {
  const url = newUrl();
  const both = [loadScript(url, ready), loadScript(url, ready)];
  there = true;
  await Promise.all(both);
  assert.equal(
    tags.map(({ src, async }) => [src, async]),
    [[url, true]],
  );
});

test('tries again twice, 200 ms apart', async () => {
  arrives = [false, false, true];
  const loading = nameOf(loadScript(newUrl(), () => tags.length === 3));
  assert.is(await clock.run(loading), 'loaded');
  assert.is(clock.elapsed, 400);
});

test('gives up after three attempts', async () => {
  arrives = [false];
  const url = newUrl();
  assert.is(await clock.run(nameOf(loadScript(url, ready))), `Could not load ${url}`);
  assert.is(tags.length, 3);
});

test('takes a script that brings no SDK for a failure', async () => {
  assert.match(await clock.run(nameOf(loadScript(newUrl(), ready))), 'SDK not there');
  assert.is(tags.length, 3);
});

test('forgets a failure, so that a later button may try again', async () => {
  arrives = [false, false, false, true];
  const url = newUrl();
  await clock.run(nameOf(loadScript(url, ready)));
  const later = nameOf(loadScript(url, ready));
  there = true;
  assert.is(await clock.run(later), 'loaded');
  assert.is(tags.length, 4);
});

test('carries the nonce of the page', async () => {
  document.body.innerHTML = '<script nonce="abc"></script>';
  const script = document.querySelector('script') as HTMLScriptElement;
  script.nonce = 'abc';
  const loading = loadScript(newUrl(), ready);
  there = true;
  await loading;
  assert.is(tags[0]?.nonce, 'abc');
});

test.run();
