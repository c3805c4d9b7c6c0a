import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { FOLDER } from '../../bench/build-baseline';
import { install } from '../../bench/install';
import { dist } from '../../build/dist.mjs';
import { pack } from '../../build/package.mjs';
import { until } from '../browser/shop-page';
import { applyDiff, readDocFiles } from './doc-files';

const run = promisify(execFile);

const PAGE = 'docs/headless.md';
/** The shop's origin in the page. */
const ORIGIN = 'https://shop.example';
const START_TIMEOUT_MS = 60_000;

const VITE = 'vite@8.4.0';
const TYPESCRIPT = 'typescript@5.9.3';
const COMPILER = {
  ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
  ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', jsx: 'preserve' },
  ...{ lib: ['dom', 'dom.iterable', 'es2022'], types: ['vite/client'] },
};
const tsconfig = (include: string, more = {}) =>
  JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts', include], ...more });
const INDEX =
  '<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><body><div id="app"></div><script type="module" src="/main.ts"></script>';

/** Tools of a shop with one framework. */
interface HeadlessKit {
  packages: string[];
  /** Files beside those of the example. */
  files: Record<string, string>;
  /** Commands that check the types and build. */
  builds: string[];
  serve: string;
  /** Creates the files that the example changes. */
  begin?(folder: string, tarball: string): Promise<void>;
  /** Changes files for the sandbox, which has no https. */
  end?(folder: string, shop: string): Promise<void>;
}

const spa = (plugin: string, files: Record<string, string>): Pick<HeadlessKit, 'files' | 'serve'> => ({
  files: { 'index.html': INDEX, 'vite.config.mjs': plugin, ...files },
  serve: 'vite preview --host 127.0.0.1 --strictPort --port',
});

/** The version of the skeleton's packages. */
const HYDROGEN = '@shopify/create-hydrogen@5.0.39';
/** Packages of the skeleton that its pages don't need. */
const UNUSED = /eslint|prettier|graphql-c|codegen|^@shopify\/cli$|^globals$/;

const HEADLESS_KITS = {
  Vue: {
    packages: [VITE, TYPESCRIPT, 'vue@3.5.45', '@vitejs/plugin-vue@6.0.11', 'vue-tsc@3.3.14'],
    ...spa(`import vue from '@vitejs/plugin-vue';\nexport default { plugins: [vue()] };\n`, {
      'tsconfig.json': tsconfig('*.vue', { vueCompilerOptions: { strictTemplates: true } }),
    }),
    builds: ['vue-tsc --noEmit', 'vite build'],
  },
  Svelte: {
    packages: [VITE, TYPESCRIPT, 'svelte@5.57.3', '@sveltejs/vite-plugin-svelte@7.3.1', 'svelte-check@4.7.8'],
    ...spa(
      `import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte({ preprocess: vitePreprocess() })] };\n`,
      { 'tsconfig.json': tsconfig('*.svelte') },
    ),
    builds: ['svelte-check --tsconfig tsconfig.json', 'vite build'],
  },
  Next: {
    packages: [
      TYPESCRIPT,
      ...['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0'],
      ...['@types/react-dom@19.3.0', '@types/node@20.19.43'],
    ],
    // Next's own types have errors. It adds the rest of this file.
    files: {
      'tsconfig.json': JSON.stringify({ compilerOptions: { ...COMPILER, skipLibCheck: true, types: [] } }),
    },
    builds: ['next build'],
    serve: 'next start --hostname 127.0.0.1 --port',
  },
  Hydrogen: {
    packages: [],
    files: {},
    builds: ['react-router typegen', 'tsc --noEmit'],
    serve: 'vite dev --host 127.0.0.1 --strictPort --port',
    begin: createHydrogen,
    end: fitHydrogen,
  },
} satisfies Record<string, HeadlessKit>;

export type KitName = keyof typeof HEADLESS_KITS;

