import * as assert from 'uvu/assert';
import type { Fixtures } from '../open';
import { calls, openSheet, release, until } from '../shop-page';
import { type MinimalPage, openMinimalPage } from './minimal-page';

/** An attacker's host. The test records its requests, which fail. */
export const ELSEWHERE = 'https://elsewhere.example';

/** Opens the page. @returns requests to other hosts except images, and the script's lazy files */
async function open(fixtures: Fixtures, bare: MinimalPage, before = '') {
  const { page } = fixtures;
  const requests: string[] = [];
  const modules: string[] = [];
  // A route slows down each request, so only pages with requests to other hosts have one.
  const hasAnswer = bare.markup?.includes(`src="${ELSEWHERE}`);
  if (hasAnswer)
    await page.route(`${ELSEWHERE}/**`, route => {
      if (route.request().resourceType() !== 'image') requests.push(route.request().url());
      return route.fulfill({
        body: 'export default () => {}',
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    });
  page.on('request', request => {
    const url = request.url();
    if (/\/(cart|checkout|wallets\/[\w-]+)\.js/.test(url)) modules.push(url);
    if (!hasAnswer && url.startsWith(ELSEWHERE)) requests.push(url);
  });
  await page.addInitScript(before);
  await openMinimalPage(fixtures, bare);
  return { requests, modules };
}

/**
 * Buys up to the open sheet. Wallets, the purchase and carts load from the expected hosts.
 *
 * @param before a script of the page that runs first
 */
export async function buysFromOwn(fixtures: Fixtures, bare: MinimalPage, before?: string): Promise<void> {
  const { requests, modules } = await open(fixtures, bare, before);
  await openSheet(fixtures.page);
  assert.equal(
    modules.sort(),
    ['checkout', 'wallets/google-pay'].map(name => `${fixtures.shop.url}/dist/${release}/${name}.js`),
  );
  assert.is(calls(fixtures.shop, 'cartCreate').length, 1);
  assert.equal(requests, []);
}

/** Checks that the script removed its elements and logged the reason once, and that the shop works. */
export async function givesUp(
  fixtures: Fixtures,
  bare: MinimalPage,
  why: string,
  before?: string,
): Promise<void> {
  const { page, complaints } = fixtures;
  fixtures.expect(new RegExp(why));
  const { requests } = await open(fixtures, bare, before);
  await until(() => complaints.length, 'the console says it');
  assert.is(complaints.filter(text => text.includes(why)).length, 1);
  assert.is(await page.locator('shopify-accelerated-checkout, shopify-accelerated-checkout-cart').count(), 0);
  assert.equal(requests, []);
}
