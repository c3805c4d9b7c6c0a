import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import type { Status } from '../../../src/core/types/purchase';
import { announceAlert, announceBusy } from '../../../src/ui/dialog/announce';
import { fakeClock } from '../../fakes/fake-clock';
import { createFakePurchase } from '../../fakes/fake-purchase';
import { show } from '../../fakes/page';
import { run } from '../../fakes/running';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);

const regions = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

test('announces a running purchase politely in an existing region', async () => {
  const done = announceBusy(signal<Status>('busy'));
  assert.equal(regions(), ['']);
  await clock.advance(100);
  assert.equal(regions(), ['Aguarde…']);
  await clock.advance(5000);
  await done;
  assert.equal(regions(), []);
});

test('announces an immediate redirect', async () => {
  void announceBusy(signal<Status>('redirecting'));
  await clock.advance(100);
  assert.equal(regions(), ['Aguarde…']);
  await clock.advance(5000);
});

test('shows an alert at once, as long as the page waits for its redirect', async () => {
  void announceAlert('A moeda mudou.');
  const region = document.querySelector<HTMLElement>('[role=alert]');
  assert.equal([region?.textContent, region?.style.clipPath], ['A moeda mudou.', '']);
  await clock.advance(9999);
  assert.ok(region?.isConnected);
  await clock.advance(1);
  assert.not(region?.isConnected);
});

for (const [page, marks] of [
  ['fr', 'pt-BR ltr'],
  ['pt-BR', ' '],
] as const)
  test(`marks its language as "${marks.trim()}" on a page in ${page}`, async () => {
    document.documentElement.lang = page;
    void announceBusy(signal<Status>('busy'));
    const region = document.querySelector('[role=status]');
    assert.is(`${region?.getAttribute('lang') ?? ''} ${region?.getAttribute('dir') ?? ''}`, marks);
    await clock.advance(5100);
  });

for (const drawer of ['dialog', 'div aria-modal="true"', 'div'])
  test(`announces ${drawer === 'div' ? 'in the page' : 'inside it'} if the button is in a <${drawer}>`, async () => {
    const [tag] = drawer.split(' ');
    const owner = show(`<${drawer}><p></p></${tag}>`, 'p');
    run(createFakePurchase(), owner);
    void announceBusy(signal<Status>('busy'));
    assert.is(
      document.querySelector('[role=status]')?.parentElement,
      drawer === 'div' ? document.body : owner.parentElement,
    );
    await clock.advance(5100);
    assert.equal(regions(), []);
  });

for (const status of ['failed', 'cancelled', 'idle', 'completed', 'unconfirmed'] as const)
  test(`announces no purchase that is ${status} by then`, async () => {
    const now = signal<Status>('busy');
    void announceBusy(now);
    now.value = status;
    await clock.advance(100);
    assert.equal(regions(), ['']);
    await clock.advance(5000);
    assert.equal(regions(), []);
  });

test.run();
