import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cover, cross, sample } from '../browser/drivers/matrix';
import { findFiles } from './find-files.mjs';
import { findSampled } from './find-sampled';

const rows = cross({ wallet: ['google_pay', 'paypal', 'shop_pay'], theme: ['aurora', 'noite'] });
const factsOf = ({ wallet, theme }: (typeof rows)[number]) => [wallet, theme];

/** What is printed meanwhile, and what comes of it. */
function listen<R>(act: () => R): { result: R; lines: string } {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => void lines.push(line);
  try {
    return { result: act(), lines: lines.join('\n') };
  } finally {
    console.log = log;
  }
}

/** What comes of it where this much of the matrices is asked for, whatever this run itself was asked for. */
function askFor<R>(much: string | undefined, act: () => R): R {
  const before = process.env.MATRICES;
  const set = (value: string | undefined) => {
    if (value === undefined) delete process.env.MATRICES;
    else process.env.MATRICES = value;
  };
  set(much);
  try {
    return act();
  } finally {
    set(before);
  }
}

test('crosses each item of each list with each of the others', () => {
  assert.is(rows.length, 6);
  assert.is(new Set(rows.map(row => factsOf(row).join())).size, 6);
});

test('meets each fact with as few rows as the longest list has items', () => {
  const taken = cover(rows, factsOf);
  assert.is(taken.length, 3);
  assert.equal(new Set(taken.flatMap(factsOf)), new Set(rows.flatMap(factsOf)));
});

test('meets two facts together where they are one text', () => {
  assert.equal(
    cover(rows, row => [factsOf(row).join(' in ')]),
    rows,
  );
});

test('takes the same rows each time', () => {
  assert.equal(cover(rows, factsOf), cover([...rows], factsOf));
});

test('prints the rows that are played, and of how many', () => {
  const { result, lines } = listen(() => askFor(undefined, () => sample('buttons', rows, factsOf)));
  assert.match(lines, '3 of 6 buttons; npm run soak -- matrices plays all');
  for (const row of result) assert.match(lines, factsOf(row).join(', '));
});

test('plays every row where the whole is asked for', () => {
  assert.equal(
    askFor('whole', () => sample('buttons', rows, factsOf)),
    rows,
  );
});

test('npm run soak plays the whole of each test that takes a sample, or leaves what has a twin', async () => {
  const found = await findSampled();
  for (const [file, isSampled] of [
    ['attack/policy', true],
    ['layout/layout-states', true],
    ['outcomes/outcomes', false],
  ] as const)
    assert.is(found.includes(`test/browser/${file}.test.ts`), isSampled, file);
});

test('each twin of a test that npm test leaves to the soak is there, and is left to nobody', async () => {
  let count = 0;
  for (const file of await findFiles('browser', [])) {
    const text = await readFile(file, 'utf8');
    for (const [, , twin = '', title = ''] of text.matchAll(/\btwin\(\s*(['"])(test\/\S+?): (.+?)\1,/g)) {
      count++;
      const parts = (await readFile(twin, 'utf8')).split(title);
      assert.ok(parts.length > 1, `${file}: ${twin} has no ${title}`);
      assert.not.match(parts[0] ?? '', /\btwin\([^()]*$/, `${file}: ${title} has a twin itself`);
    }
    const declared = text.match(/\btwin\(/g)?.length ?? 0;
    const isNamed = text.match(/\btwin\(\s*(['"])test\//g)?.length ?? 0;
    assert.is(isNamed, declared, `${file}: each twin stands there in full`);
  }
  assert.ok(count > 50, `${count}`);
});

test.run();
