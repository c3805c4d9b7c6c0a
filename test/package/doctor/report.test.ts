import * as assert from 'uvu/assert';
import type { Report } from '../../../package/doctor/examine.mjs';
import { toHtml } from '../../../package/doctor/report-html.mjs';
import { toText } from '../../../package/doctor/report-text.mjs';
import { test } from '../../run/suite';

const HOSTILE = '</title><img src=x onerror=alert(1)>"\'\u001b[2J\u001b]0;title\u0007\u202e';
const costs = { requests: 1, bytes: 1000, cpuMs: 1, layoutShift: 0 };

/** A report of a page all of whose texts are hostile. */
const report: Report = {
  url: HOSTILE,
  finalUrl: HOSTILE,
  title: HOSTILE,
  release: '0123456789abcdef',
  script: HOSTILE,
  file: 'portable-wallets.js',
  findings: [{ level: 'mistake', text: HOSTILE }],
  costs: { now: costs, release: { ...costs, cpuMs: undefined } },
  elements: [
    {
      name: HOSTILE,
      attributes: [{ name: HOSTILE, value: HOSTILE }],
      shows: { now: [HOSTILE], release: [] },
    },
  ],
  decisions: [HOSTILE],
  policies: [{ directive: HOSTILE, blocked: HOSTILE, source: HOSTILE, isReportOnly: false }],
  aborted: { now: [], release: [{ method: HOSTILE, url: HOSTILE }] },
  hooks: [HOSTILE],
  paymentButton: [HOSTILE],
  properties: [{ name: HOSTILE, value: HOSTILE }],
  pictures: { now: [], release: [] },
};

test('escapes all texts of a page in the HTML report', () => {
  const html = toHtml(report);
  assert.ok(html.split('&lt;img').length > 12);
  assert.not.match(html, '<img');
  assert.is(html.split('</title>').length, 2);
});

test('prints no control character of a page', () => {
  const text = toText(report);
  assert.ok(text.split('onerror').length > 10);
  assert.not.match(text, /[\p{Cf}]|(?!\n)\p{Cc}/u);
});

test('prints costs that were not measured as unknown', () => {
  assert.match(toText(report), /main thread +1 ms +unknown/);
});

test.run();
