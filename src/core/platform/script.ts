import { safeDocument, unclobbered } from './document';
import { DeveloperError, report } from './errors';
import { nullProto } from './objects';
import { toUrl } from './url';

/**
 * Finds the URL in the first frame of a stack. Only Chrome writes a line with the message before it. Where the page has made
 * a list of frames of every stack, commas stand between them.
 */
const FIRST_FRAME = /^(?:\w+Error: .*\n)?(?:.*?[\s(@])?(https?:\/\/\S+?):\d+:\d+\)?(?:\n|,\S|$)/;

/**
 * The URL that this file was loaded from, read from the stack of an error in it. That works for a classic script and a
 * module, under any name, and nothing in the page can forge it. Absent where the script is inlined in the page, which has no
 * URL of its own.
 */
export function readOwnUrl(stack = readStack()): string | undefined {
  const url = FIRST_FRAME.exec(stack ?? '')?.[1];
  return url?.split('#')[0] === location.href.split('#')[0] ? undefined : url;
}

/**
 * Makes the engine throw the error, because the page may have replaced `Error` itself. Chrome and Safari keep one frame of it:
 * for each further one they would parse the function around once more, which here is the whole file. A division says nothing of
 * its operands, which would have to be parsed as well.
 */
function readStack(): string | undefined {
  const { stackTraceLimit = 0 } = Error as { stackTraceLimit?: number };
  const keep = (frames: number) => stackTraceLimit && Reflect.set(Error, 'stackTraceLimit', frames);
  keep(1);
  try {
    return `${1n / 0n}`;
  } catch (error) {
    try {
      return `${(error as Error).stack}`;
    } catch {
      // The page's own `Error.prepareStackTrace` has failed.
      return undefined;
    }
  } finally {
    keep(stackTraceLimit);
  }
}

/** Where the script came from and what its tag says. */
export interface Script {
  /** Folder of the bundle, with a slash at its end; absent when inlined without `data-base`. */
  base?: string | undefined;
  /** How far the API's clock is ahead of the device's, in milliseconds; absent until an answer shows it. */
  clockSkewMs?: number | undefined;
  /** The nonce of the script's tag. A page with a nonce policy wants to see it on the scripts and styles that we add. */
  nonce?: string | undefined;
  /**
   * The `data-` attributes of the tag, in an object without a prototype, so that what a page adds to all objects is no
   * attribute.
   */
  options: ScriptOptions;
}

/**
 * All that the script's tag may say. `apiVersion` is the attribute `data-api-version`. A receiver of telemetry is off where its
 * attribute is absent; a relative URL counts from the page.
 */
export interface ScriptOptions {
  /**
   * Folder with the other files, for a classic script; needed where the script is inlined. @default the script's own folder
   */
  base?: string;
  /** Origin of the storefront API. @default the page's own */
  api?: string;
  /** Version of the storefront API (docs/embedding.md#which-version-of-the-api). @default `unstable` */
  apiVersion?: string;
  /** Origins, with spaces between them, that wallets' scripts may come from besides their own. @default none */
  sdkOrigins?: string;
  /** Base URL of an OTLP/HTTP receiver; JSON goes to its `/v1/metrics` and `/v1/logs`. @default none */
  otlp?: string;
  /** URL of the event collector. @default none */
  analytics?: string;
  /** URL of the error-reporting service. @default none */
  errors?: string;
  /** URL of its session starts. @default `/sessions` below `data-errors` */
  errorSessions?: string;
  /** API key of the error-reporting service. @default none */
  errorKey?: string;
  /** Name of the release, as metrics, logs and reports give it. @default that of the release's folder */
  release?: string;
}

/**
 * Reads the script's tag. Others may have written parts of the page's markup, so only the running tag counts, and it is asked
 * for in a way that an `<img name=currentScript>` can't intercept. In a module no tag is running: there the tags count whose
 * `src` is exactly the script's own URL.
 *
 * @param readOwn reads the URL of the script from its stack, which takes a slow phone 20 ms
 */
export function readScript(document: Document, readOwn = readOwnUrl): Script {
  const running = findRunning(document);
  // A `<base>`, which may be anybody's, may have come after the script was asked for.
  const own = running && !unclobbered(document).querySelector('base') ? running.src : readOwn();
  const tags = running ? [running] : findTags(document, own);
  const options = readOptions(tags);
  const folder = running && options.base?.replace(/\/?$/, '/');
  // An inlined script has no URL, and neither has one on a page that keeps no stacks.
  const src = running?.getAttribute('src');
  const url = toUrl(folder || (src !== null && own) || src);
  return {
    base: url && toUrl('.', url.href)?.href,
    nonce: tags.find(tag => tag.nonce)?.nonce,
    options,
  };
}

/** The tag of a classic script, while it is evaluated. */
function findRunning(document: Document): HTMLScriptElement | undefined {
  const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  return current instanceof HTMLScriptElement ? current : undefined;
}

function findTags(document: Document, own: string | undefined): HTMLScriptElement[] {
  const tags = Reflect.get(Document.prototype, 'scripts', document);
  return own ? [...tags].filter(({ src }) => src === own) : [];
}

/** Options that all of the tags agree on. Where they differ none counts, because one of them may be anybody's. */
function readOptions(tags: HTMLScriptElement[]): ScriptOptions {
  const [said, ...others] = tags.map(({ dataset }) => JSON.stringify(Object.entries(dataset).sort()));
  if (others.every(other => other === said)) return nullProto<ScriptOptions>(tags[0]?.dataset);
  report(
    new DeveloperError(
      'invalid-script-tag',
      `None of the tags of ${tags[0]?.src} counts, because they differ: give them the same data- attributes, or leave one.`,
    ),
  );
  return nullProto<ScriptOptions>();
}

/** Of this script. Nothing is known of it before `whenRead`. */
export const script = nullProto<Script>({ options: nullProto<ScriptOptions>() });

/**
 * Reads the script's tag, and then starts, in a prerendered page with the visit: a classic script at once, because `currentScript` is gone afterwards. A module starts in a
 * microtask, and reads its URL from a stack first: while anybody inspects the page, as Lighthouse does, Chrome then parses each function
 * on that stack once more. In the module's evaluation that is the whole file, 20 to 40 ms on a slow phone.
 */
export function whenScriptReady(start: () => void): void {
  const read = (readOwn = readOwnUrl) => {
    Object.assign(script, readScript(document, readOwn));
    // A prerendered page has no visitor yet: browsers hold its frames back, limits would run out and views would be counted.
    if ((document as { prerendering?: boolean }).prerendering)
      safeDocument.addEventListener('prerenderingchange', start, { once: true });
    else start();
  };
  if (findRunning(document)) read();
  else
    queueMicrotask(() => {
      const own = readOwnUrl();
      read(() => own);
    });
}
