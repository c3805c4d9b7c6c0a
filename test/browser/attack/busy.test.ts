import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { LIVE, loadSpoilt, openPage, untilSight } from './hostile-page';

const test = browserSuite('busy pages');

/** How often the form was read, and how often the theme has heard of it. */
interface Readings {
  all: number;
  heard: number;
}

const SECONDS = 2;
/** From one cause in one second. */
const MAX = 3;

/** Counts turns in which the form's controls are read, however often in each, and the events that readings are. */
function count() {
  const readings = { all: 0, heard: 0 };
  Object.assign(window, { readings });
  const { prototype } = HTMLFormElement;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'elements') as { get(): unknown };
  let isCounted = false;
  Object.defineProperty(prototype, 'elements', {
    get() {
      if (!isCounted) readings.all++;
      isCounted = true;
      queueMicrotask(() => {
        isCounted = false;
      });
      return get.call(this);
    },
  });
  addEventListener('formdata', () => readings.heard++, true);
}

async function measure({ page }: Fixtures, seconds = SECONDS): Promise<Readings> {
  const read = () => page.evaluate(() => ({ ...(window as unknown as { readings: Readings }).readings }));
  const before = await read();
  await page.waitForTimeout(seconds * 1000);
  const after = await read();
  return { all: after.all - before.all, heard: after.heard - before.heard };
}

/** Opens the page with a theme in it, whose own changes begin once the buttons are there. */
async function open(fixtures: Fixtures, theme: () => void) {
  await openPage(fixtures);
  await loadSpoilt(fixtures, count);
  await untilSight(fixtures, LIVE);
  await fixtures.page.evaluate(theme);
}

/** What a theme does when its form is read, and once to begin with. */
const ANSWERS: [tried: string, theme: () => void, kind: string][] = [
  [
    'writes a new time into the form a moment later',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const stamp = document.createElement('input');
      stamp.name = 'properties[_at]';
      form?.append(stamp);
      form?.addEventListener('formdata', () =>
        setTimeout(() => stamp.setAttribute('value', String(performance.now()))),
      );
    },
    'a theme that writes',
  ],
  [
    'turns its submit button off and on a moment later',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      form?.addEventListener('formdata', () =>
        setTimeout(() => form.querySelector('[type=submit]')?.toggleAttribute('disabled'), 20),
      );
      form?.append(document.createElement('i'));
    },
    'a theme that writes',
  ],
  [
    'tells of a choice a moment later',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const tell = () =>
        form?.querySelector('[name=id]')?.dispatchEvent(new Event('change', { bubbles: true }));
      form?.addEventListener('formdata', () => setTimeout(tell));
      tell();
    },
    'a theme that tells of a choice',
  ],
  [
    'gives the focus to a control a moment later',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const control = document.createElement('input');
      form?.append(control);
      const focus = () => {
        control.blur();
        control.focus();
      };
      form?.addEventListener('formdata', () => setTimeout(focus));
      focus();
    },
    'a theme that gives the focus',
  ],
  [
    'clicks a radio button a moment later, whose event is like a shopper’s',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const [one, other] = [document.createElement('input'), document.createElement('input')];
      for (const radio of [one, other]) Object.assign(radio, { type: 'radio', name: 'size' });
      form?.append(one, other);
      const choose = () => (one.checked ? other : one).click();
      form?.addEventListener('formdata', () => setTimeout(choose));
      choose();
    },
    'a theme that tells of a choice',
  ],
  [
    'writes into a form with two elements a moment later',
    () => {
      const element = document.querySelector('shopify-accelerated-checkout');
      const form = element?.closest('form');
      const stamp = document.createElement('input');
      stamp.name = 'properties[_at]';
      form?.addEventListener('formdata', () =>
        setTimeout(() => stamp.setAttribute('value', String(performance.now()))),
      );
      form?.append(stamp, element?.cloneNode() as Element);
    },
    'a theme that writes',
  ],
];

