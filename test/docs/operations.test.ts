import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { BOUNDS_MS, DURATIONS, METRICS } from '../../src/telemetry/metrics';

const page = await readFile('docs/operations.md', 'utf8');
const { files, release } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));

interface Panel {
  title: string;
  targets: { rawSql: string }[];
}
const dashboard = JSON.parse(await readFile('docs/examples/grafana.json', 'utf8'));
const queries: [title: string, sql: string][] = (dashboard.panels as Panel[]).flatMap(({ title, targets }) =>
  targets.map(({ rawSql }): [string, string] => [title, rawSql]),
);

for (const [title, sql] of queries)
  test(`the dashboard's "${title}" queries metrics and labels that exist, from the table of their kind`, () => {
    const names = [...sql.matchAll(/'portable_wallets\.([\w.]+)'/g)].map(([, name]) => name);
    assert.ok(names.length);
    const metrics = new Map<string, object>(Object.entries(METRICS));
    for (const name of names) assert.ok(metrics.has(`${name}`), name);
    const table = DURATIONS.some(name => names.includes(name))
      ? 'otel_metrics_histogram'
      : 'otel_metrics_sum';
    assert.match(sql, ` FROM ${table} `);
    for (const [, label = ''] of sql.matchAll(/Attributes\['(\w+)'\](?! IN \(\$)/g))
      assert.ok(
        names.some(name => label in (metrics.get(`${name}`) ?? {})),
        label,
      );
  });

test('the dashboard adds up the buckets above the limit in its title', () => {
  const slow = queries.filter(([title]) => title.includes(' ms'));
  assert.ok(slow.length > 1);
  for (const [title, sql] of slow) {
    const limit = Number(/over (\d+) ms/.exec(title)?.[1]);
    // ClickHouse counts from 1, and the bucket of a limit ends with it.
    assert.match(sql, `arraySlice(BucketCounts, ${BOUNDS_MS.indexOf(limit) + 2})`);
  }
});

/** Cache-Control of files in the folder of a release, and of the others, as the page states them. */
const [, OF_RELEASE = '', OF_NAME = ''] =
  /\| `\/<release>\/\*\*` \| `(.*?)` \|\n\| .*? \| `(.*?)` \|/.exec(page) ?? [];

/** The pattern of release folders in a server's sample, and its values of Cache-Control. */
const SAMPLES: [file: string, rules: RegExp][] = [
  ['nginx.conf', /"~(?<folder>\S+)" +"(?<ofRelease>.*?)";\n +default +"(?<ofName>.*?)";/],
  [
    'Caddyfile',
    /path_regexp (?<folder>\S+)\n.*@name not path_regexp \k<folder>\n.*@release Cache-Control "(?<ofRelease>.*?)"\n.*@name Cache-Control "(?<ofName>.*?)"/s,
  ],
];

for (const [sample, rules] of SAMPLES)
  test(`${sample} caches each file as docs/operations.md states`, async () => {
    const text = await readFile(`docs/examples/${sample}`, 'utf8');
    const { folder = '', ofRelease, ofName } = rules.exec(text)?.groups ?? {};
    assert.ok(OF_RELEASE && OF_NAME);
    assert.equal([ofRelease, ofName], [OF_RELEASE, OF_NAME]);
    const names = Object.keys(files);
    assert.ok(names.length > 50);
    assert.ok(names.every(name => RegExp(folder).test(`/${release}/${name}`)));
    assert.not(names.some(name => RegExp(folder).test(`/${name}`)));
    for (const header of ['Access-Control-Allow-Origin', 'Timing-Allow-Origin'])
      assert.match(text, RegExp(`${header} \\*`));
  });

test.run();
