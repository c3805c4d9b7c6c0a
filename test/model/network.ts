import { type Business, operate } from './operations';
import { changeInTab } from './other-tab';
import { prune } from './prune';
import type { Content, Store } from './store';
import type { Timeline } from './timeline';

/** How a fault changes a request and its response. Lists have one value for each variant. */
interface Way {
  /** How often the server runs the request. @default 1 */
  times?: number;
  /** Delay before the request runs. @default the latency */
  processAfterMs?: number | number[];
  /** Delay before the response arrives. @default the latency */
  answerAfterMs?: number;
  /** Delay before the request runs again. @default never */
  echoAfterMs?: number[];
  /** When another tab changes the cart. @default never */
  tab?: 'before' | 'after';
  /** Corrupts the payload of the response. */
  corrupt?(payload: Payload, variant: number): void;
  /** Replaces the response. Returns nothing if the connection breaks. */
  instead?(): Response | undefined;
  /** Wraps the response like an app's `fetch`. */
  hand?(response: Response): Response;
  /** Replaces the response by a promise that never settles. Only the page's timeout ends it. */
  hang?(response: Response): Promise<Response>;
}

// biome-ignore lint/suspicious/noExplicitAny: each operation has a payload of its own
type Payload = any;

const LATENCY_MS = 40;
/** During the next steps, or after the page has timed out. */
const LATER_MS = [100, 250, 420, 460, 640, 680, 3000, 18_000, 25_000];
const http = (status: number, headers?: Record<string, string>) => () =>
  new Response('no', { status, headers: { 'Content-Type': 'text/plain', ...headers } });
const cut = () => undefined;

/** Values that a server may send instead of an amount. */
const ODD_AMOUNTS = [null, 'NaN', 'Infinity', '-5.0', '1e2', '١٢٠', '', '12,50', '0x64'];

/** A body with one part and no end, which can't be cancelled. */
const endless = (first: string) =>
  new ReadableStream({
    start: controller => controller.enqueue(new TextEncoder().encode(first)),
    cancel: () => new Promise(() => {}),
  });

/** Faults of the network. Faults in `operations.ts` use a working network. */
const FAULTS = {
  'lost before': { times: 0, instead: cut },
  'lost after': { instead: cut },
  late: { answerAfterMs: 12_000 },
  'too late': { answerAfterMs: 20_000 },
  'carried out late': { processAfterMs: 18_000, answerAfterMs: 18_100 },
  'cut, carried out later': { processAfterMs: LATER_MS, instead: cut },
  'cut, carried out twice': { echoAfterMs: LATER_MS, instead: cut },
  duplicated: { times: 2 },
  'answered, carried out twice': { echoAfterMs: LATER_MS },
  'http 429': { times: 0, instead: http(429) },
  'http 429 for a year': { times: 0, instead: http(429, { 'Retry-After': '31536000' }) },
  'http 503': { times: 0, instead: http(503, { 'Retry-After': '-5' }) },
  'http 429 without an end': { times: 0, instead: () => new Response(endless('no'), { status: 429 }) },
  'http 500 after': { instead: http(500) },
  'nonsense after': { instead: () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }) },
  'null after': { instead: () => Response.json({ data: null }) },
  'broken shape after': {
    instead: () => Response.json({ data: { result: { result: 7, cart: 'x', errors: 'y' } } }),
  },
  'no groups after': { corrupt: payload => Reflect.deleteProperty(Object(payload?.cart), 'deliveryGroups') },
  'odd amount': {
    corrupt(payload, variant) {
      const { cost } = Object(payload?.cart ?? payload?.result?.cart);
      if (cost) cost.totalAmount.amount = ODD_AMOUNTS[variant % ODD_AMOUNTS.length];
    },
  },
  'endless body': {
    hang: async ({ status, headers }) => new Response(endless('{"data":'), { status, headers }),
  },
  'deaf fetch': { hang: () => new Promise(() => {}) },
  'throws at once': {},
  'no body': { hand: response => Object.defineProperty(response, 'body', { value: undefined }) },
  'cloned by an app': {
    hand(response) {
      void response.clone().text();
      return response;
    },
  },
  'tab before': { tab: 'before' },
  'tab after': { tab: 'after' },
  throttled: {},
  refused: {},
  'no-url': {},
  'evil-url': {},
  'odd-type': {},
} satisfies Record<string, Way>;

