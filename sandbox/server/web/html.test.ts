import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { attributes, html, raw, scriptJson } from './html';

test('escapes values in text and attributes', () => {
  assert.is(html`<p title="${'"'}">${'<b>&'}</p>`.markup, '<p title="&quot;">&lt;b&gt;&amp;</p>');
});

test('keeps markup, joins lists and omits null and false', () => {
  const list = [1, 2].map(number => html`<li>${number}</li>`);
  assert.is(
    html`<ul>${list}${false}${null}${undefined}${raw('<hr>')}</ul>`.markup,
    '<ul><li>1</li><li>2</li><hr></ul>',
  );
});

test('renders attributes as names, texts and JSON', () => {
  const { markup } = attributes({
    disabled: true,
    hidden: false,
    title: undefined,
    id: 7,
    list: [{ a: '"' }],
  });
  assert.is(markup, ' disabled id="7" list="[{&quot;a&quot;:&quot;\\&quot;&quot;}]"');
});

test('escapes the end of a script in its JSON', () => {
  assert.not.match(scriptJson('</script>').markup, '<');
  assert.is(JSON.parse(scriptJson('</script>').markup), '</script>');
});

test.run();
