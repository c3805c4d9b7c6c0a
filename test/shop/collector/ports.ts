import type { DeliveryKind } from '../store/types';
import { errorsBody, sessionsBody } from './error-events';
import { logsBody } from './otlp-logs';
import { metricsBody } from './otlp-metrics';
import type { Shape } from './shape';
import { analyticsBody } from './wallet-events';

/** One address of the collector. */
export interface Port {
  path: string;
  kind: DeliveryKind;
  types: string[];
  /** Request headers that it lets other origins send. */
  headers: string[];
  shape: Shape;
  /** What a delivery has to carry, by lower-case name. */
  needs?: Record<string, string>;
  /** The answer to what it takes. */
  thanks: { status: number; json: unknown };
}

const JSON_TYPE = ['application/json'];
const TAKEN = { status: 200, json: { partialSuccess: {} } };
const BUGSNAG = ['content-type', 'bugsnag-api-key', 'bugsnag-payload-version', 'bugsnag-sent-at'];

export const PORTS: Port[] = [
  {
    path: '/v1/metrics',
    kind: 'metrics',
    types: JSON_TYPE,
    headers: ['content-type'],
    shape: metricsBody,
    thanks: TAKEN,
  },
  {
    path: '/v1/logs',
    kind: 'logs',
    types: JSON_TYPE,
    headers: ['content-type'],
    shape: logsBody,
    thanks: TAKEN,
  },
  {
    path: '/analytics',
    kind: 'analytics',
    types: ['text/plain', ...JSON_TYPE],
    headers: ['content-type'],
    shape: analyticsBody,
    thanks: { status: 200, json: {} },
  },
  {
    path: '/errors',
    kind: 'errors',
    types: JSON_TYPE,
    headers: BUGSNAG,
    shape: errorsBody,
    needs: { 'bugsnag-payload-version': '5' },
    thanks: { status: 200, json: {} },
  },
  {
    path: '/errors/sessions',
    kind: 'sessions',
    types: JSON_TYPE,
    headers: BUGSNAG,
    shape: sessionsBody,
    needs: { 'bugsnag-payload-version': '1' },
    thanks: { status: 202, json: {} },
  },
];
