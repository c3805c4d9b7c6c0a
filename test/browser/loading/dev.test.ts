import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { button, until } from '../shop-page';

const test = browserSuite('development');

/** The parts of the project that `npm run dev` reads. */
const PARTS = ['src', 'build', 'package', 'sandbox', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** The shop uses this port and the next one. Parallel runs have other ports, all below the ephemeral ones. */
const PORT = 20_000 + (process.pid % 6_000) * 2;
/** Builds and starts take longer while other tests run. */
const PATIENCE = { timeout: 60_000 };

let project = '';
let dev: ChildProcess | undefined;
let printed = '';

/** Opens the sandbox for a copy of the project. @returns its URL */
async function open(): Promise<string> {
  project = await mkdtemp(join(tmpdir(), 'dev-'));
  for (const part of PARTS) await cp(part, join(project, part), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  dev = spawn(process.execPath, ['build/dev.mjs'], {
    cwd: project,
    env: { ...process.env, PORT: `${PORT}`, COMPILE_CACHE: join(project, 'compiled') },
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', data => {
      printed += data;
    });
  const readUrl = () => /sandbox shop is open: +(\S+)/.exec(printed)?.[1];
  await until(readUrl, 'the shop is open', PATIENCE.timeout);
  return readUrl() ?? '';
}

/** Changes a file of the copy. */
async function edit(file: string, from: string, to: string) {
  const text = await readFile(join(project, file), 'utf8');
  assert.ok(text.includes(from), `${file} has no ${from}`);
  await writeFile(join(project, file), text.replace(from, to));
}

test('a page shows each change of the sources, without a manual build or reload', async ({
  page,
  expect,
}) => {
  // A restarting shop does not respond.
  expect(FAILED_REQUEST);
  expect(/net::ERR_|Failed to (fetch|load)/);
  try {
    await develop(page);
  } catch (error) {
    if (error instanceof Error) error.message += `\nIt printed:\n${printed}`;
    throw error;
  } finally {
    dev?.kill('SIGTERM');
  }
});

async function develop(page: Fixtures['page']) {
  const url = await open();
  await page.goto(`${url}/products/cafe-da-serra?recommended=buy_it_now&locale=pt-BR&scriptLanguage=`);
  await button(page, 'buyItNow').waitFor(PATIENCE);
  const label = await button(page, 'buyItNow').textContent();

  await edit('src/locales/pt-br.json', `"${label}"`, '"Levar"');
  await button(page, 'buyItNow').filter({ hasText: 'Levar' }).waitFor(PATIENCE);

  // The page shows the mistake and keeps its last build until it is corrected.
  const count = printed.length;
  await edit('src/locales/pt-br.json', '"Levar"', '"Levar');
  await until(
    () => /locales\/pt-br\.json: /.test(printed.slice(count)),
    'the mistake is printed',
    PATIENCE.timeout,
  );
  assert.is(await button(page, 'buyItNow').textContent(), 'Levar');
  await page.getByRole('alert').filter({ hasText: 'pt-br.json' }).waitFor(PATIENCE);
  await edit('src/locales/pt-br.json', '"Levar', '"Levar já"');
  await button(page, 'buyItNow').filter({ hasText: 'Levar já' }).waitFor(PATIENCE);

  // A syntax error has its place.
  await edit('src/index.ts', '', 'const = 1;\n');
  await page.getByRole('alert').filter({ hasText: 'src/index.ts:1:6' }).waitFor(PATIENCE);
  await edit('src/index.ts', 'const = 1;\n', '');
  await page
    .getByRole('alert')
    .filter({ hasText: 'src/index.ts' })
    .waitFor({ state: 'detached', ...PATIENCE });

  // The build is as complete as a release, and has source maps.
  const text = await (await page.request.get(`${url}/dist/portable-wallets.js`)).text();
  assert.match(text, '//# sourceMappingURL=portable-wallets.js.map');
  const { release } = await (await page.request.get(`${url}/dist/manifest.json`)).json();
  for (const file of [
    'portable-wallets.js.map',
    `${release}/checkout.js.map`,
    `${release}/logos/shop-pay-dark.svg`,
  ])
    assert.ok((await page.request.get(`${url}/dist/${file}`)).ok(), file);

  await edit('sandbox/pages/theme/looks.css', '', 'body { outline: 3px solid red }\n');
  // A loading page has no body.
  const isOutlined = () => !!document.body && getComputedStyle(document.body).outlineStyle === 'solid';
  await page.waitForFunction(isOutlined, null, PATIENCE);
  assert.not.match(printed, 'Restarting the shop');

  // A change of the sandbox restarts it. A mistake ends it until it is corrected.
  const before = printed.length;
  await edit('sandbox/server/store/products.ts', "SHOP_NAME = '", 'SHOP_NAME = ');
  await until(() => /SHOP_NAME = \w/.test(printed.slice(before)), 'the mistake is printed', PATIENCE.timeout);
  await edit('src/locales/pt-br.json', '"Levar já"', '"Já"');
  await edit('sandbox/server/store/products.ts', 'SHOP_NAME = ', "SHOP_NAME = 'Outra ");
  await page.waitForFunction(() => document.title.includes('Outra '), null, PATIENCE);
  await button(page, 'buyItNow').filter({ hasText: 'Já' }).waitFor(PATIENCE);
}

process.on('exit', () => {
  dev?.kill('SIGKILL');
  if (project) rmSync(project, { recursive: true, force: true });
});

test.run();
