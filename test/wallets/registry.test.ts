import { readdir, readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { METRICS } from '../../src/telemetry/metrics';
import { registry } from '../../src/wallets/page-registry';
import { rows } from '../../src/wallets/registry';

const root = new URL('../../', import.meta.url);

/** Files that may name a wallet, with the reason. */
const MAY: [file: RegExp, why: string][] = [
  [/^src\/wallets\/registry\.ts$/, 'it is the registry'],
  [/^src\/ui\/styles\.tsx$/, 'a style sheet finds its elements by their names'],
];

/** Returns all string literals of these folders, without comments and the wallets' own files. */
async function readTexts(): Promise<[file: string, text: string][]> {
  const modules = Object.values(rows).flatMap(({ module, sheet }) => [module ?? [], sheet ?? []].flat());
  const found: [string, string][] = [];
  for (const folder of ['src', 'build'])
    for (const name of await readdir(new URL(folder, root), { recursive: true })) {
      const file = `${folder}/${name}`;
      // Attribute names and descriptions for editors contain examples.
      if (!/\.(tsx?|mjs)$/.test(file) || /\.d\.ts$|build\/elements\.mjs$/.test(file)) continue;
      if (modules.some(module => file.startsWith(`src/wallets/${module}`))) continue;
      const code = (await readFile(new URL(file, root), 'utf8')).replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
      for (const [text] of code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)) found.push([file, text]);
    }
  return found;
}

test("only the registry and a wallet's own files name it", async () => {
  const texts = await readTexts();
  assert.ok(texts.length);
  const named: string[] = [];
  for (const [name, { instrument, element, brand, operations = [], reasons = {} }] of Object.entries(rows)) {
    const names = [
      name,
      instrument,
      element,
      ...(brand ? [brand] : []),
      ...operations,
      ...Object.keys(reasons),
    ];
    const pattern = new RegExp(`(?<![\\w-])(${[...new Set(names)].join('|')})(?![\\w-])`);
    for (const [file, text] of texts) if (pattern.test(text)) named.push(`${file}: ${text}`);
  }
  const allowed = (line: string) => MAY.some(([file]) => file.test(line.split(':')[0] as string));
  assert.equal(
    named.filter(line => !allowed(line)),
    [],
  );
  for (const [file, why] of MAY)
    assert.ok(
      named.some(line => file.test(line.split(':')[0] as string)),
      why,
    );
});

test('contains only the row fields that a page view needs', () => {
  assert.equal(Object.keys(registry), Object.keys(rows));
  for (const row of Object.values(registry))
    for (const trait of ['sheet', 'operations', 'reasons', 'isLastCandidate', 'logo'])
      assert.not.ok(trait in row, trait);
});

test('contains rows without a prototype', () => {
  for (const row of [registry, ...Object.values(registry)]) assert.is(Object.getPrototypeOf(row), null);
});

test('counts `opened` only for wallets with a sheet or a window', () => {
  const counted = METRICS.opened?.instrument?.split(' ') ?? [];
  for (const name of ['AmazonPay', 'ApplePay', 'BuyWithPrime', 'GooglePay', 'PayPal', 'Venmo'])
    assert.ok(counted.includes(name), name);
  for (const name of ['BuyItNow', 'MoreOptions', 'ShopPay', 'FacebookPay'])
    assert.not.ok(counted.includes(name), name);
});

for (const [name, { brand, label, classes }] of Object.entries(rows))
  test(`${name} has a brand, or its own label and classes`, () => {
    assert.is(!brand, !!label);
    assert.is(!brand, !!classes);
  });

test.run();
