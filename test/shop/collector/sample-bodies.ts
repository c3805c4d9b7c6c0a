import type { DeliveryKind } from '../store/types';

const START = '1780000000000000000';
const END = '1780000001000000000';

const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'portable-wallets' } }] };
const scope = { name: 'portable-wallets', version: '1' };
const label = (key: string, stringValue: string) => ({ key, value: { stringValue } });

const exception = (errorClass: string, message: string) => ({
  errorClass,
  message,
  stacktrace: [{ file: '/dist/portable-wallets.js', lineNumber: 1, columnNumber: 77, method: 'open' }],
  type: 'browserjs',
});

const notifier = { name: 'portable-wallets', version: '1', url: '' };

/** One body of each kind that the collector takes; each call makes new ones. */
export function sampleBodies() {
  return structuredClone({
    metrics: {
      resourceMetrics: [
        {
          resource,
          scopeMetrics: [
            {
              scope,
              metrics: [
                {
                  name: 'wallet.click',
                  unit: '1',
                  sum: {
                    aggregationTemporality: 1,
                    isMonotonic: true,
                    dataPoints: [
                      {
                        startTimeUnixNano: START,
                        timeUnixNano: END,
                        asInt: '2',
                        attributes: [label('instrument', 'GooglePay')],
                      },
                      {
                        startTimeUnixNano: START,
                        timeUnixNano: END,
                        asInt: '1',
                        attributes: [label('instrument', 'PayPal')],
                      },
                    ],
                  },
                },
                {
                  name: 'operation.duration',
                  unit: 'ms',
                  histogram: {
                    aggregationTemporality: 1,
                    dataPoints: [
                      {
                        startTimeUnixNano: START,
                        timeUnixNano: END,
                        count: '3',
                        sum: 360,
                        bucketCounts: ['1', '2', '0'],
                        explicitBounds: [100, 1000],
                        attributes: [label('operation', 'cartCreate')],
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    logs: {
      resourceLogs: [
        {
          resource,
          scopeLogs: [
            {
              scope,
              logRecords: [
                {
                  timeUnixNano: END,
                  severityNumber: 17,
                  severityText: 'ERROR',
                  body: { stringValue: 'Invalid Checkout URL' },
                },
              ],
            },
          ],
        },
      ],
    },
    analytics: {
      events: [
        {
          schema_id: 'shopify_wallet_checkout_track/6.3',
          payload: {
            event: 'click',
            instrumentId: 'GooglePay',
            shopId: 1,
            consent: ['analytics', 'marketing'],
          },
          metadata: { event_created_at_ms: 1_780_000_000_000 },
        },
      ],
      metadata: { event_sent_at_ms: 1_780_000_001_000 },
    },
    errors: {
      notifier,
      events: [
        {
          exceptions: [
            exception('AcceleratedCheckoutError', 'No component'),
            exception('TypeError', 'x is null'),
          ],
          severity: 'error',
          unhandled: false,
          app: { version: 'sandbox' },
        },
      ],
    },
    sessions: {
      notifier,
      app: { version: 'sandbox' },
      sessions: [{ id: 'a', startedAt: '2026-05-28T20:26:40.000Z' }],
    },
  }) satisfies Record<DeliveryKind, unknown>;
}

/** Where each kind goes, below the collector's address. */
export const PATHS: Record<DeliveryKind, string> = {
  metrics: '/v1/metrics',
  logs: '/v1/logs',
  analytics: '/analytics',
  errors: '/errors',
  sessions: '/errors/sessions',
};

/** Sends a body as the script does. */
export function deliver(
  base: string,
  kind: DeliveryKind,
  body: unknown = sampleBodies()[kind],
  type?: string,
): Promise<Response> {
  const headers: Record<string, string> = {
    'Content-Type': type ?? (kind === 'analytics' ? 'text/plain' : 'application/json'),
    ...(kind === 'errors' && { 'Bugsnag-Payload-Version': '5' }),
    ...(kind === 'sessions' && { 'Bugsnag-Payload-Version': '1' }),
  };
  return fetch(base + PATHS[kind], {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
