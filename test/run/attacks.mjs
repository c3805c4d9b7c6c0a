import { fork } from 'node:child_process';
import { readdir } from 'node:fs/promises';

/**
 * `npm run -s attack`: plays the tables of attacks and prints them as one. Each file has a process of its own, because
 * some need a page in the process and others a browser outside of it.
 */
const FOLDERS = ['test/attack', 'test/browser/attack'];
/** A row that never settles holds its process open. */
const FILE_TIMEOUT_MS = 10 * 60_000;
const PLAYER = 'test/run/play-attacks.ts';

/** @typedef {{ part: number; tried: string; held: string; fault?: string | undefined }} Row */

/** @type {Row[]} */
const rows = [];
for (const folder of FOLDERS)
  for (const file of await readdir(folder).catch(() => []))
    if (/(?<!\.test)\.ts$/.test(file)) rows.push(...(await play(`${folder}/${file}`)));

rows.sort((a, b) => a.part - b.part);
const broken = rows.filter(({ fault }) => fault !== undefined);
const HEAD = ['part', 'tried', 'what is held', 'outcome'];
const table = [
  HEAD,
  ...rows.map(({ part, tried, held, fault }) => [
    `${part}`,
    tried,
    held,
    fault === undefined ? 'held' : 'BROKEN',
  ]),
];
const widths = HEAD.map((_, column) => Math.max(...table.map(cells => cells[column]?.length ?? 0)));
for (const cells of table)
  console.log(
    cells
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
for (const { tried, fault } of broken) console.log(`\nBROKEN: ${tried}\n${fault}`);
console.log(`\n${rows.length - broken.length} held, ${broken.length} broken`);
// A command that found nothing to try has shown nothing.
process.exitCode = broken.length || !rows.length ? 1 : 0;

/**
 * The rows of one file; one that it never came to is broken.
 *
 * @param {string} file
 * @returns {Promise<Row[]>}
 */
function play(file) {
  const child = fork(PLAYER, [file], {
    execArgv: ['--enable-source-maps', '--import', './test/run/register.mjs'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: FILE_TIMEOUT_MS,
  });
  /** @type {Row[] | undefined} */
  let found;
  let errors = '';
  child.stderr?.on('data', data => {
    errors += data;
  });
  child.on('message', message => {
    const { cases, row, fault } = /** @type {{ cases?: Row[]; row: number; fault?: string }} */ (message);
    const played = found?.[row];
    if (cases) found = cases.map(facts => ({ ...facts, fault: 'It was never played to its end.' }));
    else if (played) played.fault = fault;
  });
  return new Promise(resolve =>
    child.on('close', () =>
      resolve(found ?? [{ part: 0, tried: file, held: 'it can be read', fault: errors }]),
    ),
  );
}
