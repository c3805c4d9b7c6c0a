import '../run/dom';
import * as assert from 'uvu/assert';
import { script } from '../../src/core/platform/script';
import { createButtonHost } from '../../src/wallets/button-host';
import { rows } from '../../src/wallets/registry';
import { CONFIG } from '../fakes/config';
import { nameOf } from '../fakes/name-of';
import { stub, test } from '../run/suite';

stub(script, { base: 'https://cdn.example/' });

/** Wallets with a brand, because only these have a logo. */
const branded = Object.values(rows).filter(({ brand }) => brand);

function label(wallet: Parameters<typeof createButtonHost>[1], callToAction: boolean, isDark = false) {
  const button = document.createElement('button');
  button.append(...createButtonHost({ ...CONFIG, callToAction }, wallet).label(isDark));
  const logo = button.querySelector('img') as HTMLImageElement;
  return { button, logo };
}

for (const row of branded) {
  const { brand = '' } = row;

  test(`labels the button "Comprar com ${brand}", with the logo for the name`, () => {
    const { button, logo } = label(row, true);
    assert.is(button.textContent, 'Comprar com ');
    assert.is(logo.alt, brand);
    assert.is(nameOf(button), `Comprar com ${brand}`);
  });

  test(`shows only the logo of ${brand} without a call to action`, () => {
    const { button } = label(row, false);
    assert.is(button.textContent, '');
    assert.is(nameOf(button), brand);
  });

  test(`reserves the space of ${brand}'s logo before it loads`, () => {
    const { logo } = label(row, false);
    assert.is(logo.height, 20);
    assert.is(logo.width, row.logoWidth ?? brand.length * 9);
  });

  for (const isCall of [true, false])
    test(`replaces a broken logo by "${brand}"${isCall ? ' in the call to action' : ''}`, () => {
      const { button, logo } = label(row, isCall);
      logo.dispatchEvent(new Event('error'));
      assert.is(button.querySelector('img'), null);
      assert.is(button.textContent, isCall ? `Comprar com ${brand}` : brand);
    });
}

for (const [isDark, file] of [
  [true, 'meta-pay-dark.svg'],
  [false, 'meta-pay-light.svg'],
] as const)
  test(`uses ${file} of this release for a ${isDark ? 'dark' : 'light'} button`, () => {
    const { logo } = label({ instrument: 'MetaPay', brand: 'Meta Pay' }, false, isDark);
    assert.is(logo.src, new URL(`logos/${file}`, script.base).href);
  });

test.run();
