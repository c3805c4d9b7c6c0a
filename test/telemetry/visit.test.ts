import '../run/dom';
import * as assert from 'uvu/assert';
import { countError, openVisit, type Visit } from '../../src/telemetry/visit';
import { fakeStorage } from '../fakes/fake-storage';
import { test } from '../run/suite';

const KEY = 'portable-wallets';

/** The visit of one more page view, and whether it began there. */
function view(): { visit: Visit | undefined; begun: number } {
  let begun = 0;
  const visit = openVisit(() => begun++);
  return { visit, begun };
}

test('begins with the first page view, and goes on with the next', () => {
  const [first, second] = [view(), view()];
  assert.equal([first.begun, second.begun], [1, 0]);
  assert.match(first.visit?.id ?? '', /^\d+(-\d+){3}$/);
  assert.equal(second.visit, first.visit);
});

test('gives each visit an id of its own', () => {
  const [first] = [view()];
  sessionStorage.clear();
  assert.is.not(view().visit?.id, first.visit?.id);
});

test('counts errors over its page views', () => {
  const { visit } = view();
  const first = countError(visit as Visit, 'handled');
  const { visit: later } = view();
  const second = countError(later as Visit, 'unhandled');
  assert.equal(
    [first.events, second.events],
    [
      { handled: 1, unhandled: 0 },
      { handled: 1, unhandled: 1 },
    ],
  );
});

const VISIT = { id: '1-2-3-4', startedAt: '2026-01-31T12:00:00.000Z', events: { handled: 0, unhandled: 0 } };

/** What a page may have written where a visit is kept. */
const FOREIGN: [what: string, kept: string][] = [
  ['a text', 'Ana Souza'],
  ['another object', '{"email":"ana@exemplo.com"}'],
  ['an id that is a text', JSON.stringify({ ...VISIT, id: 'ana@exemplo.com' })],
  ['a number for an id', JSON.stringify({ ...VISIT, id: '5511987654321' })],
  ['a time that is a text', JSON.stringify({ ...VISIT, startedAt: 'Rua das Flores, 100, SP..' })],
  ['counts that are texts', JSON.stringify({ ...VISIT, events: { handled: 'Ana', unhandled: 0 } })],
  ['a count without end', JSON.stringify({ ...VISIT, events: { handled: 5511987654321, unhandled: 0 } })],
  ['one field more', JSON.stringify({ ...VISIT, email: 'ana@exemplo.com' })],
  ['an empty text', ''],
];

for (const [what, kept] of FOREIGN)
  test(`begins anew where a page has put ${what} in its place`, () => {
    sessionStorage.setItem(KEY, kept);
    const { visit, begun } = view();
    assert.is(begun, 1);
    assert.equal(Object.keys(visit ?? {}), ['id', 'startedAt', 'events']);
    assert.not.match(JSON.stringify(visit), /Ana|ana@|Rua|5511987654321/);
    assert.is(view().begun, 0);
  });

for (const state of ['denied', 'none', 'full'] as const)
  test(`is none where the page’s storage is ${state}`, () => {
    fakeStorage(state);
    assert.equal(view(), { visit: undefined, begun: 0 });
  });

test('still counts where the storage is full by then', () => {
  const { visit } = view();
  fakeStorage('full');
  const { events } = countError(visit as Visit, 'handled');
  assert.is(events.handled, 1);
});

test.run();
