import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { openMinimalPage, type Way } from '../attack/minimal-page';
import { cross, matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST } from '../open';

const test = browserSuite('fallback-lines');

const HOST = 'shopify-accelerated-checkout';
const lines = await readFile('build/snippets/fallback-lines.html', 'utf8');

/** Failures of the script's file: no response, a syntax error, or an exception before it defines anything. */
const COMES: [what: string, body: string | undefined, complaint: RegExp][] = [
  ['does not load', undefined, FAILED_REQUEST],
  ['has a syntax error', 'class { static #old = ?; }', /SyntaxError/],
  ['throws at once', 'undefined.version', /TypeError/],
];

const WAYS = ['classic', 'module'] satisfies Way[];

const losses = matrix(cross({ way: WAYS, what: COMES }), [
  'classic, does not load',
  'classic, throws at once',
  'module, has a syntax error',
]);
for (const {
  way,
  what: [what, body, complaint],
} of losses)
  test(`removes the elements if a ${way} script ${what}`, async fixtures => {
    const { page } = fixtures;
    fixtures.expect(complaint);
    await page.route(/\/dist\/portable-wallets\.js/, route =>
      body === undefined
        ? route.abort()
        : route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }),
    );
    await openMinimalPage(fixtures, { way, markup: lines });
    await page.locator(HOST).waitFor({ state: 'detached' });
    assert.is(await page.locator('button[name=add]').count(), 1);
  });

for (const way of WAYS)
  test(`shows the button if a ${way} script loads on the second try`, async fixtures => {
    const { page } = fixtures;
    fixtures.expect(FAILED_REQUEST);
    await page.route('**/dist/portable-wallets.js', route => route.abort());
    await openMinimalPage(fixtures, { way, markup: lines });
    await page.locator(`${HOST} > [slot=button]`).waitFor();
    const failed = await page.evaluate(() => Object(window).Shopify.PaymentButton.failedToLoad.type);
    assert.is(failed, 'error');
  });

for (const way of WAYS)
  test(`does nothing if a ${way} script loads`, async fixtures => {
    await openMinimalPage(fixtures, { way, markup: lines });
    await fixtures.page.locator(`${HOST} > [slot=button]`).waitFor();
  });

test.run();
