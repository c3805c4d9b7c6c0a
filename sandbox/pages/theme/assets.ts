import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { dist as built } from '../../../build/dist.mjs';
import type { FirstFile } from '../../../build/snippets.mjs';
import type { Settings } from '../../server/store/types';
import type { Bundles } from './bundles';
import { cacheFiles, readText, replyCached, serveFile } from './files';

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
  const [, file] = pathname.split(`/dist/${NEXT}/`);
  const next = file ? (await readBuilt(dist, file))?.next : undefined;
  if (next !== undefined) return replyScript(next);
  if (pathname.startsWith('/dist/'))
    return withCors(await serveFile(request, dist, pathname.slice('/dist/'.length)));
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

/** The first files of two releases, with URLs relative to their common folder. */
export interface Releases {
  current: FirstFile;
  next: FirstFile;
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Reads a file of the last build, with the name of its release. Returns undefined if the build has no such file. */
async function readBuilt(dist: URL, file: string) {
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

function replyScript(script: string): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  return withCors(new Response(script, { headers }));
}

function withCors(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Timing-Allow-Origin', '*');
  return response;
}
