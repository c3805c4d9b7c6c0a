import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultName } from '../store/types';
import { type Answer, readAll, toErrors, toJson } from './answer';
import type { Timing } from './payload';

/** What one fault makes of the answer; nothing where it has dealt with the connection itself. */
export type TransportFault = (request: Spoiled) => Answer | undefined | Promise<Answer | undefined>;

export interface Spoiled {
  /** Carries the operation out. */
  answer(): Promise<Answer>;
  res: ServerResponse;
  timing: Timing;
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

export const transportFaults = {
  refused({ res }) {
    res.destroy();
    return undefined;
  },
  async cut({ answer, res }) {
    const { status, headers, body } = await answer();
    const whole = await readAll(body);
    res.writeHead(status, { ...headers, 'content-length': String(whole.length) });
    res.write(whole.subarray(0, whole.length / 2), () => res.destroy());
    return undefined;
  },
  http_500: () => ({ status: 500, headers: TEXT, body: 'Internal Server Error' }),
  http_429: () => toErrors(429, 'THROTTLED', 'Throttled'),
  http_429_retry_after: () => ({
    ...toErrors(429, 'THROTTLED', 'Throttled'),
    headers: { 'content-type': 'application/json', 'retry-after': '1' },
  }),
  http_503: () => ({ status: 503, headers: TEXT, body: 'Service Unavailable' }),
  html: () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Manutenção</title><p>Voltamos já.</p>',
  }),
  graphql_errors: () =>
    toErrors(200, 'INTERNAL_SERVER_ERROR', 'Internal error. Looks like something went wrong.'),
  null_data: () => toJson(200, { data: null }),
  async silence({ res, timing }) {
    await waitOrClose(res, timing.silence);
    res.destroy();
    return undefined;
  },
  async slow({ answer, res, timing }) {
    const [result] = await Promise.all([answer(), waitOrClose(res, timing.slow)]);
    return result;
  },
} satisfies Partial<Record<FaultName, TransportFault>>;

export const TRANSPORT_NAMES = Object.keys(transportFaults) as (keyof typeof transportFaults)[];

/** Waits, but no longer than the other side does. */
async function waitOrClose(res: ServerResponse, ms: number): Promise<void> {
  const closed = new AbortController();
  res.once('close', () => closed.abort());
  await wait(ms, undefined, { signal: closed.signal }).catch(() => undefined);
}
