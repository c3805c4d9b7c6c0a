import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { find } from '../../fakes/page';
import { settle } from '../../fakes/settle';
import { beginButtons, showButton } from '../../fakes/show-button';
import { walletThat } from '../../fakes/wallet-that';
import { test } from '../../run/suite';

let starts: number;

const wallet = walletThat(() => {
  starts++;
});

test.before(defineElements);

test.before.each(() => {
  starts = 0;
  beginButtons();
});

/** Presses a key on the link; returns whether the page does with it what it does by itself, as to scroll. */
function press(link: HTMLElement, key: string): boolean {
  return link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

for (const [key, isPress] of [
  ['Enter', true],
  [' ', true],
  ['a', false],
  ['Tab', false],
] as const)
  test(`the link ${isPress ? 'is clicked by' : 'leaves to the page'} the key «${key}»`, async () => {
    const link = find(await showButton(wallet, { name: 'more_options' }), 'a');
    let clicks = 0;
    document.body.addEventListener('click', () => clicks++, { once: true });
    assert.is(press(link, key), !isPress);
    assert.is(starts, isPress ? 1 : 0);
    assert.is(clicks, isPress ? 1 : 0, 'trackers see a click');
  });

test('the link leads nowhere by itself, is a button for screen readers and a stop for the keyboard', async () => {
  const link = find(await showButton(wallet, { name: 'more_options' }), 'a');
  assert.is(link.getAttribute('href'), null);
  assert.is(link.getAttribute('role'), 'button');
  assert.is(link.tabIndex, 0);
  assert.is(link.getAttribute('aria-disabled'), 'false');
});

test('the link of a disabled form says so, is no stop for the keyboard, and does nothing', async () => {
  const disabled = signal(true);
  const link = find(await showButton(wallet, { name: 'more_options', disabled }), 'a');
  assert.is(link.getAttribute('aria-disabled'), 'true');
  assert.is(link.tabIndex, -1);
  press(link, 'Enter');
  link.click();
  assert.is(starts, 0);
  disabled.value = false;
  await settle();
  assert.is(link.getAttribute('aria-disabled'), 'false');
  assert.is(link.tabIndex, 0);
});

test.run();
