import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';

/** A file of the repository with a page in the site. */
export interface DocFile {
  /** Path in the repository. */
  path: string;
  /** Path of its page in the site. */
  page: string;
  /** Markdown is rendered; any other file is shown as plain text. */
  isMarkdown: boolean;
}

/** Pages of the files outside `docs/`. */
const ROOT_PAGES: Record<string, string> = {
  'README.md': 'docs/index.html',
  'CONTRIBUTING.md': 'docs/contributing.html',
  'CHANGELOG.md': 'docs/changelog.html',
};

/** Order of the pages in the navigation. */
const ORDER = [
  'embedding',
  'package',
  'headless',
  'google-pay',
  'wallets',
  'styling',
  'operations',
  'telemetry',
  'performance',
  'languages',
  'architecture',
  'common-changes',
  'specification',
  'decisions',
];

const TEXT_FILE = /\.(md|html|liquid|css|js|ts|tsx|json|yaml|yml|txt|conf)$|\/Caddyfile$/;

/** Lists the paths of the docs' pictures. */
export async function listPictures(root: string): Promise<string[]> {
  const names = await readdir(posix.join(root, 'docs'), { recursive: true });
  return names
    .filter(name => /\.(png|svg|webp|jpe?g)$/.test(name))
    .map(name => `docs/${name.replaceAll('\\', '/')}`);
}

/** Lists the README, the files of `docs/` in their order, and the other pages of the root. */
export async function listDocFiles(root: string): Promise<DocFile[]> {
  const inRoot = (await readdir(root)).filter(name => Object.hasOwn(ROOT_PAGES, name));
  const inDocs = await readdir(posix.join(root, 'docs'), { recursive: true });
  const [readme = [], others = []] = [['README.md'], Object.keys(ROOT_PAGES).slice(1)].map(names =>
    names.filter(name => inRoot.includes(name)),
  );
  const docs = inDocs.map(name => `docs/${name.replaceAll('\\', '/')}`).sort();
  const paths = [...readme, ...docs.toSorted((a, b) => toRank(a) - toRank(b)), ...others];
  return paths
    .filter(path => TEXT_FILE.test(path))
    .map(path => ({ path, page: toPage(path), isMarkdown: path.endsWith('.md') }));
}

function toRank(path: string): number {
  const rank = ORDER.indexOf(path.replace(/^docs\/(.+)\.md$/, '$1'));
  return rank < 0 ? ORDER.length : rank;
}

/** Maps `docs/wallets.md` to `docs/wallets.html`. A plain-text file keeps its extension before `.html`. */
function toPage(path: string): string {
  return ROOT_PAGES[path] ?? (path.endsWith('.md') ? path.replace(/\.md$/, '.html') : `${path}.html`);
}
