import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
};

interface Kept {
  changedAt: number;
  plain: Uint8Array<ArrayBuffer>;
  /** Its compressed form, made for the first client that takes it. */
  compress(): Promise<Uint8Array<ArrayBuffer>>;
}

const kept = new Map<string, Kept>();

/** Reads a file; it and its compressed form are kept until the file changes. Nothing where there is no such file. */
export async function keepFile(file: URL): Promise<Kept | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const known = kept.get(file.href);
  if (known?.changedAt === found.mtimeMs) return known;
  const plain = new Uint8Array(await readFile(file));
  let brotli: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const fresh: Kept = {
    changedAt: found.mtimeMs,
    plain,
    compress() {
      brotli ??= toBrotli(plain);
      return brotli;
    },
  };
  kept.set(file.href, fresh);
  return fresh;
}

async function toBrotli(plain: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return new Uint8Array(await compress(plain, { params }));
}

/** Answers with a file below a folder, compressed where the client takes it. */
export async function serveFile(request: Request, folder: URL, path: string): Promise<Response> {
  const file = new URL(`./${path}`, folder);
  const isBelow = file.href.startsWith(folder.href);
  const found = isBelow ? await keepFile(file) : undefined;
  if (!found) return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  const etag = `"${Math.floor(found.changedAt).toString(36)}-${found.plain.length.toString(36)}"`;
  const headers = new Headers({
    'Content-Type': TYPES[extname(file.pathname)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const isBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  if (isBrotli) headers.set('Content-Encoding', 'br');
  return new Response(isBrotli ? await found.compress() : found.plain, { headers });
}