export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as FaultKind[];
const BUSINESS = ['throttled', 'refused', 'no-url', 'evil-url', 'odd-type'];

/** A fault of an operation's next request. */
export interface Fault {
  kind: FaultKind;
  /** If missing, any operation. */
  operation?: string | undefined;
  variant: number;
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const pick = (ms: number | number[], variant: number) =>
  typeof ms === 'number' ? ms : (ms[variant % ms.length] ?? 0);

/** The page's state that the network reads. */
export interface Around {
  /** Number of the last purchase. */
  purchase(): number;
  /** True if an ordered cart is not found any more. */
  isGone: boolean;
  /** Number of the shopper's newest payment. */
  card(): number;
}

/** The cart in the page's last response, which a sheet can show. */
export interface Seen extends Content {
  groups: { key: string; handles: string[] }[];
}

interface Sent {
  operation: string;
  query: string;
  variables: Record<string, unknown>;
  token?: string | undefined;
  owner: number;
  card: number;
}

/** The page's `fetch` over a network and a shop with faults. */
export function createNetwork(store: Store, timeline: Timeline, { purchase, isGone, card }: Around) {
  const faults: Fault[] = [];

  function takeFault(operation: string, holds: (fault: Fault) => boolean): Fault | undefined {
    const index = faults.findIndex(fault => !fault.operation || fault.operation === operation);
    const fault = faults[index];
    return fault && holds(fault) ? faults.splice(index, 1)[0] : undefined;
  }

  function read(url: string, { body, headers }: RequestInit): Sent {
    const operation = new URL(url, location.href).searchParams.get('operation_name') ?? '';
    const { query = '', variables = {} } = JSON.parse(String(body));
    // Each purchase has its own access token here, which identifies late requests.
    const [, own] = /#(\d+)$/.exec(new Headers(headers).get('X-Shopify-Storefront-Access-Token') ?? '') ?? [];
    return {
      operation,
      query,
      variables,
      token: variables.attemptToken,
      owner: own ? Number(own) : purchase(),
      card: card(),
    };
  }

  /** Runs a request and sends the response, each at its time. */
  async function answer({ operation, query, variables, owner, card }: Sent, way: Way, fault?: Fault) {
    const { times = 1, processAfterMs = LATENCY_MS, answerAfterMs = LATENCY_MS, echoAfterMs } = way;
    const variant = fault?.variant ?? 0;
    const business: Business = {
      kind: BUSINESS.includes(fault?.kind ?? '') ? (fault?.kind as Business['kind']) : undefined,
      variant,
      isGone,
      purchase: owner,
      looked: network.looked,
      card,
    };
    const cartOf = (payload: Payload) =>
      store.carts.get(String(variables.cartId ?? variables.id ?? payload?.cart?.id));
    const change = () => {
      const cart = cartOf(undefined);
      if (cart) timeline.add('tab', changeInTab(store, cart, variant), undefined, owner);
    };
    let payload: Payload;
    let seen: Seen | undefined;
    function execute(isEcho = false) {
      payload = operate(store, operation, variables, { ...business, isEcho });
      const cart = cartOf(payload);
      if (cart) seen = toSeen(cart);
    }
    function toSeen(cart: Parameters<Store['groups']>[0]): Seen {
      const { cart: node = payload } = Object(payload);
      const ids = Object(node).deliveryGroups?.nodes.map(({ id }: { id: string }) => id) ?? [];
      const groups = store
        .groups(cart)
        .filter(({ id }) => ids.includes(id))
        .map(({ key, offered }) => ({ key, handles: offered.map(({ handle }) => handle) }));
      return { ...store.describe(cart), groups };
    }
    if (echoAfterMs) {
      const isUnknown = !way.instead;
      setTimeout(() => execute(isUnknown), pick(echoAfterMs, variant));
    }
    const processed = wait(pick(processAfterMs, variant)).then(() => {
      if (way.tab === 'before') change();
      for (let count = 0; count < times; count++) execute();
      if (way.tab === 'after') change();
    });
    if (!way.instead || pick(processAfterMs, variant) <= answerAfterMs) await processed;
    await wait(Math.max(1, answerAfterMs - pick(processAfterMs, variant)));
    const pruned = prune(payload, query);
    way.corrupt?.(pruned, variant);
    const response = way.instead ? way.instead() : Response.json({ data: { result: pruned } });
    if (!response) throw new TypeError('Failed to fetch');
    const isCartGone = !way.instead && isNotFound(operation, payload);
    return { response, isCartGone, seen: way.instead || !pruned ? undefined : { ...seen, query } };
  }

  const network = {
    faults,
    seen: undefined as Seen | undefined,
    /** The amounts that a sheet shows of it. */
    displayed: undefined as Seen | undefined,
    /** The cart at the page's last response. The page can't compare more before a submission. */
    looked: undefined as Content | undefined,

    /** Throws synchronously, if an app's `fetch` does. */
    throwAtOnce(url: string, init: RequestInit = {}) {
      const { operation, token, owner } = read(url, init);
      if (!takeFault(operation, ({ kind }) => kind === 'throws at once')) return;
      timeline.add('fault', `throws at once (${operation})`);
      timeline.add('request', operation, token, owner);
      timeline.add('answer', `${operation} lost`, token, owner);
      throw new TypeError('fetch is broken');
    },

    /** @param isLost returns true if the page no longer receives the response */
    async fetch(url: string, init: RequestInit = {}, isLost: () => boolean): Promise<Response> {
      const sent = read(url, init);
      const { operation, token, owner } = sent;
      timeline.add('request', operation, token, owner);
      const fault = takeFault(operation, () => true);
      const way: Way = fault ? FAULTS[fault.kind] : {};
      if (fault) timeline.add('fault', `${fault.kind} (${operation})`);
      const { signal } = init;
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
      const end = (type: string | number) => timeline.add('answer', `${operation} ${type}`, token, owner);
      try {
        const { response, isCartGone, seen } = await Promise.race([answer(sent, way, fault), aborted]);
        if (way.hang) {
          if (token) network.looked = undefined;
          aborted.catch(() => end('lost'));
          return way.hang(response);
        }
        const type = token ? await typeOf(response) : isCartGone ? 'gone' : response.status;
        if (seen?.lines !== undefined && owner === purchase() && !isLost()) {
          const { query, ...content } = seen as Seen & { query: string };
          const hasGroups = query.includes('deliveryGroups') && fault?.kind !== 'no groups after';
          network.looked = content;
          network.seen = { ...content, groups: hasGroups ? content.groups : (network.seen?.groups ?? []) };
        }
        end(isLost() ? 'lost' : type);
        // After a lost submission, the page has to read the cart again.
        if (type === 'lost') network.looked = undefined;
        return way.hand?.(response) ?? response;
      } catch (error) {
        end('lost');
        if (token) network.looked = undefined;
        throw error;
      }
    },
  };
  return network;
}

/** Returns true for a response about a missing cart. */
function isNotFound(operation: string, payload: Payload): boolean {
  return operation === 'cart' ? !payload : hasGoneError(payload);
}

const hasGoneError = (payload: Payload) =>
  (Array.isArray(payload?.errors) ? payload.errors : []).some(({ field }: { field?: string[] }) =>
    field?.includes('cartId'),
  );

/** Returns the result of a submission's response: its type, or `lost`. */
async function typeOf(response: Response): Promise<string> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return 'lost';
  const { data } = await response.clone().json();
  const payload = data?.result;
  const type = payload?.result?.__typename;
  if (SUBMISSIONS.includes(type)) return type;
  const hasErrors = Array.isArray(payload?.errors) && payload.errors.length > 0;
  return hasErrors && !hasGoneError(payload) && !type ? 'SubmitFailed' : 'lost';
}

const SUBMISSIONS = ['SubmitSuccess', 'SubmitAlreadyAccepted', 'SubmitThrottled', 'SubmitFailed'];
