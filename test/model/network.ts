import { type Business, operate } from './operations';
import type { Store } from './store';
import type { Timeline } from './timeline';

/** How an answer travels: what becomes of the request, and of what is sent back. */
interface Way {
  /** How often the server carries it out. @default 1 */
  times?: number;
  /** How long before it does. @default the latency */
  processAfterMs?: number;
  /** How long before the answer is there. @default the latency */
  answerAfterMs?: number;
  /** Takes the place of the answer; nothing where the connection is cut. */
  instead?(): Response | undefined;
}

const LATENCY_MS = 40;
const http = (status: number, headers?: Record<string, string>) => () =>
  new Response('no', { status, headers: { 'Content-Type': 'text/plain', ...headers } });

/** Ways in which a request goes wrong; those that `operations.ts` knows travel as usual. */
const WAYS = {
  'lost before': { times: 0, instead: () => undefined },
  'lost after': { instead: () => undefined },
  late: { answerAfterMs: 12_000 },
  'too late': { answerAfterMs: 20_000 },
  'carried out late': { processAfterMs: 18_000, answerAfterMs: 18_100 },
  duplicated: { times: 2 },
  'http 429': { times: 0, instead: http(429) },
  'http 429 for a year': { times: 0, instead: http(429, { 'Retry-After': '31536000' }) },
  'http 503': { times: 0, instead: http(503, { 'Retry-After': '-5' }) },
  'http 500 after': { instead: http(500) },
  'nonsense after': { instead: () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }) },
  'null after': { instead: () => Response.json({ data: null }) },
  'broken shape after': {
    instead: () => Response.json({ data: { result: { result: 7, cart: 'x', errors: 'y' } } }),
  },
  throttled: {},
  refused: {},
  'no-url': {},
  'evil-url': {},
  'odd-type': {},
} satisfies Record<string, Way>;

export type FaultKind = keyof typeof WAYS;
export const FAULT_KINDS = Object.keys(WAYS) as FaultKind[];
const BUSINESS = ['throttled', 'refused', 'no-url', 'evil-url', 'odd-type'];

/** What befalls the next request of an operation. */
export interface Fault {
  kind: FaultKind;
  /** Any operation where absent. */
  operation?: string | undefined;
  variant: number;
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** What the network knows of the page. */
export interface Around {
  /** Number of the purchase that began last. */
  purchase(): number;
  /** A cart that was ordered is not found any more. */
  isGone: boolean;
}

/** The page's `fetch`, over a network and a shop in which things go wrong. */
export function createNetwork(store: Store, timeline: Timeline, { purchase, isGone }: Around) {
  const faults: Fault[] = [];

  function takeFault(operation: string): Fault | undefined {
    const index = faults.findIndex(fault => !fault.operation || fault.operation === operation);
    return index < 0 ? undefined : faults.splice(index, 1)[0];
  }

  async function answer(
    operation: string,
    variables: Record<string, unknown>,
    owner: number,
  ): Promise<Response> {
    const fault = takeFault(operation);
    const way: Way = fault ? WAYS[fault.kind] : {};
    if (fault) timeline.add('fault', `${fault.kind} (${operation})`);
    const { times = 1, processAfterMs = LATENCY_MS, answerAfterMs = LATENCY_MS, instead } = way;
    const business: Business = {
      kind: BUSINESS.includes(fault?.kind ?? '') ? (fault?.kind as Business['kind']) : undefined,
      variant: fault?.variant ?? 0,
      isGone,
      purchase: owner,
    };
    await wait(processAfterMs);
    let result: unknown;
    for (let count = 0; count < times; count++) result = operate(store, operation, variables, business);
    await wait(Math.max(0, answerAfterMs - processAfterMs) || 1);
    if (!instead) return Response.json({ data: { result } });
    const other = instead();
    if (other) return other;
    throw new TypeError('Failed to fetch');
  }

  /** @param isLost whether nobody in the page hears the answer any more */
  async function fetch(
    url: string,
    { body, headers, signal }: RequestInit = {},
    isLost: () => boolean,
  ): Promise<Response> {
    const operation = new URL(url, location.href).searchParams.get('operation_name') ?? '';
    const { variables = {} } = JSON.parse(String(body));
    const token = variables.attemptToken as string | undefined;
    // Each purchase has an access token of its own here: a late request is known by it, whatever has begun since.
    const [, own] = /#(\d+)$/.exec(new Headers(headers).get('X-Shopify-Storefront-Access-Token') ?? '') ?? [];
    const owner = own ? Number(own) : purchase();
    timeline.add('request', operation, token, owner);
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    try {
      const response = await Promise.race([answer(operation, variables, owner), aborted]);
      const type = token ? await typeOf(response) : response.status;
      timeline.add('answer', `${operation} ${isLost() ? 'lost' : type}`, token, owner);
      return response;
    } catch (error) {
      timeline.add('answer', `${operation} lost`, token, owner);
      throw error;
    }
  }

  return { fetch, faults };
}

/** What a page can learn of a submission from an answer: its type, or `lost` where it says nothing of it. */
async function typeOf(response: Response): Promise<string> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return 'lost';
  const { data } = await response.clone().json();
  const payload = data?.result;
  const type = payload?.result?.__typename;
  if (SUBMISSIONS.includes(type)) return type;
  const errors = Array.isArray(payload?.errors) ? payload.errors : [];
  const isGone = errors.some(({ field }: { field?: string[] }) => field?.includes('cartId'));
  return errors.length && !isGone && !type ? 'SubmitFailed' : 'lost';
}

const SUBMISSIONS = ['SubmitSuccess', 'SubmitAlreadyAccepted', 'SubmitThrottled', 'SubmitFailed'];
