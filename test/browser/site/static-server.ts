import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * A web server that knows files and nothing else, below a folder that is not the root, until nothing else is left to do.
 *
 * @returns the folder's URL, with a slash at its end
 */
export async function serveFolder(root: string): Promise<string> {
  const server = createServer(async ({ url = '' }, response) => {
    const [, path] = /^\/some\/folder\/([^?]*)/.exec(url) ?? [];
    const found = path === undefined ? undefined : await readFile(join(root, path)).catch(() => undefined);
    if (!found) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': TYPES[extname(path ?? '')] ?? 'application/octet-stream' })
      .end(found);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/folder/`;
}
