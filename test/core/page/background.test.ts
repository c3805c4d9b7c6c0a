import '../../run/dom';
import * as assert from 'uvu/assert';
import { isOnDark } from '../../../src/core/page/background';
import { stub, test } from '../../run/suite';

/** Colors in computed style formats. */
const COLORS: [color: string, dark: boolean][] = [
  ['rgb(0, 0, 0)', true],
  ['rgb(69, 69, 69)', true],
  ['rgb(70, 70, 70)', false],
  ['rgb(71, 71, 71)', false],
  ['rgb(255, 255, 255)', false],
  ['rgb(0, 0, 255)', true],
  ['rgb(255, 0, 0)', false],
  ['rgb(0, 119, 0)', true],
  ['rgb(0, 120, 0)', false],
  ['rgba(0, 0, 0, 0.8)', true],
  ['rgba(0, 0, 0, 0.5)', true],
  ['color(srgb 0.1 0.1 0.1)', true],
  ['color(srgb 0.274 0.274 0.274)', true],
  ['color(srgb 0.275 0.275 0.275)', false],
  ['color(display-p3 0.9 0.9 0.9)', false],
  ['oklch(0.2 0.03 250)', true],
  ['oklch(0.97 0.01 250)', false],
  ['oklch(0.274 0 0)', true],
  ['oklch(0.275 0 0)', false],
  ['oklch(1 0 0)', false],
  ['lab(1.5 0 0)', true],
  ['lab(12 0 0)', true],
  ['lab(27 0 0)', true],
  ['lab(28 0 0)', false],
  ['lab(96 0 0)', false],
];

/** Computed styles of elements, the innermost first. A transparent one shows the next. */
function lay(...colors: string[]): HTMLElement {
  const element = document.createElement('i');
  let at: Element = element;
  const painted = new Map<Element, string>();
  for (const color of colors) {
    painted.set(at, color);
    const outer = document.createElement('div');
    outer.append(at);
    at = outer;
  }
  const getComputedStyle = (of: Element) => ({ backgroundColor: painted.get(of) ?? 'rgba(0, 0, 0, 0)' });
  stub(globalThis, { getComputedStyle });
  return element;
}

for (const [color, dark] of COLORS)
  test(`${color} is ${dark ? 'dark' : 'light'}`, () => {
    assert.is(isOnDark(lay(color)), dark);
  });

test('uses the innermost color', () => {
  assert.is(isOnDark(lay('rgb(255, 255, 255)', 'rgb(0, 0, 0)')), false);
  assert.is(isOnDark(lay('rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)')), true);
  assert.is(isOnDark(lay('rgba(255, 255, 255, 0.1)', 'rgb(0, 0, 0)')), true);
  assert.is(isOnDark(lay('rgba(255, 255, 255, 0.5)', 'rgb(0, 0, 0)')), false);
});

test('skips elements without a style, as in a hidden frame', () => {
  assert.is(isOnDark(lay('', 'rgb(0, 0, 0)')), true);
  assert.is(isOnDark(lay('', 'rgb(255, 255, 255)')), false);
});

test('treats a page without a color as light', () => {
  assert.is(isOnDark(lay()), false);
});

test('continues outside a shadow tree', () => {
  const element = lay('rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)');
  const shadow = element.attachShadow({ mode: 'open' });
  const inside = document.createElement('b');
  shadow.append(inside);
  assert.is(isOnDark(inside), true);
});

test.run();
