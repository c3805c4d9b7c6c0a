import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import type { Stage } from '../drivers/browser';
import { openProduct } from '../drivers/shop-page';
import { assertTaken, deliveries, untilCounted, watch } from '../telemetry/telemetry-page';

/** Long enough for a session start that comes with the second batch. */
const QUIET_MS = 2500;

async function view({ page, shop }: Stage, times: number) {
  watch(shop);
  for (let view = 1; view <= times; view++) {
    await openProduct({ page, shop });
    await page.mouse.click(5, 5);
    await untilCounted(shop, 'page.initialized');
    await page.waitForTimeout(QUIET_MS);
  }
}

const visit: Attack<Stage> = {
  part: 8,
  tried: 'three page views of one visit',
  held: 'one session start',
  async run(stage) {
    await view(stage, 3);
    assert.is(deliveries(stage.shop, 'sessions').length, 1);
    assertTaken(stage.shop);
  },
};

const blocked: Attack<Stage> = {
  part: 8,
  tried: 'a browser that denies the page its storage',
  held: 'no session start, and the rest as ever',
  async run(stage) {
    await stage.page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
    });
    await view(stage, 1);
    assert.equal(deliveries(stage.shop, 'sessions'), []);
    assertTaken(stage.shop);
  },
};

export const cases: Attack<Stage>[] = [visit, blocked];
