import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultSettings } from '../store/store';
import type { Settings } from '../store/types';
import { scriptTag } from './script-tag';
import { applyOverrides } from './settings';
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

test('inlines the bundle so that none of its text ends the script', () => {
  const markup = tag('inline', { text: 'run("</script>")' });
  assert.match(markup, '<script data-base="http://other.test/dist/">run("<\\/script>")</script>');
  assert.not.match(markup, SRC);
});

test('loads the file of a language', () => {
  const src = 'src="http://other.test/dist/portable-wallets.pt-pt.js"';
  for (const script of ['module', 'classic'] as const)
    assert.match(tag(script, { query: '?scriptLanguage=pt-pt' }), src);
  assert.match(tag('module', { query: '?scriptLanguage=%22%3E' }), SRC);
});

test.run();