/** What a theme does all the time. */
const TIMERS: [tried: string, theme: () => void][] = [
  [
    'counts down in an attribute of a control fifty times a second',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const clock = document.createElement('input');
      form?.append(clock);
      setInterval(() => clock.setAttribute('value', String(performance.now())), 20);
    },
  ],
  [
    'tells of a choice fifty times a second',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const id = form?.querySelector('[name=id]');
      setInterval(() => id?.dispatchEvent(new Event('change', { bubbles: true })), 20);
    },
  ],
];

/** Answers whatever is written into the element with another spelling of an attribute that it lives by. */
function respell() {
  const element = document.querySelector('shopify-accelerated-checkout');
  const said = element?.getAttribute('variant-params');
  let writes = 0;
  const write = () => {
    writes++;
    element?.setAttribute('variant-params', said + ' '.repeat(writes % 7));
    Object.assign(window, { writes });
  };
  new MutationObserver(write).observe(element as Element, { attributeFilter: ['disabled', 'style'] });
  write();
}

const cases: Attack<Fixtures>[] = [
  {
    tried: 'a theme writes an attribute of the element anew whenever the element writes one itself',
    held: 'the page goes on, and the element lives anew three times a second at the most',
    async run(fixtures) {
      await open(fixtures, respell);
      const read = () => fixtures.page.evaluate(() => (window as unknown as { writes: number }).writes);
      await fixtures.page.waitForTimeout(1000);
      const before = await read();
      await fixtures.page.waitForTimeout(SECONDS * 1000);
      const writes = (await read()) - before;
      // The theme hears of the end and of the new life, each with its attributes and its style.
      assert.ok(writes > 0 && writes <= 4 * (SECONDS * MAX + 1), `${writes} writings`);
    },
  },
  ...matrix(
    ANSWERS.map(([tried, theme]) => ({
      tried: `a theme ${tried} whenever its form is read`,
      held: 'nobody reads the form once it is quiet, and the theme hears of a reading twice at the most',
      async run(fixtures: Fixtures) {
        await open(fixtures, theme);
        const first = await measure(fixtures, 1);
        const rest = await measure(fixtures);
        assert.ok(first.heard <= 2 && first.all <= 2 * MAX, JSON.stringify(first));
        assert.equal(rest, { all: 0, heard: 0 });
      },
    })),
    [
      'a theme writes a new time into the form a moment later whenever its form is read',
      'a theme tells of a choice a moment later whenever its form is read',
      'a theme gives the focus to a control a moment later whenever its form is read',
    ],
    ({ tried }) => tried,
  ),
  ...TIMERS.map(([tried, theme]) => ({
    tried: `a theme ${tried}`,
    held: 'the form is read three times a second at the most',
    async run(fixtures: Fixtures) {
      await open(fixtures, theme);
      await measure(fixtures, 1);
      const { all, heard } = await measure(fixtures);
      // One more, because the two seconds may begin and end with one.
      assert.ok(all > 0 && all <= SECONDS * MAX + 1, `${all} readings`);
      assert.ok(heard <= 1, `${heard} were told to the theme`);
    },
  })),
  {
    tried: 'a pointer moves to and fro over the form',
    held: 'the form is read three times a second at the most, without a word to the theme',
    async run(fixtures) {
      await open(fixtures, () => {});
      const box = await fixtures.page.locator('form:has(shopify-accelerated-checkout)').boundingBox();
      assert.ok(box);
      const measured = measure(fixtures);
      const end = Date.now() + SECONDS * 1000;
      for (let step = 0; Date.now() < end; step++) {
        await fixtures.page.mouse.move(box.x + (step % 2) * box.width, box.y + ((step * 13) % box.height));
        // Ten times as often as the form may be read.
        await fixtures.page.waitForTimeout(30);
      }
      const { all, heard } = await measured;
      assert.ok(all > 0 && all <= SECONDS * MAX + 1, `${all} readings`);
      assert.is(heard, 0);
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async fixtures => run(fixtures));

test.run();
