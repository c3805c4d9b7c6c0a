import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { openMinimalPage } from './minimal-page';

const test = browserSuite('redirects, attacked');

const PWN = 'top.document.documentElement.dataset.pwned=1';

/** Checkout URLs in the response. Each would run or show foreign content on the shop's origin. */
const CHECKOUTS: Record<string, string> = {
  'javascript:': `javascript:${PWN}`,
  'data:': `data:text/html,<script>${PWN}</script>`,
  'a blob URL of the page': 'blob',
  'another host without TLS': 'http://elsewhere.example/checkouts/1',
};

const PLACES = ["the shop's page", "a frame of the shop's page, by srcdoc"] as const;

async function stays(fixtures: Fixtures, place: (typeof PLACES)[number], checkout: string) {
  const { page } = fixtures;
  fixtures.expect(/Invalid Checkout URL/);
  await page.route('**/graphql.json?operation_name=cartCreate', async route => {
    const response = await route.fetch();
    const answer = await response.text();
    const blob = await page.evaluate(
      text => URL.createObjectURL(new Blob([text], { type: 'text/html' })),
      `<script>${PWN}</script>`,
    );
    const url = JSON.stringify(checkout === 'blob' ? blob : checkout);
    await route.fulfill({ response, body: answer.replace(/"checkoutUrl":"[^"]*"/, `"checkoutUrl":${url}`) });
  });
  await openMinimalPage(fixtures, { wallet: 'buy_it_now' });
  const top = page.url();
  if (place !== PLACES[0])
    await page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = await (await fetch(location.href)).text();
      document.body.replaceChildren(frame);
    });
  const shop = place === PLACES[0] ? page : page.frameLocator('iframe');
  await shop.locator('shopify-buy-it-now-button button').click();
  await shop.locator('dialog[open]').waitFor();
  assert.is(page.url(), top);
  assert.is(await page.locator('html[data-pwned]').count(), 0);
}

const cases: Attack<Fixtures>[] = matrix(
  PLACES.flatMap(place =>
    Object.entries(CHECKOUTS).map(
      ([what, checkout]): Attack<Fixtures> => ({
        tried: `a response has ${what} as the checkout, in ${place}`,
        held: 'nothing runs, the page stays and shows a dialog',
        run: fixtures => stays(fixtures, place, checkout),
      }),
    ),
  ),
  [
    "a response has javascript: as the checkout, in the shop's page",
    "a response has a blob URL of the page as the checkout, in the shop's page",
    "a response has another host without TLS as the checkout, in the shop's page",
    "a response has data: as the checkout, in a frame of the shop's page, by srcdoc",
  ],
  ({ tried }) => tried,
);

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async fixtures => run(fixtures));

test.run();
