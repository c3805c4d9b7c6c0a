import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultSettings } from '../store/settings';
import type { Settings } from '../store/types';
import { applyOverrides } from './overrides';
import { scriptTag } from './script-tag';
import type { Visit } from './visit';

function tag(
  script: Settings['script'],
  { text, query = '' }: { text?: string; query?: string } = {},
): string {
  const bundle = { base: 'http://other.test/dist/', text };
  const url = new URL(`http://shop.test/${query}`);
  const settings = applyOverrides({ ...defaultSettings, script }, url.searchParams);
  return scriptTag({ settings, bundle, url } as Visit).markup;
}

const SRC = 'src="http://other.test/dist/portable-wallets.js"';

test('loads a module that cleans up after itself', () => {
  assert.match(
    tag('module'),
    `<script type="module" ${SRC} crossorigin="anonymous" onerror="removeWalletPlaceholders()">`,
  );
  assert.match(tag('module'), '<script nomodule>');
});

test('loads a classic script, deferred or async', () => {
  assert.match(tag('classic'), `<script ${SRC} defer`);
  assert.match(tag('classic', { query: '?async' }), `<script ${SRC} async`);
});

test('carries the bundle inline, where no text of it can end the script', () => {
  const markup = tag('inline', { text: 'run("</script>")' });
  assert.match(markup, '<script data-base="http://other.test/dist/">run("<\\/script>")</script>');
  assert.not.match(markup, SRC);
});

test('asks for the file of a language', () => {
  const src = 'src="http://other.test/dist/portable-wallets.pt-pt.js"';
  for (const script of ['module', 'classic'] as const)
    assert.match(tag(script, { query: '?words=pt-pt' }), src);
  assert.match(tag('module', { query: '?words=%22%3E' }), SRC);
});

test('offers the page API in every way of loading', () => {
  for (const script of ['module', 'classic', 'inline', 'off'] as const)
    for (const name of ['init', 'showBuyerConsent', 'hideBuyerConsent', 'isStorefrontPortableWallets'])
      assert.match(tag(script, { text: '' }), `${name}:`);
});

test('names no bundle where the script is off', () => {
  assert.not.match(tag('off'), 'portable-wallets.js');
});

test.run();
