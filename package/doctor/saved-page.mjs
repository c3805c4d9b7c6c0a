import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, extname, join, sep } from 'node:path';
import { DoctorError } from './obstacles.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a saved page and the files beside it on loopback.
 *
 * @param {string} file
 * @returns {Promise<{ url: string; close(): void }>}
 * @throws DoctorError if the file isn't HTML
 */
export async function servePage(file) {
  if (!/\.html?$/i.test(file))
    throw new DoctorError(`${file} is not an HTML file. Save the page as .html, or pass its URL.`);
  const folder = await realpath(dirname(file));
  const server = createServer(async ({ url = '/', method }, response) => {
    // Chrome saves scripts as `.js.download`.
    const content = method === 'GET' ? await readBelow(folder, url) : undefined;
    const type = TYPES[extname(url.replace(/\.download$|[?#].*$/g, '')).toLowerCase()];
    response.writeHead(content ? 200 : 404, type && content ? { 'Content-Type': type } : {});
    response.end(content);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/${encodeURIComponent(basename(file))}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Reads a file, unless its path or a symbolic link leads out of the folder.
 *
 * @param {string} folder
 * @param {string} url
 */
async function readBelow(folder, url) {
  try {
    const path = await realpath(join(folder, decodeURIComponent(new URL(url, 'http://page').pathname)));
    return path.startsWith(folder + sep) ? await readFile(path) : undefined;
  } catch {
    return undefined;
  }
}
