import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { browserSuite, type Fixtures } from '../open';
import { openProduct } from '../shop-page';
import { assertTaken, deliveries, untilCounted, watch } from '../telemetry/telemetry-page';

const test = browserSuite('visits, attacked');

/** Longer than a session start in the second batch would take. */
const QUIET_MS = 2500;

async function view({ page, shop }: Fixtures, times: number) {
  watch(shop);
  for (let view = 1; view <= times; view++) {
    await openProduct({ page, shop });
    await page.mouse.click(5, 5);
    await untilCounted(shop, 'page.initialized');
    await page.waitForTimeout(QUIET_MS);
  }
}

const visit: Attack<Fixtures> = {
  tried: 'three page views of one visit',
  held: 'one session start',
  async run(fixtures) {
    await view(fixtures, 3);
    assert.is(deliveries(fixtures.shop, 'sessions').length, 1);
    assertTaken(fixtures.shop);
  },
};

const blocked: Attack<Fixtures> = {
  tried: 'a browser that denies storage',
  held: 'no session start, but all other telemetry',
  async run(fixtures) {
    await fixtures.page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
    });
    await view(fixtures, 1);
    assert.equal(deliveries(fixtures.shop, 'sessions'), []);
    assertTaken(fixtures.shop);
  },
};

const cases: Attack<Fixtures>[] = [visit, blocked];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async fixtures => run(fixtures));

test.run();
