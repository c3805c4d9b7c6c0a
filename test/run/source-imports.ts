import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** The sources, as paths inside `src`. */
export const files = (await readdir(root, { recursive: true })).filter(file => /\.tsx?$/.test(file)).sort();

/** What stands in them, by their paths. */
export const texts = new Map<string, string>();
for (const file of files) texts.set(file, await readFile(join(root, file), 'utf8'));

/** One import, or one export of what stands elsewhere. */
export interface Import {
  from: string;
  /** Path inside `src`, or the package's name. */
  to: string;
  type: boolean;
  clause: string;
}

const STATEMENT = /^(?:import|export) (type )?(?:([\w*{][^;'"=]*?) from )?'([^']+)';/gm;

export const imports = files.flatMap(from =>
  [...(texts.get(from) as string).matchAll(STATEMENT)].map(([, type, clause, target]): Import => {
    const to = target as string;
    const path = to.startsWith('.') ? relative(root, join(root, dirname(from), to)) : to;
    return { from, to: path, type: !!type, clause: clause ?? '' };
  }),
);

export const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] as string) : '');
export const roomOf = (file: string) => dirname(file);

/** What stands in the bundle of the wallets' room: their registry, how they are loaded, and the wallet that is but a link. */
export const BUNDLED = ['host', 'index', 'link', 'page-registry', 'registry', 'skip-wallet'].map(
  name => `wallets/${name}.ts`,
);
/** A file of one wallet, or of some that share an SDK. */
export const isSide = (file: string) =>
  folderOf(file) === 'wallets' && !BUNDLED.includes(file) && !file.endsWith('.d.ts');

/** Rooms from the ground floor up: each takes from those below it alone. */
export const FLOORS = [
  'core/types',
  'core/base',
  'core/labels',
  'core/words',
  'core/decision',
  'core/transport',
  'core/server',
  'core/page',
  'core/cart',
  'core/click',
  'core/address',
  'core/sdk',
  'core/purchase',
  'wallets/sheets',
  'wallets',
  'ui/styles',
  'ui/dialog',
  'ui/consent',
  'ui/brand',
  'ui/buttons',
  'ui/cart',
  'ui/checkout',
];
