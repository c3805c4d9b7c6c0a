import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { updateFigures } from '../../build/figures.mjs';

const page = (figure: string) => `The cart is <!-- kB:cart.js -->${figure} kB.`;
const update = (figure: string, brotli: number) => updateFigures(page(figure), { 'cart.js': { brotli } });

test('writes a size in kB with one digit', () => {
  assert.is(update('0', 17_365), page('17.4'));
});

test('keeps a figure whose file has changed by at most 1 %', () => {
  for (const first of [809, 1_449, 1_451, 17_365, 17_449]) {
    const figure = (first / 1000).toFixed(1);
    for (const bytes of [first * 0.99, first * 1.01]) assert.is(update(figure, bytes), page(figure));
  }
});

test('updates a figure whose file has changed by more', () => {
  assert.is(update('17.4', 17_700), page('17.7'));
  assert.is(update('17.4', 17_100), page('17.1'));
});

test('names a file that is not built', () => {
  assert.throws(
    () => updateFigures(page('2.1'), {}),
    'The build has no cart.js: correct <!-- kB:cart.js --> in the page.',
  );
});

test.run();
