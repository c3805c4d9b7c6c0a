import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { browserSuite, type Fixtures } from '../open';
import { loadIntoPage, openPage } from './hostile-page';

const test = browserSuite('many elements');

interface Things {
  template: HTMLElement;
  list: HTMLElement;
}

/** Page-wide work of the browser, which grows with the page. */
const WORK = ['RecalcStyleCount', 'LayoutCount'];
/** Products inserted in one task. The work must not repeat for each of them. */
const BATCH = 30;
const WORK_MAX = 10;
const ROUNDS = 5;

/** Prepares a list of products with Buy it now, which needs no wallet SDK, and the styles of old markup. */
function prepare() {
  const host = document.querySelector('shopify-accelerated-checkout')?.cloneNode(true) as HTMLElement;
  host.setAttribute('recommended', '{"name":"buy_it_now"}');
  host.removeAttribute('disable-compat');
  const template = document.createElement('section');
  template.innerHTML = '<form><input type="hidden" name="id" value="101"><button>+</button></form>';
  template.firstElementChild?.append(host);
  const list = document.createElement('div');
  document.body.append(list);
  Object.assign(window, { template, list });
}

/** Inserts products in one task until the page has this many, and waits for all buttons. */
function fill({ page }: Fixtures, count: number): Promise<void> {
  return page.evaluate(async count => {
    const { template, list } = window as unknown as Things;
    const added = Array.from(
      { length: count - list.children.length },
      () => template.cloneNode(true) as Element,
    );
    list.append(...added);
    const isDrawn = (row: Element) => row.querySelector('shopify-buy-it-now-button button');
    while (!added.every(isDrawn)) await new Promise(done => setTimeout(done, 50));
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  }, count);
}

const cases: Attack<Fixtures>[] = [
  {
    tried: 'a page has a thousand product elements',
    held: 'style and layout run as rarely for thirty more as for the first',
    async run(fixtures) {
      await openPage(fixtures);
      await loadIntoPage(fixtures, prepare);
      const devtools = await fixtures.page.context().newCDPSession(fixtures.page);
      await devtools.send('Performance.enable');
      const done = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return metrics.reduce((sum, { name, value }) => sum + (WORK.includes(name) ? value : 0), 0);
      };
      // The median excludes the page's own frames.
      const workAt = async (count: number) => {
        const works: number[] = [];
        for (let round = 1; round <= ROUNDS; round++) {
          const before = await done();
          await fill(fixtures, count + round * BATCH);
          works.push((await done()) - before);
        }
        return works.sort((a, b) => a - b)[ROUNDS >> 1] as number;
      };
      for (const count of [0, 1000]) {
        await fill(fixtures, count);
        const work = await workAt(count);
        assert.ok(work > 0 && work <= WORK_MAX, `${work} layouts for ${BATCH} more than ${count}`);
      }
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} if ${tried}`, async fixtures => run(fixtures));

test.run();
