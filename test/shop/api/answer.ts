import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** What is sent: the head, and the body whole or in parts as they come. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | AsyncIterable<Uint8Array>;
}

export function toJson(status: number, data: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(data) };
}

/** An answer of nothing but errors, as the real API words them. */
export function toErrors(status: number, code: string, message: string): Answer {
  return toJson(status, { errors: [{ message, extensions: { code } }] });
}

/** Sends the answer part by part; hands the whole text over just before the other side sees the end. */
export async function send(
  res: ServerResponse,
  { status, headers, body }: Answer,
  onText: (text: string) => void = () => {},
): Promise<void> {
  res.writeHead(status, headers);
  const sent: Uint8Array[] = [];
  for await (const part of typeof body === 'string' ? [Buffer.from(body)] : body) {
    if (res.destroyed) break;
    sent.push(part);
    if (!res.write(part)) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  }
  onText(Buffer.concat(sent).toString());
  res.end();
}

export async function readAll(body: Answer['body']): Promise<Buffer> {
  if (typeof body === 'string') return Buffer.from(body);
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}
