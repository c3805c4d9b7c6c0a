import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { attributes, type Html, html, raw } from '../../sandbox/server/web/html';
import { type DocFile, listDocFiles, listPictures } from '../docs/doc-files';
import { type Rendered, renderMarkdown } from '../docs/render-markdown';
import { page, toRoot } from './page';

/** One page of the docs. */
export interface DocPage extends DocFile, Rendered {
  /** File name in the folder of the docs. */
  name: string;
}

const FOLDER = 'docs/';

/** Returns a function that maps a path of the repository to a link from a page of the site. */
async function readLinks(root: string) {
  const files = await listDocFiles(root);
  const pictures = (await listPictures(root)).map((path): [string, string] => [path, path]);
  const pages = new Map([...files.map((file): [string, string] => [file.path, file.page]), ...pictures]);
  return (page: string) => (path: string) => {
    const found = pages.get(path);
    return found && posix.relative(posix.dirname(page), found);
  };
}

/** Renders the sections "Get started" and "Tasks" of the README for the front page. */
export async function readStart(root: string): Promise<string> {
  const readme = await readFile(posix.join(root, 'README.md'), 'utf8');
  const start = readme.indexOf('\n## Get started');
  const end = readme.indexOf('\n## ', readme.indexOf('\n## Tasks') + 1);
  if (start < 0 || end < start)
    throw new Error('README.md must have the sections "Get started" and "Tasks".');
  const toLink = (await readLinks(root))('index.html');
  return renderMarkdown(readme.slice(start, end), 'README.md', toLink).markup;
}

/** Renders all pages of the docs, with links between the site's pages. */
export async function readDocs(root: string): Promise<DocPage[]> {
  const files = await listDocFiles(root);
  const toLinks = await readLinks(root);
  return Promise.all(
    files.map(async file => {
      const text = await readFile(posix.join(root, file.path), 'utf8');
      const toLink = toLinks(file.page);
      const rendered = file.isMarkdown ? renderMarkdown(text, file.path, toLink) : showText(file, text);
      const title = file.path === 'README.md' ? 'Overview' : rendered.title;
      return { ...file, ...rendered, title, name: file.page.slice(FOLDER.length) };
    }),
  );
}

function showText({ path }: DocFile, text: string): Rendered {
  const title = html`${path}`.markup;
  const { markup } = html`<h1>${path}</h1><pre tabindex="0"><code>${text}</code></pre>`;
  return { title, markup, chapters: [] };
}

/** Renders a page of the docs with the navigation. */
export function docPage(doc: DocPage, all: DocPage[]): string {
  const listed = all.filter(({ isMarkdown }) => isMarkdown);
  const body = html`<div class="docs">
      <nav class="contents" aria-label="Docs"><details open><summary>All pages</summary><ul>${listed.map(other => entry(other, doc))}</ul></details></nav>
      <main id="main" tabindex="-1" class="text">${raw(doc.markup)}</main>
    </div>`;
  // The title is markup, and `<title>` allows only text.
  const title = raw(`${doc.title.replaceAll(/<[^>]+>/g, '')} · portable-wallets`);
  const foot = html`<script src="${toRoot(doc.page)}page.js"></script>`;
  return page({ title, path: doc.page, sheets: ['text.css'], body, foot });
}

function entry(other: DocPage, doc: DocPage): Html {
  const isOpen = other === doc;
  const href = posix.relative(posix.dirname(doc.page), other.page);
  const chapters = doc.chapters.map(
    ({ anchor, title }) => html`<li><a href="#${anchor}">${raw(title)}</a></li>`,
  );
  return html`<li><a href="${href}"${attributes({ 'aria-current': isOpen && 'page' })}>${raw(other.title)}</a>${isOpen && chapters.length > 1 && html`<ul>${chapters}</ul>`}</li>`;
}
