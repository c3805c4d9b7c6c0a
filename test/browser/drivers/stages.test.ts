import { access, readdir, readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordInfos } from '../../fakes/fake-console';
import { hold } from '../../fakes/hold';
import { removeEvidence } from './evidence';
import { createStages } from './stages';

const test = suite('stages');
const stages = createStages();
test.after(() => stages.close());

/** Longer than any of these tests takes. */
const LONG_MS = 60_000;

/** Ends the process that holds all pages of the browser. */
async function kill(page: Page): Promise<never> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  session?.send('Browser.crash').catch(() => {});
  await page.waitForTimeout(LONG_MS);
  throw new Error('The browser lives.');
}

/** Plays at the same time, and tells what was said meanwhile and how each has ended. */
async function play(plays: Record<string, (page: Page) => Promise<void>>) {
  const infos = recordInfos();
  const outcomes = await Promise.allSettled(
    Object.entries(plays).map(([name, run]) => stages.play(name, ({ page }) => run(page))),
  );
  infos.stop();
  return { said: infos.lines.map(line => line.trim()).sort(), ends: outcomes.map(({ status }) => status) };
}

test('runs a test once more whose browser has died, and says so', async () => {
  const runs = { first: 0, bystander: 0, later: 0 };
  const { promise, release } = hold<void>();
  const { said, ends } = await play({
    async first(page) {
      await promise;
      if (++runs.first === 1) await kill(page);
    },
    async bystander(page) {
      release();
      if (++runs.bystander === 1) await page.waitForTimeout(LONG_MS);
    },
  });
  assert.equal(ends, ['fulfilled', 'fulfilled']);
  assert.equal(runs, { first: 2, bystander: 2, later: 0 });
  assert.equal(
    said,
    ['bystander', 'first'].map(name => `The browser has died, and "${name}" runs once more.`),
  );
  await stages.play('later', async () => void runs.later++);
  assert.is(runs.later, 1);
});

test('fails a test that kills each of its browsers, and no other', async () => {
  const { promise, release } = hold<void>();
  const { promise: end, release: leave } = hold<void>();
  let runs = 0;
  const { ends } = await play({
    async killer(page) {
      await promise;
      if (++runs === 2) leave();
      await kill(page);
    },
    async bystander(page) {
      release();
      await (runs ? end : page.waitForTimeout(LONG_MS));
    },
  });
  assert.equal([runs, ...ends], [2, 'rejected', 'fulfilled']);
  await removeEvidence('killer');
});

const left = (file: string) => new URL(`../../../test-results/a-test-of-the-stages/${file}`, import.meta.url);

test('keeps what a failed test saw, until it passes', async () => {
  const fail = stages.play('A test, of "the stages"', async ({ page, shop }) => {
    await page.goto(`${shop.url}/products/cafe-da-serra`);
    await page.locator('nothing').waitFor({ timeout: 10 });
  });
  const message = await fail.then(() => 'It has passed.', String);
  assert.match(message, /\nSee test-results\/a-test-of-the-stages\/$/);
  assert.match(await readFile(left('message.txt'), 'utf8'), /^A test, of "the stages"\n\n.*locator/);
  assert.equal((await readdir(left(''))).sort(), ['calls.json', 'message.txt', 'page-1.png']);
  assert.ok(Array.isArray(JSON.parse(await readFile(left('calls.json'), 'utf8'))));
  await stages.play('A test, of "the stages"', async () => assert.is('had', 'wanted')).catch(() => {});
  const said = await readFile(left('message.txt'), 'utf8');
  for (const value of [/had +\(Actual\)/, /wanted +\(Expected\)/]) assert.match(said, value);
  await stages.play('A test, of "the stages"', async () => {});
  assert.is(await access(left('')).catch(() => 'gone'), 'gone');
});

test.run();
