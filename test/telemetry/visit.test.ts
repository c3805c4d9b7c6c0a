import '../run/dom';
import * as assert from 'uvu/assert';
import { countError, openVisit, type Visit } from '../../src/telemetry/visit';
import { fakeStorage } from '../fakes/fake-storage';
import { test } from '../run/suite';

const KEY = 'portable-wallets';

/** Returns the visit of another page view, and whether it started there. */
function view(): { visit: Visit | undefined; begun: number } {
  let begun = 0;
  const visit = openVisit(() => begun++);
  return { visit, begun };
}

test('starts on the first page view, and continues on the next', () => {
  const [first, second] = [view(), view()];
  assert.equal([first.begun, second.begun], [1, 0]);
  assert.match(first.visit?.id ?? '', /^\d+(-\d+){3}$/);
  assert.equal(second.visit, first.visit);
});

test('has an id for each visit', () => {
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

/** Invalid values that a page may store under the visit's key. */
const FOREIGN: [what: string, kept: string][] = [
  ['a text', 'Ana Souza'],
  ['another object', '{"email":"ana@exemplo.com"}'],
  ['an id that is a string', JSON.stringify({ ...VISIT, id: 'ana@exemplo.com' })],
  ['a number for an id', JSON.stringify({ ...VISIT, id: '5511987654321' })],
  ['a time that is a string', JSON.stringify({ ...VISIT, startedAt: 'Rua das Flores, 100, SP..' })],
  ['counts that are strings', JSON.stringify({ ...VISIT, events: { handled: 'Ana', unhandled: 0 } })],
  ['an infinite count', JSON.stringify({ ...VISIT, events: { handled: 5511987654321, unhandled: 0 } })],
  ['an extra field', JSON.stringify({ ...VISIT, email: 'ana@exemplo.com' })],
  ['an empty string', ''],
];

for (const [what, kept] of FOREIGN)
  test(`starts a new visit if a page stored ${what}`, () => {
    sessionStorage.setItem(KEY, kept);
    const { visit, begun } = view();
    assert.is(begun, 1);
    assert.equal(Object.keys(visit ?? {}), ['id', 'startedAt', 'events']);
    assert.not.match(JSON.stringify(visit), /Ana|ana@|Rua|5511987654321/);
    assert.is(view().begun, 0);
  });

for (const state of ['denied', 'none', 'full'] as const)
  test(`is undefined if the page's storage is ${state}`, () => {
    fakeStorage(state);
    assert.equal(view(), { visit: undefined, begun: 0 });
  });

test('still counts if the storage becomes full', () => {
  const { visit } = view();
  fakeStorage('full');
  const { events } = countError(visit as Visit, 'handled');
  assert.is(events.handled, 1);
});

test.run();
