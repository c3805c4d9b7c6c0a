import '../run/dom';
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { testPay } from '../fakes/test-pay-row';
import { test } from '../run/suite';

const BASE = 'https://cdn.example/v1/';
const HEAD = 'export const rows: Record<string, RegistryRow> = {';

/** Evaluates the sources with one more row, apart from the registry that other tests share. */
async function evaluate() {
  const contents = `export { toExceptions } from './src/telemetry/exceptions';
export { METRICS } from './src/telemetry/metrics';
export { REASON_TEXTS } from './src/telemetry/reasons';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'row',
        setup({ onLoad }) {
          onLoad({ filter: /wallets[\\/]registry\.ts$/ }, async ({ path }) => {
            const source = await readFile(path, 'utf8');
            assert.ok(source.includes(HEAD));
            return {
              contents: source.replace(HEAD, `${HEAD} test_pay: ${JSON.stringify(testPay)},`),
              loader: 'ts',
            };
          });
        },
      },
    ],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`) as Promise<
    typeof import('../../src/telemetry/exceptions') &
      typeof import('../../src/telemetry/metrics') &
      typeof import('../../src/telemetry/reasons')
  >;
}

const { toExceptions, METRICS, REASON_TEXTS } = await evaluate();

test('keeps stack frames in the file of a new wallet', () => {
  const stack = `at open (${BASE}wallets/test-pay.js:3:4)\nat open (${BASE}wallets/none.js:3:4)`;
  assert.equal(
    toExceptions({ stack }, BASE)[0].stacktrace.map(({ file }) => file),
    ['wallets/test-pay.js'],
  );
});

test("counts and explains a new wallet's reasons by its row", () => {
  const { instrument = '', reason = '' } = METRICS['wallet.skipped'] ?? {};
  assert.ok(instrument.split(' ').includes('TestPay'));
  for (const [name, text] of Object.entries(testPay.reasons ?? {})) {
    assert.ok(reason.split(' ').includes(name));
    assert.is(REASON_TEXTS[name], text);
  }
});

test.run();
