import '../../run/dom';
import * as assert from 'uvu/assert';
import { lockScroll } from '../../../src/ui/dialog/modal';
import { stub, test } from '../../run/suite';

const page = document.documentElement;

const setScrollBar = (width: number) => stub(page, { clientWidth: window.innerWidth - width });

test("locks the page's scrolling until it is unlocked", () => {
  setScrollBar(0);
  const unlock = lockScroll();
  assert.is(page.style.overflow, 'hidden');
  unlock();
  assert.is(page.style.overflow, '');
});

test("restores the page's own styles", () => {
  setScrollBar(15);
  page.style.overflow = 'scroll';
  page.style.paddingRight = '3px';
  lockScroll()();
  assert.is(page.style.overflow, 'scroll');
  assert.is(page.style.paddingRight, '3px');
});

test('reserves the width of the scroll bar, if there is one', () => {
  for (const [width, padding] of [
    [15, '15px'],
    [0, ''],
  ] as const) {
    setScrollBar(width);
    const unlock = lockScroll();
    assert.is(page.style.paddingRight, padding);
    unlock();
    assert.is(page.style.paddingRight, '');
  }
});

test.run();
