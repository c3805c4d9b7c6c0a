import { streamEvents } from './event-stream';

/** Where pages hear of what was built. */
export const RELOAD_PATH = '/dev/reload';

/** Tells one build from the next, also over a restart of the shop. */
let build: number | undefined;
const waiting = new Set<() => void>();

// A page that hears of another build than its own loads again; a shop that starts anew is heard when it is back. It asks for the
// page first: where the shop closes meanwhile, the browser's own page would stand in its place, which never loads again.
const toScript = (
  own: number,
) => `<script>new EventSource('${RELOAD_PATH}').addEventListener('build', function (event) {
  if (event.data !== '${own}') fetch(location.href).then(function () { location.reload(); }, function () {});
})</script>`;

/** Has all pages load again when something was built. It is off unless somebody develops. */
export function turnReloadOn() {
  build = Date.now();
}

/** Says that something was built. */
export function announceBuild() {
  build = Math.max(Date.now(), (build ?? 0) + 1);
  for (const send of waiting) send();
}

/** Tells a page of builds, from the one that there is; nothing for any other path. */
export function streamBuilds(request: Request): Response | undefined {
  if (build === undefined || new URL(request.url).pathname !== RELOAD_PATH) return undefined;
  return streamEvents(request, send => {
    const tell = () => send('build', build);
    tell();
    waiting.add(tell);
    return () => waiting.delete(tell);
  });
}

/** The answer, with a script in its page that loads it again. */
export async function withReload(response: Response): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (build === undefined || !isPage) return response;
  const text = (await response.text()).replace('</head>', `${toScript(build)}</head>`);
  return new Response(text, { status: response.status, headers: response.headers });
}
