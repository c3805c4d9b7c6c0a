import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { createYoga } from 'graphql-yoga';
import { ACCESS_TOKEN, type Store } from '../store/store';
import { takeFault } from '../store/take-fault';
import type { Call } from '../store/types';
import { type Answer, send, toErrors } from './answer';
import { setCors } from './cors';
import { readOperation } from './operation';
import type { Context, Timing } from './payload';
import { readSchemas, type Schemas } from './schemas';
import { TRANSPORT_NAMES, type TransportFault, transportFaults } from './transport-faults';

export const API_PATH = /^\/api\/([^/]+)\/graphql\.json$/;

export const TIMING: Timing = { rates: 60, pollAfter: 1000, slow: 1500, silence: 30_000 };

/** What the page at an address has replaced of the shop's settings, as a query string. */
type ReadKept = (origin: string, address?: string) => string;

/** The storefront API of a store, for any path that fits `API_PATH`. */
export function createApi(
  store: Store,
  timing: Partial<Timing> = {},
  readKept: ReadKept = () => '',
): RequestListener {
  const times = { ...TIMING, ...timing };
  const yogas = makeYogas();

  return (req, res) => {
    // A shopper who leaves in the middle ends the request, not the shop.
    handle(req, res).catch(() => res.destroy());
  };

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://shop');
    const version = API_PATH.exec(pathname)?.[1];
    setCors(req, res);
    if (!version) return void send(res, toErrors(404, 'NOT_FOUND', 'Not Found'));
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();

    const body = await readBody(req);
    const { name, variables } = readOperation(body);
    const call: Call = {
      at: Date.now(),
      method: req.method ?? 'GET',
      url: req.url ?? '',
      operation: name,
      headers: toRecord(req.headers),
      variables,
    };
    store.record(call);

    const answer = async () => {
      if (req.headers['x-shopify-storefront-access-token'] !== ACCESS_TOKEN)
        return toErrors(401, 'UNAUTHORIZED', 'Access token missing or wrong');
      const named = searchParams.get('operation_name');
      if (named && name && named !== name)
        return toErrors(400, 'BAD_REQUEST', `operation_name is ${named}, but the document has ${name}`);
      const unstable = version === 'unstable';
      const origin = `http://${req.headers.host}`;
      const context = { store, origin, kept: readKept(origin, req.headers.referer), unstable, timing: times };
      return fetchAnswer((await yogas)[unstable ? 'unstable' : 'public'], req, body, context);
    };
    const fault = takeFault(store, name ?? '', TRANSPORT_NAMES);
    const spoil: TransportFault | undefined = fault && transportFaults[fault];
    const result = await (spoil ? spoil({ answer, res, timing: times }) : answer());
    if (!result) return store.record(call);
    call.status = result.status;
    await send(res, result, text => {
      call.answer = toData(text);
      store.record(call);
    });
  }
}

type Yoga = ReturnType<typeof createYoga<Context>>;
type Yogas = Record<keyof Schemas, Yoga>;

let made: Promise<Yogas> | undefined;

/** Made once for every shop of a run: what belongs to one store comes with each request. */
function makeYogas(): Promise<Yogas> {
  made ??= readSchemas().then(toYogas);
  return made;
}

function toYogas(schemas: Schemas): Yogas {
  const make = (schema: Schemas['public']) =>
    createYoga<Context>({
      schema,
      graphqlEndpoint: '/api/:version/graphql.json',
      plugins: [useDeferStream()],
      cors: false,
      landingPage: false,
      logging: false,
      maskedErrors: false,
    });
  return { public: make(schemas.public), unstable: make(schemas.unstable) };
}

async function fetchAnswer(
  yoga: Yoga,
  req: IncomingMessage,
  text: string,
  context: Context,
): Promise<Answer> {
  const { status, headers, body } = await yoga.fetch(
    `${context.origin}${req.url}`,
    { method: req.method ?? 'GET', headers: toRecord(req.headers), body: text || null },
    context,
  );
  return {
    status,
    headers: Object.fromEntries(headers),
    body: (body as AsyncIterable<Uint8Array> | null) ?? '',
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  return Buffer.concat(parts).toString();
}

function toRecord(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The JSON of an answer; its text where it is none, or comes in parts. */
function toData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
