import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { LIVE, loadIntoPage, openPage, untilSight } from './hostile-page';

const test = browserSuite('busy pages');

/** Counts readings of the form, and the theme's formdata events. */
interface Readings {
  all: number;
  formData: number;
}

const SECONDS = 2;
/** For one cause in one second. */
const MAX = 3;

/** Counts tasks that read the form's controls, and the formdata events. */
function count() {
  const readings = { all: 0, formData: 0 };
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
  // As themes listen: the script stops the event of its own readings before it reaches the document.
  document.addEventListener('formdata', () => readings.formData++, true);
}

async function measure({ page }: Fixtures, seconds = SECONDS): Promise<Readings> {
  const read = () => page.evaluate(() => ({ ...(window as unknown as { readings: Readings }).readings }));
  const before = await read();
  await page.waitForTimeout(seconds * 1000);
  const after = await read();
  return { all: after.all - before.all, formData: after.formData - before.formData };
}

/** Opens the page with a theme that starts its changes once the buttons exist. */
async function open(fixtures: Fixtures, theme: () => void) {
  await openPage(fixtures);
  await loadIntoPage(fixtures, count);
  await untilSight(fixtures, LIVE);
  await fixtures.page.evaluate(theme);
}

/** Reactions of a theme to a reading of its form. Each also runs once at the start. */
const ANSWERS: [tried: string, theme: () => void, kind: string][] = [
  [
    'writes a new time into the form after a delay',
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
    'disables and enables its submit button after a delay',
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
    'dispatches a change after a delay',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const tell = () =>
        form?.querySelector('[name=id]')?.dispatchEvent(new Event('change', { bubbles: true }));
      form?.addEventListener('formdata', () => setTimeout(tell));
      tell();
    },
    'a theme that dispatches a change',
  ],
  [
    'focuses a control after a delay',
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
    'a theme that sets the focus',
  ],
  [
    'clicks a radio button after a delay, with a trusted-looking event',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const [one, other] = [document.createElement('input'), document.createElement('input')];
      for (const radio of [one, other]) Object.assign(radio, { type: 'radio', name: 'size' });
      form?.append(one, other);
      const choose = () => (one.checked ? other : one).click();
      form?.addEventListener('formdata', () => setTimeout(choose));
      choose();
    },
    'a theme that dispatches a change',
  ],
  [
    'writes into a form with two elements after a delay',
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

/** Continuous changes of a theme. */
const TIMERS: [tried: string, theme: () => void][] = [
  [
    'changes an attribute of a control fifty times a second',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const clock = document.createElement('input');
      form?.append(clock);
      setInterval(() => clock.setAttribute('value', String(performance.now())), 20);
    },
  ],
  [
    'dispatches a change fifty times a second',
    () => {
      const form = document.querySelector('shopify-accelerated-checkout')?.closest('form');
      const id = form?.querySelector('[name=id]');
      setInterval(() => id?.dispatchEvent(new Event('change', { bubbles: true })), 20);
    },
  ],
];

/** Reacts to each attribute change with another spelling of an attribute that the element observes. */
function respell() {
  const element = document.querySelector('shopify-accelerated-checkout');
  const value = element?.getAttribute('variant-params');
  let writes = 0;
  const write = () => {
    writes++;
    element?.setAttribute('variant-params', value + ' '.repeat(writes % 7));
    Object.assign(window, { writes });
  };
  new MutationObserver(write).observe(element as Element, { attributeFilter: ['disabled', 'style'] });
  write();
}

const cases: Attack<Fixtures>[] = [
  {
    tried: 'a theme changes an attribute whenever the element does',
    held: 'the page continues, and the element mounts at most three times a second',
    async run(fixtures) {
      await open(fixtures, respell);
      const read = () => fixtures.page.evaluate(() => (window as unknown as { writes: number }).writes);
      await fixtures.page.waitForTimeout(1000);
      const before = await read();
      await fixtures.page.waitForTimeout(SECONDS * 1000);
      const writes = (await read()) - before;
      // The theme receives the unmount and the new mount, each with its attributes and its style.
      assert.ok(writes > 0 && writes <= 4 * (SECONDS * MAX + 1), `${writes} writings`);
    },
  },
  ...matrix(
    ANSWERS.map(([tried, theme]) => ({
      tried: `a theme ${tried} whenever its form is read`,
      held: 'reads no idle form, and dispatches at most two formdata events',
      async run(fixtures: Fixtures) {
        await open(fixtures, theme);
        const first = await measure(fixtures, 1);
        const rest = await measure(fixtures);
        assert.ok(first.formData <= 2 && first.all <= 2 * MAX, JSON.stringify(first));
        assert.equal(rest, { all: 0, formData: 0 });
      },
    })),
    [
      'a theme writes a new time into the form after a delay whenever its form is read',
      'a theme dispatches a change after a delay whenever its form is read',
      'a theme focuses a control after a delay whenever its form is read',
    ],
    ({ tried }) => tried,
  ),
  ...TIMERS.map(([tried, theme]) => ({
    tried: `a theme ${tried}`,
    held: 'reads the form at most three times a second',
    async run(fixtures: Fixtures) {
      await open(fixtures, theme);
      await measure(fixtures, 1);
      const { all, formData } = await measure(fixtures);
      // One more, because the two seconds may start and end with one.
      assert.ok(all > 0 && all <= SECONDS * MAX + 1, `${all} readings`);
      assert.ok(formData <= 1, `${formData} formdata events`);
    },
  })),
  {
    tried: 'a pointer moves over the form',
    held: 'reads the form at most three times a second without formdata',
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
      const { all, formData } = await measured;
      assert.ok(all > 0 && all <= SECONDS * MAX + 1, `${all} readings`);
      assert.is(formData, 0);
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} if ${tried}`, async fixtures => run(fixtures));

test.run();
