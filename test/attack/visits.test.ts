import '../run/dom';
import * as assert from 'uvu/assert';
import { fakeStorage, type StorageState } from '../fakes/fake-storage';
import { test } from '../run/suite';
import type { Attack } from './attack';
import { view } from './page-view';

const visit: Attack = {
  tried: 'five page views of one visit',
  held: 'sends one session start',
  async run() {
    let starts = 0;
    for (let page = 0; page < 5; page++)
      await view(
        async ({ calls }, clock) => {
          await clock.advance(3000);
          starts += calls('/errors/sessions').length;
        },
        { continuesVisit: page > 0 },
      );
    assert.is(starts, 1);
  },
};

const blocked = (['denied', 'none', 'full'] as StorageState[]).map(
  (state): Attack => ({
    tried: `a page whose session storage is ${state}`,
    held: 'sends no session start, and throws nothing',
    async run() {
      fakeStorage(state);
      await view(
        async ({ calls }, clock) => {
          await clock.advance(3000);
          assert.equal(calls('/errors/sessions'), []);
        },
        { continuesVisit: true },
      );
    },
  }),
);

const cases: Attack[] = [visit, ...blocked];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
