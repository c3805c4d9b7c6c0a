import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readReport } from '../../build/symbolicate.mjs';

const event = {
  app: { version: 'of the shop', codeBundleId: '0123456789abcdef' },
  exceptions: [
    {
      errorClass: 'Error',
      message: 'no',
      stacktrace: [{ file: 'cart.js', lineNumber: 1, columnNumber: 77 }],
    },
    { errorClass: 'TypeError', message: 'its cause', stacktrace: [] },
  ],
};
const ERRORS = [
  { text: 'Error: no\n    at cart.js:1:77', release: '0123456789abcdef' },
  { text: 'TypeError: its cause', release: '0123456789abcdef' },
];

const log = (...names: string[]) => ({
  resource: { attributes: [{ key: 'service.version', value: { stringValue: '0123456789abcdef' } }] },
  scopeLogs: [
    {
      logRecords: names.map(name => ({
        body: { stringValue: 'no' },
        attributes: [
          { key: 'type', value: { stringValue: 'Error' } },
          { key: 'place', value: { stringValue: name } },
        ],
      })),
    },
  ],
});

const REPORTS: [what: string, report: unknown, errors: unknown][] = [
  ['a complete report', { payloadVersion: '5', events: [event] }, ERRORS],
  ['one event of a report', event, ERRORS],
  ['the export of a service', { data: [{ error: { latest: event } }] }, ERRORS],
  ['a complete log', { resourceLogs: [log('cart.js:1:77')] }, ERRORS.slice(0, 1)],
  ['nothing', {}, []],
];

for (const [what, report, errors] of REPORTS)
  test(`finds the errors of ${what}`, () => assert.equal(readReport(JSON.stringify(report)), errors));

test('finds nothing in an empty file', () => assert.equal(readReport('\n'), []));

test('treats invalid JSON as a stack', () => {
  assert.equal(readReport('at cart.js:1:77'), [{ text: 'at cart.js:1:77', release: undefined }]);
});

test.run();
