import { pathToFileURL } from 'node:url';
import { dist as built } from '../../../build/dist.mjs';
import type { Settings } from '../store/types';
import type { Bundles } from './bundles';
import { readText, serveFile } from './files';
import { NEXT, type Releases, readReleases as readBoth, readNext } from './next-release';
import { serveSheets } from './sheets';

/** Folder of the script's files, as the last build has left it. */
const DIST = pathToFileURL(`${built}/`);
const SHOP = new URL('../', import.meta.url);

/** What both origins serve: `dist/`, the SDKs' stand-ins and the theme. Nothing for any other path. */
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
  const next =
    pathname.startsWith(`/dist/${NEXT}/`) && (await readNext(dist, pathname.split(`${NEXT}/`)[1] ?? ''));
  if (typeof next === 'string') return replyScript(next);
  if (pathname.startsWith('/dist/'))
    return withCors(await serveFile(request, dist, pathname.slice('/dist/'.length)));
  if (/^\/(?:theme|panel|gallery)\/[a-z]+\.(?:css|svg)$/.test(pathname))
    return serveFile(request, SHOP, pathname.slice(1));
  return serveSheets(request);
}

/** The text of the bundle for pages that carry it inline. */
export const readBundle = (dist = DIST): Promise<string | undefined> =>
  readText(new URL('portable-wallets.js', dist));

/** The first files of the two releases that the sandbox has side by side. */
export const readReleases = (file: string, dist = DIST): Promise<Releases | undefined> =>
  readBoth(dist, file);

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
