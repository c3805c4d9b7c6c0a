import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listDocFiles } from '../../site/docs/doc-files';
import { renderMarkdown } from '../../site/docs/render-markdown';

const PAGES: Record<string, string> = { 'docs/wallets.md': 'wallets.html', 'README.md': 'index.html' };
const render = (text: string, from = 'docs/embedding.md') => renderMarkdown(text, from, path => PAGES[path]);

test('maps a link to another page of the docs, with its anchor', () => {
  assert.match(
    render('[Wallets](wallets.md#google-pay)').markup,
    '<a href="wallets.html#google-pay">Wallets</a>',
  );
  assert.match(render('[Home](../README.md)').markup, '<a href="index.html">Home</a>');
  assert.match(
    render('[Wallets](docs/wallets.md)', 'README.md').markup,
    '<a href="wallets.html">Wallets</a>',
  );
});

test('keeps a link to the same page and to another site', () => {
  assert.match(render('[Below](#below)').markup, '<a href="#below">Below</a>');
  assert.match(render('[Far](https://example.com/a)').markup, '<a href="https://example.com/a">Far</a>');
});

test('renders only the text of a link to a page that the site lacks', () => {
  assert.is(
    render('See [`src/index.ts`](../src/index.ts).').markup,
    '<p>See <code>src/index.ts</code>.</p>\n',
  );
});

test('gives each heading the id of its links, and lists the chapters', () => {
  const { markup, title, chapters } = render('# The `title`\n\n## How it works, *all* of it\n\n### Deeper\n');
  assert.is(title, 'The title');
  assert.match(markup, '<h2 id="how-it-works-all-of-it">How it works, <em>all</em> of it</h2>');
  assert.equal(
    chapters.map(({ anchor, title }) => [anchor, title]),
    [['how-it-works-all-of-it', 'How it works, all of it']],
  );
});

test('renders code unchanged', () => {
  assert.match(
    render('```html\n<b class="a">&amp;</b>\n```').markup,
    '&lt;b class=&quot;a&quot;&gt;&amp;amp;&lt;/b&gt;',
  );
});

test('wraps a wide table in a scroll container, with no empty column headings', () => {
  const { markup } = render('|  | size |\n|---|--:|\n| a | 1 |');
  assert.match(
    markup,
    '<div class="scroll" tabindex="0"><table><thead><tr><td></td><th class="right">size</th></tr>',
  );
});

test('has a page for every file of the docs', async () => {
  const files = await listDocFiles('.');
  const pages = files.map(({ page }) => page);
  assert.is(new Set(pages).size, pages.length);
  for (const page of ['docs/index.html', 'docs/changelog.html', 'docs/architecture.html'])
    assert.ok(pages.includes(page), page);
});

test.run();
