import '../run/dom';
import * as assert from 'uvu/assert';
import { toElementError } from '../../src/core/platform/errors';
import { onMetric } from '../../src/core/platform/metric';
import { getLimitedCart } from '../../src/core/storefront/limited-cart';
import type { CartError } from '../../src/core/types/result';
import { CONFIG } from '../fakes/config';
import { PRODUCT_CHOICE, payload } from '../fakes/fake-cart';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { html, json, networkError, never, type Reply, status } from '../fakes/fake-fetch';
import { fails } from '../fakes/fake-graphql';
import { openPurchase } from '../fakes/open-purchase';
import { fixture, onEnd, test } from '../run/suite';
import { openTelemetry, showElement } from './open-telemetry';

const clock = fixture(fakeClock);

const answer = (code: string, status = 200) =>
  json({ errors: [{ message: 'no', extensions: { code } }] }, { status });

/** Failed requests before a click, with the logged code. Only those that a shop or a developer can act on are sent. */
const READS: [what: string, reply: Reply, code: string, sent: boolean][] = [
  ['a status without a body', status(404), 'HTTP', false],
  ['a status with a page', html(500), 'HTTP', false],
  ['a status with JSON that has no errors', json({}, { status: 404 }), 'HTTP', false],
  ['a lost connection', networkError, 'NETWORK', false],
  ['silence', never, 'TIMEOUT', false],
  ['a throttled request', answer('THROTTLED'), 'THROTTLED', false],
  ['a failed server', answer('INTERNAL_SERVER_ERROR'), 'INTERNAL_SERVER_ERROR', false],
  ['an invalid token', answer('UNAUTHORIZED', 401), 'UNAUTHORIZED (HTTP 401)', false],
  ['a status with a code', answer('SHOP_INACTIVE', 402), 'SHOP_INACTIVE (HTTP 402)', false],
  ['an unreadable body', html(), 'BAD_ANSWER', true],
  ['an error of the API', answer('OTHER_CODE'), 'OTHER_CODE', true],
];

/** Failed creations of a cart, with the logged code. */
const CREATIONS: [what: string, reply: unknown, code: string, sent: boolean][] = [
  ...(
    [
      ['HTTP', { code: 'HTTP', message: '404' }, false],
      ['NETWORK', { code: 'NETWORK' }, false],
      ['TIMEOUT', { code: 'TIMEOUT' }, false],
      ['THROTTLED', { code: 'THROTTLED' }, false],
      ['INTERNAL_SERVER_ERROR', { code: 'INTERNAL_SERVER_ERROR' }, false],
      ['UNAUTHORIZED (HTTP 401)', { code: 'UNAUTHORIZED', status: 401 }, false],
      ['SHOP_INACTIVE (HTTP 402)', { code: 'SHOP_INACTIVE', status: 402 }, false],
      ['BAD_ANSWER', { code: 'BAD_ANSWER' }, true],
      ['OTHER_CODE', { code: 'OTHER_CODE' }, true],
    ] as [string, CartError, boolean][]
  ).map(([code, error, sent]): (typeof CREATIONS)[number] => [code, fails(error), code, sent]),
  ['PROVINCE_NOT_FOUND', payload(null, [{ code: 'PROVINCE_NOT_FOUND' }]), 'PROVINCE_NOT_FOUND', true],
  [
    'an unknown variant',
    payload(null, [{ code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'] }]),
    'INVALID: input.lines.merchandiseId',
    true,
  ],
];

for (const [isElement, cases] of [
  [true, READS],
  [false, CREATIONS],
] as const)
  for (const [what, reply, code, sent] of cases)
    test(`logs ${what} of ${isElement ? 'a read' : 'a creation'}, and ${sent ? 'reports' : 'does not report'} it`, async () => {
      recordErrors();
      const element = showElement();
      const telemetry = openTelemetry({ options: { errors: '/notify', otlp: 'https://otlp.example' } });
      onEnd(onMetric(([name, labels, value]) => telemetry.emit(name, labels, value)));
      if (isElement) {
        telemetry.fetch.answers.limitedCartQuery = reply as Reply;
        const error = await clock.run(getLimitedCart(CONFIG, 'c1', 0).catch(error => error));
        telemetry.emit('reported', {}, toElementError(element, error));
      } else await openPurchase({ cartCreate: reply }, { source: PRODUCT_CHOICE }).purchase.open();
      await clock.advance(1000);
      assert.match(JSON.stringify(telemetry.sent('/v1/logs')), `${code}"`);
      assert.is(telemetry.calls('/notify').length > 0, sent);
    });

test.run();
