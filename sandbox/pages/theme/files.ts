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

/** The content of one file, or of several concatenated files. */
interface CachedFile {
  type: string;
  changedAt: number;
  plain: Uint8Array<ArrayBuffer>;
  /** Compresses with brotli at the first call. */
  compress(): Promise<Uint8Array<ArrayBuffer>>;
}

const cache = new Map<string, CachedFile>();

/** Reads files as one, and caches it until one of them changes. Returns nothing if one is missing. */
export async function cacheFiles(files: URL[]): Promise<CachedFile | undefined> {
  const found = await Promise.all(files.map(file => stat(file).catch(() => undefined)));
  if (!found.every(file => file?.isFile())) return undefined;
  const changedAt = Math.max(...found.map(file => file?.mtimeMs ?? 0));
  const key = files.join();
  const known = cache.get(key);
  if (known?.changedAt === changedAt) return known;
  const plain = new Uint8Array(Buffer.concat(await Promise.all(files.map(file => readFile(file)))));
  let brotli: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const fresh: CachedFile = {
    type: TYPES[extname(files[0]?.pathname ?? '')] ?? 'application/octet-stream',
    changedAt,
    plain,
    compress() {
      brotli ??= toBrotli(plain);
      return brotli;
    },
  };
  cache.set(key, fresh);
  return fresh;
}

/** Reads a file as text through the cache. Returns nothing if it is missing. */
export async function readText(file: URL): Promise<string | undefined> {
  const found = await cacheFiles([file]);
  return found && new TextDecoder().decode(found.plain);
}

/** Compresses as a release does. */
export async function toBrotli(plain: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return new Uint8Array(await compress(plain, { params }));
}

/** Responds with a file of a folder. */
export async function serveFile(request: Request, folder: URL, path: string): Promise<Response> {
  const file = new URL(`./${path}`, folder);
  return replyCached(request, file.href.startsWith(folder.href) ? await cacheFiles([file]) : undefined);
}

/** Responds with a cached file, compressed if the client accepts it, or with 304 if the client has it. */
export async function replyCached(request: Request, found: CachedFile | undefined): Promise<Response> {
  if (!found) return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  const etag = `"${Math.floor(found.changedAt).toString(36)}-${found.plain.length.toString(36)}"`;
  const headers = new Headers({
    'Content-Type': found.type,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const isBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  if (isBrotli) headers.set('Content-Encoding', 'br');
  return new Response(isBrotli ? await found.compress() : found.plain, { headers });
}
