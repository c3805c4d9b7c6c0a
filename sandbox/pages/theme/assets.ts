import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { toAvailableDictionary, toDelta } from '../../../build/deltas.mjs';
import { dist as built } from '../../../build/dist.mjs';
import type { FirstFile } from '../../../build/snippets.mjs';
import type { Settings } from '../../server/store/types';
import type { Bundles } from './bundles';
import { cacheFiles, readText, replyCached, serveFile, toBrotli } from './files';

/** Folder of the last build. */
const DIST = pathToFileURL(`${built}/`);
const PAGES = new URL('../', import.meta.url);
const TOOLS = new URL('../../', import.meta.url);

/** Style sheets of the theme, served as one file. */
const SHEETS = ['looks', 'base', 'product', 'cart'].map(name => new URL(`./${name}.css`, import.meta.url));

/** Serves the files of both origins: `dist/`, the SDKs' stand-ins and the theme. Returns nothing for other paths. */
export async function serveAsset(
  request: Request,
  bundles: Bundles,
  settings: Settings,
  dist = DIST,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const script = bundles.get(pathname);
  if (pathname.startsWith('/sdk/'))
    return serveSdk(script, searchParams.get('sdk') ?? sdkState(pathname, settings));
  if (script !== undefined) return replyScript(script);
  const [, name, file] = /^\/dist\/([0-9a-f]{16})\/(.+\.js)$/.exec(pathname) ?? [];
  const built = file && (await readBuilt(dist, file));
  if (built && name === NEXT)
    return serveNext(request, built, fileURLToPath(new URL(`${built.release}/${file}`, dist)));
  if (pathname.startsWith('/dist/')) {
    const response = withCors(await serveFile(request, dist, pathname.slice('/dist/'.length)));
    return built && name === built.release ? asDictionary(response, file) : response;
  }
  if (pathname === '/theme/theme.css') return replyCached(request, await cacheFiles(SHEETS));
  if (/^\/(?:theme|panel|gallery)\/[a-z]+\.(?:css|svg)$/.test(pathname))
    return serveFile(request, pathname.startsWith('/theme/') ? PAGES : TOOLS, pathname.slice(1));
  return undefined;
}

/** Reads the script's first file for pages with an inline script. */
export const readBundle = (dist = DIST, file = 'portable-wallets.js'): Promise<string | undefined> =>
  readText(new URL(file, dist));

/** Name of the sandbox's next release. It has the files of the last build. */
export const NEXT = 'fedcba9876543210';

/** Lets a browser use a file of a release as a dictionary for that of the next one, as docs/operations.md#deltas describes. */
function asDictionary(response: Response, file: string): Response {
  response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  response.headers.set('Use-As-Dictionary', `match="/dist/*/${file}"`);
  return response;
}

/** Serves a file of the next release, as a delta if the browser has that of the last build. */
async function serveNext({ headers }: Request, { text, next }: Built, dictionary: string): Promise<Response> {
  const content = Buffer.from(next);
  const accepts = (name: string) => (headers.get('accept-encoding') ?? '').split(/,\s*/).includes(name);
  const hasDictionary = accepts('dcz') && headers.get('available-dictionary') === toAvailableDictionary(text);
  // Without zstd, the sandbox has no deltas.
  const delta = hasDictionary ? await toDelta(content, dictionary).catch(() => undefined) : undefined;
  const isBrotli = !delta && accepts('br');
  const response = replyScript(delta ?? (isBrotli ? await toBrotli(content) : content));
  response.headers.set('Vary', 'Accept-Encoding, Available-Dictionary');
  if (delta) response.headers.set('Cache-Control', 'private, no-cache');
  if (delta || isBrotli) response.headers.set('Content-Encoding', delta ? 'dcz' : 'br');
  return response;
}

/** The first files of two releases, with URLs relative to their common folder. */
export interface Releases {
  current: FirstFile;
  next: FirstFile;
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A file of the last build, also with the name of the next release. */
interface Built {
  release: string;
  text: string;
  next: string;
}

/** Returns undefined if the last build has no such file. */
async function readBuilt(dist: URL, file: string): Promise<Built | undefined> {
  const { release = '' } = JSON.parse((await readText(new URL('manifest.json', dist))) ?? '{}');
  const text = await readText(new URL(`${release}/${file}`, dist));
  return text === undefined ? undefined : { release, text, next: text.replaceAll(release, NEXT) };
}

/** Returns the URL and integrity of a first file in the current and the next release. */
export async function readReleases(file: string, dist = DIST): Promise<Releases | undefined> {
  const built = await readBuilt(dist, file);
  return (
    built && {
      current: { url: `${built.release}/${file}`, integrity: hash(built.text) },
      next: { url: `${NEXT}/${file}`, integrity: hash(built.next) },
    }
  );
}

function sdkState(pathname: string, { googlePaySdk }: Settings): string {
  return pathname === '/sdk/google-pay.js' ? googlePaySdk : 'ok';
}

function serveSdk(script: string | undefined, state: string): Response | Promise<Response> {
  if (state === 'never') return new Promise(() => {});
  if (state === 'missing' || script === undefined)
    return withCors(new Response('Not found\n', { status: 404 }));
  return replyScript(script);
}

function replyScript(script: BodyInit): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  return withCors(new Response(script, { headers }));
}

function withCors(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Timing-Allow-Origin', '*');
  return response;
}