/** Creates Hydrogen's skeleton from its package, and installs what its pages need. */
async function createHydrogen(folder: string, tarball: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', HYDROGEN, '--silent'], { cwd: folder });
  await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
  await cp(join(folder, 'package/dist/assets/hydrogen/starter'), folder, { recursive: true });
  const path = join(folder, 'package.json');
  const { dependencies, devDependencies, ...skeleton } = JSON.parse(await readFile(path, 'utf8'));
  const used = Object.entries(devDependencies).filter(([name]) => !UNUSED.test(name));
  const all = { ...dependencies, ...Object.fromEntries(used), '@types/node': '20.19.43' };
  await writeFile(
    path,
    JSON.stringify({ ...skeleton, dependencies: { ...all, 'portable-wallets': tarball } }),
  );
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], {
    cwd: folder,
  });
  // They need the packages that are left out.
  for (const unused of ['package', '.graphqlrc.ts']) await rm(join(folder, unused), { recursive: true });
}

async function fitHydrogen(folder: string, shop: string): Promise<void> {
  const env = JSON.stringify({
    SESSION_SECRET: 'secret',
    PUBLIC_STORE_DOMAIN: shop,
    PUBLIC_STOREFRONT_API_TOKEN: '5d41c08b7f2e46a39be0c1d7a2f86e94',
    PUBLIC_STOREFRONT_ID: '1000',
    PUBLIC_CHECKOUT_DOMAIN: new URL(shop).host,
  });
  const edits: [path: string, from: string, to: string][] = [
    ['vite.config.ts', 'oxygen()', `oxygen({ env: ${env} })`],
    [
      'app/entry.server.tsx',
      'createContentSecurityPolicy({',
      `createContentSecurityPolicy({ connectSrc: ['${shop}'],`,
    ],
  ];
  for (const [path, from, to] of edits) {
    const text = await readFile(join(folder, path), 'utf8');
    assert.match(text, from);
    await writeFile(join(folder, path), text.replace(from, to));
  }
}

/** Writes the files of an example. Those that examples share come first. */
async function writeExample(folder: string, name: KitName, shop: string): Promise<void> {
  const isHydrogen = name === 'Hydrogen';
  const headings = ['### Skeletons', ...(isHydrogen ? [] : ['### Cart of the examples']), `## ${name}`];
  for (const heading of headings)
    for (const { path, text, isDiff } of await readDocFiles(PAGE, heading)) {
      const file = join(folder, isHydrogen && path === 'wallets.css' ? 'app/styles' : '', path);
      await mkdir(dirname(file), { recursive: true });
      const whole = isDiff ? applyDiff(await readFile(file, 'utf8'), text) : text;
      await writeFile(file, whole.replaceAll(ORIGIN, shop));
    }
}

/** Installs the tarball with a framework, builds its example for this shop, and serves it. */
export async function openHeadless(name: KitName, shop: string) {
  const kit: HeadlessKit = HEADLESS_KITS[name];
  const project = `headless-${name}`;
  const folder = join(FOLDER, project);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tarball = join(folder, (await pack(process.cwd(), dist, folder)).filename);
  if (kit.begin) await kit.begin(folder, tarball);
  else await install(project, [...kit.packages, tarball]);
  for (const [path, text] of Object.entries(kit.files)) await writeFile(join(folder, path), text);
  await writeExample(folder, name, shop);
  await kit.end?.(folder, shop);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const npx = (command: string) =>
    run('npx', ['--no-install', ...command.split(' ')], { cwd: folder, env }).catch(({ stdout, stderr }) =>
      assert.unreachable(`${command}: ${stdout}${stderr}`),
    );
  for (const command of ['portable-wallets copy public/wallets', ...kit.builds]) await npx(command);
  return serve(folder, kit.serve, env);
}

async function serve(folder: string, command: string, env: NodeJS.ProcessEnv) {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const args = ['--no-install', ...command.split(' '), `${port}`];
  // In its own process group, so that all its processes can be ended.
  const child: ChildProcess = spawn('npx', args, { cwd: folder, env, detached: true, stdio: 'ignore' });
  const close = () => {
    if (child.pid) process.kill(-child.pid);
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await until(() => fetch(url).catch(() => undefined), `${command} serves`, START_TIMEOUT_MS);
  } catch (error) {
    close();
    throw error;
  }
  return { url, close };
}
