import '../../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { setConsent } from '../../../src/ui/elements/consent';
import type { ConsentElements } from '../../../src/ui/elements/consent-text';
import { CONFIG } from '../../fakes/config';
import { recordErrors } from '../../fakes/fake-console';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

const element = document.createElement('div');
let loads = 0;
let calls: Element[][] = [];

test.before.each(() => {
  loads = 0;
  calls = [];
  const toggleConsent = (elements: ConsentElements) => void calls.push([...elements.keys()]);
  stub(cachedLoads, {
    async consent() {
      loads++;
      return { toggleConsent };
    },
  });
});
test.after.each(() => {
  setConsent(element);
});

test('loads nothing without a selling plan', async () => {
  setConsent(element);
  await settle();
  assert.is(loads, 0);
});

test('passes on the elements with a selling plan until none is left', async () => {
  const cart = document.createElement('div');
  setConsent(element, CONFIG);
  await settle();
  setConsent(cart, CONFIG);
  await settle();
  setConsent(cart);
  await settle();
  setConsent(element);
  await settle();
  assert.equal(calls, [[element], [element, cart], [element], []]);
});

test('passes on an element from before a failed load, and reports the failure', async () => {
  const goOnline = stub(cachedLoads, { consent: () => Promise.reject(new Error('offline')) });
  const { lines, stop } = recordErrors();
  const other = document.createElement('div');
  setConsent(element, CONFIG);
  await settle();
  stop();
  assert.match(lines.join(), 'offline');
  goOnline();
  setConsent(other, CONFIG);
  await settle();
  assert.equal(calls, [[element, other]]);
  setConsent(other);
});

test.run();
