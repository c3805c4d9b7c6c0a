import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store/store';
import type { CollectorState } from '../store/types';
import { CHOICES } from '../web/choices';
import { PORTS, type Port } from './ports';

/** How late a slow collector answers. */
export const SLOW_MS = 3000;
const RETRY_AFTER_S = 2;

/** `/collector`, then what the collector does where one page view has chosen that, then the port. */
const PLACE = new RegExp(`^/collector(?:/(${CHOICES.collector.join('|')}))?(/.+)$`);

/** How a collector that is not up refuses: the status, and when to come back. */
const REFUSALS: Partial<Record<CollectorState, () => [status: number, retryAfter?: string]>> = {
  http_429: () => [429, String(RETRY_AFTER_S)],
  // A date has no fractions: rounded up, it is not earlier than it was meant.
  http_429_date: () => [429, new Date(Math.ceil(Date.now() / 1000 + RETRY_AFTER_S) * 1000).toUTCString()],
  http_500: () => [500],
};

/** Answers what is sent to the collector, and keeps it; nothing for any other path. */
export async function collect(
  request: Request,
  store: Store,
  slowMs = SLOW_MS,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const [, chosen, path] = PLACE.exec(url.pathname) ?? [];
  const port = PORTS.find(other => other.path === path);
  if (!port) return undefined;
  const state = (chosen as CollectorState | undefined) ?? store.settings.collector;
  if (request.method === 'OPTIONS') return state === 'down' ? Response.error() : preflight(port);
  if (request.method !== 'POST') return answer(405, { message: 'Send it with POST' });
  const { body, bytes, problems } = await readDelivery(request, port);
  const [refusal, retryAfter] = REFUSALS[state]?.() ?? [];
  const status = state === 'down' ? 0 : (refusal ?? (problems.length ? 400 : port.thanks.status));
  const headers = Object.fromEntries(request.headers);
  store.receive({
    at: Date.now(),
    kind: port.kind,
    url: url.pathname + url.search,
    headers,
    bytes,
    body,
    status,
    problems,
  });
  if (state === 'slow') await wait(slowMs, undefined, { ref: false });
  if (!status) return Response.error();
  if (refusal) return answer(status, { message: 'Not now' }, retryAfter);
  return problems.length
    ? answer(status, { code: 3, message: problems.join('\n') })
    : answer(status, port.thanks.json);
}

/** Other origins may send, without cookies, what the port says. */
function preflight({ headers }: Port): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': headers.join(', '),
      'Access-Control-Max-Age': '600',
    },
  });
}

async function readDelivery(request: Request, { types, needs = {}, shape }: Port) {
  const bytes = Buffer.from(await request.arrayBuffer());
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const problems = types.includes(type.trim())
    ? []
    : [`Content-Type: ${types.join(' or ')}, not ${type || 'nothing'}`];
  for (const [name, value] of Object.entries(needs))
    if (request.headers.get(name) !== value)
      problems.push(`${name}: ${value}, not ${request.headers.get(name) ?? 'nothing'}`);
  const body = parse(bytes.toString());
  return { body, bytes: bytes.length, problems: [...problems, ...shape(body, '')] };
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
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Cache-Control': 'no-store',
  });
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return new Response(JSON.stringify(json), { status, headers });
}
