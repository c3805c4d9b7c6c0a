import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { FOLDER } from '../../bench/build-baseline';
import { install } from '../../bench/install';
import { dist } from '../../build/dist.mjs';
import { pack } from '../../build/package.mjs';
import { release } from '../browser/shop-page';

const run = promisify(execFile);

const TOOLS = ['vite@8.3.8', 'typescript@7.0.2'];
const COMPILER = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false },
  ...{ target: 'es2022', module: 'esnext' },
};

/** The tools of a shop's build. */
export interface Kit {
  packages: string[];
  compiler: object;
  /** The value of an import of the left name. */
  alias: Record<string, string>;
  /** Exports `renderToString`. */
  server: string;
}

export const KITS: Record<string, Kit> = {
  'React 18': {
    packages: ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.28', '@types/react-dom@18.3.7'],
    compiler: { jsx: 'react-jsx' },
    alias: {},
    server: 'react-dom/server',
  },
  'React 19': {
    packages: ['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0', '@types/react-dom@19.3.0'],
    compiler: { jsx: 'react-jsx' },
    alias: {},
    server: 'react-dom/server',
  },
  Preact: {
    packages: ['preact@11.2.0', 'preact-render-to-string@6.8.2'],
    compiler: {
      jsx: 'react-jsx',
      jsxImportSource: 'preact',
      paths: {
        react: ['./node_modules/preact/compat/'],
        'react-dom/client': ['./node_modules/preact/compat/client.d.ts'],
      },
    },
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
    server: 'preact-render-to-string',
  },
};

/** In development mode, React logs differences from the server's markup. */
const MODES = ['production', 'development'] as const;

const page = await readFile('docs/package.md', 'utf8');
const example = (language: string) => RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
const html = (script: string, body: string) =>
  `<!doctype html><html lang="pt-BR"><title>Loja</title><body>${body}<script type="module" src="/${script}"></script></body></html>`;
/** The same product in plain markup. */
const FORM = `<form><input type="hidden" name="id" value="46448623321341"><button>Adicionar</button>
  <shopify-accelerated-checkout access-token="5d41c08b7f2e46a39be0c1d7a2f86e94" buyer-country="BR" buyer-currency="BRL"
    recommended='{"name":"buy_it_now","wallet_params":{}}' variant-params='[{"id":46448623321341,"requiresShipping":true}]'>
  </shopify-accelerated-checkout></form>`;

/** Code that the compiler must accept, and code that it must reject. */
const CHECKS = `import { createRef } from 'react';
import { AcceleratedCheckout, AcceleratedCheckoutCart, WalletsProvider } from 'portable-wallets/react';

const shop = { accessToken: 't', buyerCountry: 'BR', buyerCurrency: 'BRL' };
const own = { className: 'wide', id: 'pay', hidden: true, style: { maxWidth: '20rem' }, ref: createRef<HTMLElement>() };
const apple = { name: 'apple_pay' as const, wallet_params: { countryCode: 'BR', supportedCountries: ['BR'] } };
export const accepted = (
  <AcceleratedCheckout
    {...shop}
    {...own}
    shopId={undefined}
    skeleton={undefined}
    recommended={apple}
    onWalletClick={event => event.detail.wallet === 'paypal' && event.preventDefault()}
    onError={({ detail }) => detail.code === 'out_of_stock'}
  >
    <p>In 2 days</p>
  </AcceleratedCheckout>
);
// @ts-expect-error
export const misspelt = <AcceleratedCheckout {...shop} variantParms={[]} />;
// @ts-expect-error
export const missing = <AcceleratedCheckout accessToken="t" />;
// @ts-expect-error
export const children = <AcceleratedCheckoutCart {...shop} walletConfigs={[]}>In 2 days</AcceleratedCheckoutCart>;
// @ts-expect-error
export const scriptless = <WalletsProvider />;
`;

/** Creates a shop's project with the installed tarball, and builds it. @returns its folder */
export async function buildProject(
  name: string,
  { packages, compiler, alias, server }: Kit,
): Promise<string> {
  const project = `package-${name.replace(' ', '-')}`;
  const folder = join(FOLDER, project);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { filename } = await pack(process.cwd(), dist, folder);
  await install(project, [...TOOLS, ...packages, join(folder, filename)]);
  const files: Record<string, string> = {
    'index.html': html('main.tsx', '<main id="root"></main>'),
    'plain.html': html('plain.ts', FORM),
    'plain.ts': example('ts'),
    'product-form.tsx': example('tsx'),
    'checks.tsx': CHECKS,
    'main.tsx': `import { StrictMode } from 'react';\nimport { createRoot } from 'react-dom/client';\nimport { ProductForm } from './product-form';\ncreateRoot(document.getElementById('root') as HTMLElement).render(<StrictMode><ProductForm /></StrictMode>);\n`,
    'hydrate.tsx': `import { hydrateRoot } from 'react-dom/client';\nimport { ProductForm } from './product-form';\nhydrateRoot(document.getElementById('root') as HTMLElement, <ProductForm />);\n`,
    'server.tsx': `import { renderToString } from '${server}';\nimport { ProductForm } from './product-form';\nconsole.log(renderToString(<ProductForm />));\n`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...COMPILER, ...compiler, moduleResolution: 'bundler', types: [] },
      include: ['*.ts', '*.tsx'],
      exclude: ['server.tsx'],
    }),
    'vite.config.js': `export default ${JSON.stringify({
      resolve: { alias },
      ssr: { noExternal: ['portable-wallets'] },
    })}`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const npx = (...args: string[]) => run('npx', ['--no-install', ...args], { cwd: folder });
  await npx('portable-wallets', 'public/wallets');
  await npx('tsc', '-p', '.').catch(({ stdout }) => assert.unreachable(stdout));
  await npx('vite', 'build', '--outDir', 'built');
  await writeFile(join(folder, 'index.html'), files['plain.html'] ?? '');
  await npx('vite', 'build', '--outDir', 'built-plain');
  await npx('vite', 'build', '--ssr', 'server.tsx', '--outDir', 'built-server');
  for (const mode of MODES) await buildHydrated(folder, mode);
  return folder;
}

/** Returns the server's markup of the product. */
export async function render(folder: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(folder, 'built-server/server.mjs')], { cwd: folder });
  return stdout.trim();
}

/** Creates a page with the server's markup and the script's tag first, so that it renders before hydration. */
async function buildHydrated(folder: string, mode: (typeof MODES)[number]) {
  const out = `hydrated-${mode}`;
  await writeFile(
    join(folder, 'index.html'),
    html('hydrate.tsx', `<main id="root">${await render(folder)}</main>`),
  );
  const env = { ...process.env, NODE_ENV: mode };
  await run('npx', ['--no-install', 'vite', 'build', '--mode', mode, '--outDir', out], { cwd: folder, env });
  // A bundler would treat the tag as its own.
  const tag = `<script type="module" src="/wallets/${release}/portable-wallets.js" crossorigin></script>`;
  const file = join(folder, out, 'index.html');
  await writeFile(file, (await readFile(file, 'utf8')).replace('<title>', `${tag}<title>`));
}
