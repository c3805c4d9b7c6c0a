import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';

/** One file of the repository that the site shows as a page. */
export interface DocFile {
  /** Path in the repository. */
  path: string;
  /** Path of its page in the site. */
  page: string;
  /** Markdown is rendered; anything else is shown as the text that it is. */
  isMarkdown: boolean;
}

/** What stands beside `docs/` and is read like it. */
const ROOT_PAGES: Record<string, string> = {
  'README.md': 'docs/index.html',
  'CONTRIBUTING.md': 'docs/contributing.html',
  'CHANGELOG.md': 'docs/changelog.html',
};

/** What a newcomer asks first comes first. */
const ORDER = [
  'embedding',
  'package',
  'google-pay',
  'wallets',
  'styling',
  'operations',
  'telemetry',
  'performance',
  'languages',
  'architecture',
  'recipes',
  'specification',
  'decisions',
];

/** What people read as text. */
const TEXT = /\.(md|html|liquid|css|js|ts|tsx|json|yaml|yml|txt|conf)$|\/Caddyfile$/;

/** Pictures of the docs, by their paths: they are copied as they are. */
export async function listPictures(root: string): Promise<string[]> {
  const names = await readdir(posix.join(root, 'docs'), { recursive: true });
  return names
    .filter(name => /\.(png|svg|webp|jpe?g)$/.test(name))
    .map(name => `docs/${name.replaceAll('\\', '/')}`);
}

/** All pages that are read: the README, then all of `docs/`, then what else stands in the root. */
export async function listDocFiles(root: string): Promise<DocFile[]> {
  const inRoot = (await readdir(root)).filter(name => Object.hasOwn(ROOT_PAGES, name));
  const inDocs = await readdir(posix.join(root, 'docs'), { recursive: true });
  const [readme = [], others = []] = [['README.md'], Object.keys(ROOT_PAGES).slice(1)].map(names =>
    names.filter(name => inRoot.includes(name)),
  );
  const docs = inDocs.map(name => `docs/${name.replaceAll('\\', '/')}`).sort();
  const paths = [...readme, ...docs.toSorted((a, b) => toRank(a) - toRank(b)), ...others];
  return paths
    .filter(path => TEXT.test(path))
    .map(path => ({ path, page: toPage(path), isMarkdown: path.endsWith('.md') }));
}

function toRank(path: string): number {
  const rank = ORDER.indexOf(path.replace(/^docs\/(.+)\.md$/, '$1'));
  return rank < 0 ? ORDER.length : rank;
}

/** `docs/wallets.md` is the page `docs/wallets.html`; a file that is shown as text keeps its ending before that of the page. */
function toPage(path: string): string {
  return ROOT_PAGES[path] ?? (path.endsWith('.md') ? path.replace(/\.md$/, '.html') : `${path}.html`);
}
