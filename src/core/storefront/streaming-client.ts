import { mergeResultPatch, type OperationResult } from 'urql';
import { nullProto, nullProtoDeep } from '../platform/objects';
import type { PageSettings } from '../types/page';
import { createStorefrontClient, type RawResponse, type ReadResponse, type StorefrontClient } from './client';
import type { Endpoint } from './request';

const DEFERRED = 'multipart/mixed; deferSpec=20220824, application/json';

/**
 * Creates a client of the storefront API for a purchase. It uses only urql's merge of deferred responses, because urql's `Client`
 * and exchanges are too large (docs/decisions.md#b1). The `Client` also shares a pending response between equal queries, so that
 * a read of the cart after a change could return the cart from before the change.
 */
export const createStreamingClient = (
  settings: PageSettings,
  instrument: string,
  endpoint?: Endpoint,
): StorefrontClient => {
  const send = createStorefrontClient(settings, instrument, readParts, endpoint);
  return (document, variables, options) =>
    send(document, variables, document.includes('@defer') ? { accept: DEFERRED, ...options } : options);
};

/** One part of a response, as urql reads it. */
type Part = Parameters<typeof mergeResultPatch>[1];

const readParts: ReadResponse = async response => {
  let merged = nullProto<OperationResult>();
  for await (const part of parseParts(response)) {
    merged = mergeResultPatch(merged, part, response);
    if (part.hasNext === false) break;
  }
  const { data, error } = merged;
  return { data: nullProtoDeep(data), graphQLErrors: error?.graphQLErrors } as RawResponse<never>;
};

/** Parses each part of a response. Each part ends with a line that begins with two dashes. JSON never contains such a line. */
async function* parseParts(response: Response): AsyncGenerator<Part> {
  const parse = (text: string): Part => nullProtoDeep(JSON.parse(text.slice(text.indexOf('{'))));
  let rest = '';
  for await (const text of readText(response)) {
    const parts = (rest + text).split('\r\n--');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.includes('{')) yield parse(part);
  }
  // A text without a boundary after it is a response in one piece, or the part that was cut off, which can't be parsed.
  if (/^\s*\{/.test(rest)) yield parse(rest);
}

/** Reads a body in chunks. Doesn't await the stream's `cancel()`, which never settles if an app has cloned the response. */
async function* readText(response: Response): AsyncGenerator<string> {
  // A response that an app made may have no stream.
  if (!response.body) return yield await response.text();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
