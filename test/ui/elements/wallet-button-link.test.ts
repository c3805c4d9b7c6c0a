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

/** Presses a key on the link. @returns true if the page's default action remains, such as scrolling */
function press(link: HTMLElement, key: string): boolean {
  return link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

for (const [key, isPress] of [
  ['Enter', true],
  [' ', true],
  ['a', false],
  ['Tab', false],
] as const)
  test(`the key "${key}" ${isPress ? 'clicks the link' : 'keeps its default action on the link'}`, async () => {
    const link = find(await showButton(wallet, { name: 'more_options' }), 'a');
    let clicks = 0;
    document.body.addEventListener('click', () => clicks++, { once: true });
    assert.is(press(link, key), !isPress);
    assert.is(starts, isPress ? 1 : 0);
    assert.is(clicks, isPress ? 1 : 0, 'trackers see a click');
  });

test('the link has no URL, is a button for screen readers and has a tab stop', async () => {
  const link = find(await showButton(wallet, { name: 'more_options' }), 'a');
  assert.is(link.getAttribute('href'), null);
  assert.is(link.getAttribute('role'), 'button');
  assert.is(link.tabIndex, 0);
  assert.not(link.hasAttribute('aria-disabled'));
});

test('the link of a disabled form is marked as disabled, has no tab stop and ignores clicks', async () => {
  const disabled = signal(true);
  const link = find(await showButton(wallet, { name: 'more_options', disabled }), 'a');
  assert.is(link.getAttribute('aria-disabled'), 'true');
  assert.is(link.tabIndex, -1);
  press(link, 'Enter');
  link.click();
  assert.is(starts, 0);
  disabled.value = false;
  await settle();
  assert.not(link.hasAttribute('aria-disabled'));
  assert.is(link.tabIndex, 0);
});

test.run();
