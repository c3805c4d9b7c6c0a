import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../server/store/store';
import type { CollectorState, DeliveryKind, Settings } from '../../server/store/types';
import { CHOICES } from '../../server/web/settings';
import type { Handler } from '../../server/web/visit';
import { analyticsBody, errorsBody, logsBody, metricsBody, sessionsBody } from './bodies';
import type { Shape } from './shape';

const SLOW_MS = 3000;
const RETRY_AFTER_S = 2;

/** One endpoint of the collector. */
interface Endpoint {
  kind: DeliveryKind;
  body: Shape;
  /** Content types that it accepts. @default JSON */
  types?: string[];
  /** Bugsnag's payload version, required in a header. @default none */
  version?: string;
  /** The response to a valid body. @default 200 and an empty object */
  accepted?: { status?: number; json?: unknown };
}

const JSON_TYPE = 'application/json';
const OTLP_ACCEPTED = { json: { partialSuccess: {} } };
const BUGSNAG_HEADERS = ['bugsnag-api-key', 'bugsnag-payload-version', 'bugsnag-sent-at'];

const ENDPOINTS: Record<string, Endpoint> = {
  '/v1/metrics': { kind: 'metrics', body: metricsBody, accepted: OTLP_ACCEPTED },
  '/v1/logs': { kind: 'logs', body: logsBody, accepted: OTLP_ACCEPTED },
  '/analytics': { kind: 'analytics', body: analyticsBody, types: ['text/plain', JSON_TYPE] },
  '/errors': { kind: 'errors', body: errorsBody, version: '5' },
  '/errors/sessions': { kind: 'sessions', body: sessionsBody, version: '1', accepted: { status: 202 } },
};

/** `/collector`, then the state that one page view has chosen, then the endpoint. */
const PLACE = new RegExp(`^/collector(?:/(${CHOICES.collector.join('|')}))?(/.+)$`);

/** How a failing collector responds: the status, and when to retry. */
const FAILURES: Partial<Record<CollectorState, () => [status: number, retryAfter?: string]>> = {
  http_429: () => [429, String(RETRY_AFTER_S)],
  // An HTTP date has no fractions, so it is rounded up.
  http_429_date: () => [429, new Date(Math.ceil(Date.now() / 1000 + RETRY_AFTER_S) * 1000).toUTCString()],
  http_500: () => [500],
};

/** Stores requests to the collector and responds to them. Returns nothing for other paths. */
export async function collect(
  request: Request,
  store: Store,
  slowMs = SLOW_MS,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const [, chosen, path = ''] = PLACE.exec(url.pathname) ?? [];
  const endpoint = Object.hasOwn(ENDPOINTS, path) && ENDPOINTS[path];
  if (!endpoint) return undefined;
  const state = (chosen as CollectorState | undefined) ?? store.settings.collector;
  if (request.method === 'OPTIONS') return state === 'down' ? Response.error() : preflight(endpoint);
  if (request.method !== 'POST') return answer(405, { message: 'Use POST' });
  const { body, bytes, problems } = await readBody(request, endpoint);
  const [failure, retryAfter] = FAILURES[state]?.() ?? [];
  const { status: accepted = 200, json = {} } = endpoint.accepted ?? {};
  const status = state === 'down' ? 0 : (failure ?? (problems.length ? 400 : accepted));
  store.receive({
    at: Date.now(),
    kind: endpoint.kind,
    url: url.pathname + url.search,
    headers: Object.fromEntries(request.headers),
    bytes,
    body,
    status,
    problems,
  });
  if (state === 'slow') await wait(slowMs, undefined, { ref: false });
  if (!status) return Response.error();
  if (failure) return answer(status, { message: 'Not now' }, retryAfter);
  return answer(status, problems.length ? { code: 3, message: problems.join('\n') } : json);
}

/** Lets other origins send, without cookies. */
function preflight({ version }: Endpoint): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': ['content-type', ...(version ? BUGSNAG_HEADERS : [])].join(', '),
      'Access-Control-Max-Age': '600',
    },
  });
}

async function readBody(request: Request, { types = [JSON_TYPE], version, body: shape }: Endpoint) {
  const bytes = Buffer.from(await request.arrayBuffer());
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const given = request.headers.get('bugsnag-payload-version');
  const body = parse(bytes.toString());
  const problems = [
    ...(types.includes(type.trim()) ? [] : [`Content-Type: ${types.join(' or ')}, not ${type || 'nothing'}`]),
    ...(version && given !== version
      ? [`bugsnag-payload-version: ${version}, not ${given ?? 'nothing'}`]
      : []),
    ...shape(body, ''),
  ];
  return { body, bytes: bytes.length, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function answer(status: number, json: unknown, retryAfter?: string): Response {
  const headers = new Headers({
    'Content-Type': JSON_TYPE,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Cache-Control': 'no-store',
  });
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return new Response(JSON.stringify(json), { status, headers });
}

/** Cookies that identify the visitor and the session. */
const VISITOR = {
  _shopify_y: '7b0f3c52-1a86-4d0e-9c1b-5f2d84e6a930',
  _shopify_s: 'c94e1d07-62b3-4f58-8a7e-0d3b91f7c215',
};

const CONSENT: Record<Settings['consent'], string | undefined> = {
  all: '3AMPS._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg',
  none: '3amps._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg',
  unknown: undefined,
};

/** Sets the cookies that analytics reads: the visitor's ids and the consent. */
export function withVisitorCookies(handle: Handler): Handler {
  return async visit => {
    const response = await handle(visit);
    const consent = CONSENT[visit.settings.consent];
    if (!consent) return response;
    for (const [name, value] of Object.entries({ ...VISITOR, _tracking_consent: consent }))
      response.headers.append('Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax; Max-Age=31536000`);
    return response;
  };
}
