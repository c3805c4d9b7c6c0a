import { ReadableStream } from 'node:stream/web';
import { addResolversToSchema } from '@graphql-tools/schema';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { extendSchema, type GraphQLSchema, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { readPublicSchema, readUnstableSchema } from '../../../build/graphql-plugin.mjs';
import { ACCESS_TOKEN, type Store, takeFault } from '../store/store';
import type { Call } from '../store/types';
import type { Env } from '../web/listen';
import { type Context, TIMING, type Timing } from './context';
import { mutations, queries, walletSessions } from './resolvers';
import { errorResponse, TRANSPORT_NAMES, type TransportFault, transportFaults } from './transport-faults';

/** Returns the overrides of the page at a URL, as a query string. */
type ReadOverrides = (origin: string, address?: string) => string;

/** Creates the storefront API of a store at `/api/{version}/graphql.json`, for pages of any origin. */
export function createApi(
  store: Store,
  timing: Partial<Timing> = {},
  readOverridesQuery: ReadOverrides = () => '',
): Hono<Env> {
  const times = { ...TIMING, ...timing };
  const yogas = getYogas();
  const app = new Hono<Env>();
  app.use(
    '/api/*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      exposeHeaders: ['retry-after'],
      maxAge: 7200,
    }),
  );
  app.all('/api/:version/graphql.json', async c => {
    const { url, method } = c.req;
    const { origin, pathname, search } = new URL(url);
    const headers = c.req.header();
    const body = await c.req.text();
    const { name, variables } = readOperation(body);
    const call: Call = {
      at: Date.now(),
      method,
      url: pathname + search,
      operation: name,
      headers,
      variables,
    };
    store.record(call);

    const respond = async () => {
      if (headers['x-shopify-storefront-access-token'] !== ACCESS_TOKEN)
        return errorResponse(401, 'UNAUTHORIZED', 'Access token missing or wrong');
      const named = c.req.query('operation_name');
      if (named && name && named !== name)
        return errorResponse(400, 'BAD_REQUEST', `operation_name is ${named}, but the document has ${name}`);
      const unstable = c.req.param('version') === 'unstable';
      const context = {
        store,
        origin,
        overrides: readOverridesQuery(origin, headers.referer),
        unstable,
        timing: times,
      };
      const yoga = (await yogas)[unstable ? 'unstable' : 'public'];
      return yoga.fetch(url, { method, headers, body: body || null }, context);
    };
    const faultName = takeFault(store, name ?? '', TRANSPORT_NAMES);
    const fault: TransportFault | undefined = faultName && transportFaults[faultName];
    const response = await (fault ? fault({ respond, c, timing: times }) : respond());
    if (response === RESPONSE_ALREADY_SENT) {
      store.record(call);
      return response;
    }
    call.status = response.status;
    return tapResponse(response, text => {
      call.response = toData(text);
      store.record(call);
    });
  });
  app.all('/api/*', () => errorResponse(404, 'NOT_FOUND', 'Not Found'));
  return app;
}

type Yoga = ReturnType<typeof createYoga<Context>>;
type Yogas = Record<keyof Schemas, Yoga>;

let yogas: Promise<Yogas> | undefined;

/** Returns both GraphQL servers. All shops of a process share them; a request's context has the store. */
function getYogas(): Promise<Yogas> {
  yogas ??= readSchemas().then(schemas => ({
    public: toYoga(schemas.public),
    unstable: toYoga(schemas.unstable),
  }));
  return yogas;
}

function toYoga(schema: GraphQLSchema): Yoga {
  return createYoga<Context>({
    schema,
    graphqlEndpoint: '/api/:version/graphql.json',
    plugins: [useDeferStream()],
    cors: false,
    landingPage: false,
    logging: false,
    maskedErrors: false,
  });
}

/** Codes that only the unstable version has. */
const UNSTABLE_CODES = 'extend enum SubmissionErrorCode { CAPTCHA_COMPLETION_REQUIRED }';

interface Schemas {
  public: GraphQLSchema;
  unstable: GraphQLSchema;
}

let schemas: Promise<Schemas> | undefined;

/** Returns the schemas of the version `unstable` and of every other one, with their resolvers; builds them once. */
export function readSchemas(): Promise<Schemas> {
  schemas ??= buildSchemas();
  return schemas;
}

async function buildSchemas(): Promise<Schemas> {
  const [open, unstable] = await Promise.all([readPublicSchema(), readUnstableSchema()]);
  return {
    public: resolve(open, mutations),
    unstable: resolve(extendSchema(unstable, parse(UNSTABLE_CODES)), { ...mutations, ...walletSessions }),
  };
}

function resolve(schema: GraphQLSchema, fields: typeof mutations): GraphQLSchema {
  return addResolversToSchema({
    schema,
    resolvers: { QueryRoot: queries, Mutation: { ...fields } },
    inheritResolversFromInterfaces: false,
  });
}

/** Parses the body of a POST; anything but a GraphQL request has neither name nor variables. */
function readOperation(body: string): { name?: string; variables?: unknown } {
  try {
    const { query, variables, operationName } = JSON.parse(body);
    const [definition] = parse(query).definitions.filter(({ kind }) => kind === 'OperationDefinition');
    const name = operationName ?? (definition && 'name' in definition && definition.name?.value);
    return { ...(name && { name }), variables };
  } catch {
    return {};
  }
}

/** Returns the same response, and calls back with its text just before the client receives the end. */
function tapResponse({ status, headers, body }: Response, onText: (text: string) => void): Response {
  async function* read() {
    const parts: Uint8Array[] = [];
    try {
      for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
        parts.push(part);
        yield part;
      }
    } finally {
      onText(Buffer.concat(parts).toString());
    }
  }
  return new Response(ReadableStream.from(read()) as never, { status, headers: Object.fromEntries(headers) });
}

/** Returns the JSON of a response; its text if it is not JSON, or is multipart. */
function toData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
