import { safeDocument, unclobbered } from './document';
import { DeveloperError, report } from './errors';
import { nullProto, tryCall } from './objects';
import { toUrl } from './url';

/**
 * Matches the URL in the first frame of a stack. Only Chrome writes a line with the error's message before the first frame. If
 * the page's `Error.prepareStackTrace` returns an array, commas separate the frames.
 */
const FIRST_FRAME = /^(?:\w+Error: .*\n)?(?:.*?[\s(@])?(https?:\/\/\S+?):\d+:\d+\)?(?:\n|,\S|$)/;

/**
 * Returns the URL of this file, read from the stack of an error in it. That works for a classic script and a module, under
 * any file name, and untrusted markup can't forge it. Returns undefined if the script is inlined.
 */
function readOwnUrl(): string | undefined {
  const url = FIRST_FRAME.exec(readStack() ?? '')?.[1];
  return url?.split('#')[0] === location.href.split('#')[0] ? undefined : url;
}

/**
 * Reads a stack of this file. The engine throws the error, because the page may have replaced `Error`. The stack has one frame:
 * for each further frame, Chrome and Safari would parse its function again, here the whole file. `1n / 0n` throws an error whose
 * message needs no parsing.
 */
function readStack(): string | undefined {
  const { stackTraceLimit = 0 } = Error as { stackTraceLimit?: number };
  const setLimit = (frames: number) => stackTraceLimit && Reflect.set(Error, 'stackTraceLimit', frames);
  setLimit(1);
  try {
    return `${1n / 0n}`;
  } catch (error) {
    // The page's own `Error.prepareStackTrace` may fail.
    return tryCall(() => `${(error as Error).stack}`);
  } finally {
    setLimit(stackTraceLimit);
  }
}

/** The script's URL and the attributes of its tag. */
export interface Script {
  /** URL of the script's folder, with a trailing slash; absent if the script is inlined without `data-base`. */
  base?: string | undefined;
  /** Milliseconds by which the API's clock is ahead of the device's; absent until a response shows it. */
  clockSkewMs?: number | undefined;
  /** The nonce of the script's tag, for the scripts and styles that the script adds to a page with a nonce policy. */
  nonce?: string | undefined;
  /** The `data-` attributes of the tag, without a prototype, so that a changed prototype adds none. */
  options: ScriptOptions;
}

/**
 * The `data-` attributes of the script's tag: `apiVersion` is `data-api-version`. Telemetry is sent only to receivers whose
 * attribute is present. A relative URL is resolved against the page's URL.
 */
export interface ScriptOptions {
  /**
   * URL of the folder with the script's other files, for a classic script. Required if the script is inlined.
   * @default the script's own folder
   */
  base?: string;
  /** Origin of the storefront API. @default the page's own origin */
  api?: string;
  /** Version of the storefront API (docs/embedding.md#api-version). @default `unstable` */
  apiVersion?: string;
  /**
   * Space-separated origins from which wallets' SDKs may load, besides their own.
   * @default none
   */
  sdkOrigins?: string;
  /** Base URL of an OTLP/HTTP receiver. JSON is sent to `/v1/metrics` and `/v1/logs` below it. @default none */
  otlp?: string;
  /** URL to which analytics events are sent. @default none */
  analytics?: string;
  /** URL of the error-reporting service, to which error reports are sent. @default none */
  errors?: string;
  /**
   * URL to which the error-reporting service's session starts are sent, one for each browser tab.
   * @default `/sessions` below `data-errors`
   */
  errorSessions?: string;
  /** API key of the error-reporting service. @default none */
  errorKey?: string;
  /** Name of the release in metrics, logs and error reports. @default the name of the release's folder */
  release?: string;
}

/**
 * Reads the script's tag. Other markup may be untrusted, so it reads only the running script's tag. A classic script finds it
 * with the real `currentScript`, which no `<img name>` can shadow. A module finds the tags whose `src` is its own URL.
 *
 * @param moduleUrl the URL of a module, read from its stack
 */
function readScript(moduleUrl?: string): Script {
  const runningTag = findRunningTag();
  let ownUrl = moduleUrl;
  // A `<base>` changes `src`, and untrusted markup may add one after the script was requested. If the page has a `<base>`, the
  // stack gives the URL, which takes 20 ms on a slow phone.
  if (runningTag) ownUrl = unclobbered(document).querySelector('base') ? readOwnUrl() : runningTag.src;
  const tags = runningTag ? [runningTag] : findTags(ownUrl);
  const options = readOptions(tags);
  const folder = runningTag && options.base?.replace(/\/?$/, '/');
  // An inlined classic script (`src` is null) has no URL but `data-base`. Others use `ownUrl`, or `src` if the stack has no URL.
  const src = runningTag?.getAttribute('src');
  const url = toUrl(folder || (src !== null && ownUrl) || src);
  return {
    base: url && toUrl('.', url.href)?.href,
    nonce: tags.find(tag => tag.nonce)?.nonce,
    options,
  };
}

/** Returns the script's tag while a classic script is evaluated; undefined in a module. */
function findRunningTag(): HTMLScriptElement | undefined {
  const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  return current instanceof HTMLScriptElement ? current : undefined;
}

function findTags(ownUrl: string | undefined): HTMLScriptElement[] {
  const tags = Reflect.get(Document.prototype, 'scripts', document);
  return ownUrl ? [...tags].filter(({ src }) => src === ownUrl) : [];
}

/** Matches the names of options. Frameworks add `data-` attributes of their own to some of the tags. */
const OPTION = /^(ana|api|base|err|otlp|release|sdk)/;

/** Returns the options if all tags have the same. Otherwise returns none, because one of the tags may be untrusted. */
function readOptions(tags: HTMLScriptElement[]): ScriptOptions {
  const [first, ...others] = tags.map(({ dataset }) =>
    JSON.stringify(
      Object.entries(dataset)
        .filter(([name]) => OPTION.test(name))
        .sort(),
    ),
  );
  if (others.every(other => other === first)) return nullProto<ScriptOptions>(tags[0]?.dataset);
  report(
    new DeveloperError('invalid-script-tag', `The tags of ${tags[0]?.src} have different data- attributes.`),
  );
  return nullProto<ScriptOptions>();
}

/** The URL and options of the running script, which `whenScriptReady` fills in. */
export const script = nullProto<Script>({ options: nullProto<ScriptOptions>() });

/**
 * Reads the script's tag, then calls `start`. On a prerendered page it calls `start` when the shopper visits the page. The tag
 * of a classic script is read at once, because `currentScript` is null afterwards.
 *
 * Under a tool such as Lighthouse, Chrome parses all functions of the stack again, whatever its limit. While a module is
 * evaluated, one of them is the whole file: 20 to 40 ms on a slow phone. So a module's tag is read in a microtask, where the
 * stack has only small functions.
 */
export async function whenScriptReady(start: () => void, onError: (error: unknown) => void): Promise<void> {
  try {
    let moduleUrl: string | undefined;
    if (!findRunningTag()) {
      await undefined;
      // Read here, not in `readScript`, to keep the stack short.
      moduleUrl = readOwnUrl();
    }
    Object.assign(script, readScript(moduleUrl));
    // A prerendered page has no visitor yet: browsers throttle its frames, time-outs would expire and views would be counted.
    if ((document as { prerendering?: boolean }).prerendering)
      await new Promise(resolve =>
        safeDocument.addEventListener('prerenderingchange', resolve, { once: true }),
      );
    start();
  } catch (error) {
    onError(error);
  }
}
