import '../../run/dom';
import * as assert from 'uvu/assert';
import { openModal } from '../../../src/ui/dialog/modal';
import { stub, test } from '../../run/suite';

const page = document.documentElement;
const open = () => openModal({ title: '', children: '' });

const setScrollBar = (width: number) => stub(page, { clientWidth: window.innerWidth - width });

test("locks the page's scrolling until the dialog closes", () => {
  setScrollBar(0);
  const close = open();
  assert.is(page.style.overflow, 'hidden');
  close();
  assert.is(page.style.overflow, '');
});

test("restores the page's own styles", () => {
  setScrollBar(15);
  page.style.overflow = 'scroll';
  page.style.paddingRight = '3px';
  open()();
  assert.is(page.style.overflow, 'scroll');
  assert.is(page.style.paddingRight, '3px');
});

test('reserves the width of the scroll bar, if there is one', () => {
  for (const [width, padding] of [
    [15, '15px'],
    [0, ''],
  ] as const) {
    setScrollBar(width);
    const close = open();
    assert.is(page.style.paddingRight, padding);
    close();
    assert.is(page.style.paddingRight, '');
  }
});

test.run();
