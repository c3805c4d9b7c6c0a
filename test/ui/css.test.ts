import '../run/dom';
import * as assert from 'uvu/assert';
import { dialogCss } from '../../src/ui/dialog/modal';
import { gridCss } from '../../src/ui/elements/grid';
import { elementCss, lightDomCss } from '../../src/ui/styles';
import { test } from '../run/suite';

const NUMBERS: [what: string, rule: RegExp][] = [
  ['button height of 25 to 55 px, 44 by default', /height:clamp\(25px,[^;]*button-block-size,44px\)+,55px\)/],
  ['54 px for wallets in a column', /\.stack,\.column\{[^}]*button-block-size,54px\)/],
  ['42 px for wallets in a row', /\.grid\{[^}]*button-inline-size,42px\)/],
  ['radius of 4 px', /button-border-radius,4px\)/],
  ['gap of 8 px', /gap:[^;]*8px/],
  ['150 px on product pages', /\[name=button\]::slotted\(\*\)\{[^}]*min-width:150px/],
  ['100 px in the grid', /\.grid\{[^}]*grid-auto-columns:[^;]*minmax\(100px,auto\)/],
  [
    'dialog of at most 383 px',
    /dialog\{[^}]*max-width:var\(--shopify-accelerated-checkout-dialog-inline-size,383px\)/,
  ],
  ['bottom sheet up to 640 px', /@media \(max-width:640px\)\{dialog\{/],
];

for (const [what, rule] of NUMBERS)
  test(`has the specified ${what}`, () => {
    assert.match(`${elementCss}${gridCss}${dialogCss}`, rule);
  });

for (const [wallets, px] of [
  [2, 210],
  [3, 320],
  [4, 430],
  [5, 540],
])
  test(`stacks ${wallets} wallets in a container of at most ${px} px`, () => {
    const rule = `@container (max-width:${px}px){.of-${wallets}{`;
    assert.ok(gridCss.includes(rule), rule);
  });

for (const property of ['button-block-size', 'button-border-radius', 'button-box-shadow', 'inline-alignment'])
  test(`lets a theme set ${property}`, () => {
    assert.match(`${elementCss}${gridCss}`, new RegExp(`var\\(--shopify-accelerated-checkout-${property},`));
  });

for (const [property, fallback] of [
  ['background-color', 'Canvas'],
  ['color', 'CanvasText'],
  ['border-radius', '12px'],
  ['inline-size', '383px'],
])
  test(`lets a shop set ${property} of the dialog`, () => {
    const value = `var(--shopify-accelerated-checkout-dialog-${property},${fallback})`;
    assert.is(dialogCss.split(value).length, 2, value);
  });

test('gives the link to more options a target of 24 px, and 44 px on touch screens', () => {
  assert.match(lightDomCss, /^:where\(\.shopify-payment-button__more-options\)\{min-height:24px;/m);
  assert.match(
    lightDomCss,
    '\n@media (pointer:coarse){:where(.shopify-payment-button__more-options){min-height:44px}}\n',
  );
});

test('parses as a whole', () => {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(`${elementCss}${gridCss}`);
  assert.match(parsed.cssRules[parsed.cssRules.length - 1]?.cssText ?? '', '.of-5');
});

test.run();
