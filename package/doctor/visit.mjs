import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readProfile, rewriteDocuments, watchConsole, watchRequests } from './devtools.mjs';
import { readPage } from './in-page.mjs';
import { DoctorError, toLine } from './obstacles.mjs';
import { isHarmless } from './requests.mjs';

const compress = promisify(brotliCompress);

/** Viewports of the pictures. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const LOAD_MS = 15_000;
const IDLE_MS = 10_000;
/** Time for buttons to render after the last request, and after a resize. */
const SETTLE_MS = 500;
/** Interval of the CPU profile's samples. */
const SAMPLE_US = 250;

/**
 * What one visit has found.
 *
 * @typedef {object} Visit
 * @property {string} url after redirects
 * @property {number} status
 * @property {import('./in-page.mjs').PageFacts} facts
 * @property {import('./policy.mjs').Policy[]} policies of the response and the markup
 * @property {string[]} scripts URLs of the script that were requested or are in a tag
 * @property {Map<string, number>} statuses of the responses, by their URLs
 * @property {string[]} files URLs of the script and of the files that it loaded from its folder
 * @property {Map<string, Buffer>} bodies of these files
 * @property {{ type: string; text: string }[]} log the first two values of each console call
 * @property {Violation[]} violations
 * @property {string[]} integrityErrors
 * @property {{ method: string; url: string }[]} aborted
 * @property {number} bytes of the files, by brotli
 * @property {number | undefined} cpuMs
 * @property {{ width: number; image: Buffer }[]} pictures
 */

/** @typedef {{ directive: string; blocked: string; source: string; isReportOnly: boolean }} Violation */

/**
 * @typedef {object} VisitOptions
 * @property {string} url
 * @property {import('./replacement.mjs').Replacement} replacement
 * @property {Parameters<typeof readPage>[0]} read
 * @property {boolean} isReplaced true if the release replaces the page's script
 * @property {boolean} hasPictures
 * @property {number} timeoutMs
 */

/**
 * Opens the page in its own browser context, and reads it when it is idle. Clicks nothing.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {VisitOptions} options
 * @returns {Promise<Visit>}
 * @throws DoctorError if it can't be opened or read
 */
export async function visit(browser, options) {
  const [viewport = null] = SIZES;
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false, viewport });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const timeout = new Promise((_, reject) => {
    const text = `${options.url} was not idle after ${options.timeoutMs / 1000} s. Save the page, and pass the file instead.`;
    timer = setTimeout(() => reject(new DoctorError(text)), options.timeoutMs);
  });
  try {
    return await /** @type {Promise<Visit>} */ (Promise.race([visitPage(context, options), timeout]));
  } catch (error) {
    throw error instanceof DoctorError
      ? error
      : new DoctorError(`${options.url} could not be read: ${toLine(error)}`);
  } finally {
    clearTimeout(timer);
    await context.close().catch(() => {});
  }
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {VisitOptions} options
 * @returns {Promise<Visit>}
 */
async function visitPage(context, { url, replacement, read, isReplaced, hasPictures }) {
  /** @type {Visit['aborted']} */
  const aborted = [];
  const handleRequest = async (/** @type {import('playwright-core').Route} */ route) => {
    const request = route.request();
    if (!isHarmless(request)) {
      aborted.push({ method: request.method(), url: request.url() });
      return route.abort('blockedbyclient');
    }
    const file = isReplaced ? await replacement.readFile(request.url()) : undefined;
    return file ? route.fulfill(toResponse(file, await request.headerValue('origin'))) : route.continue();
  };
  // A request fails if its page closes.
  await context.route('**/*', route => handleRequest(route).catch(() => {}));
  // Messages of a web socket can't be checked like requests.
  await context.routeWebSocket(/.*/, socket => {
    aborted.push({ method: 'WebSocket', url: socket.url() });
    return socket.close();
  });

  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const log = await watchConsole(cdp);
  const requests = await watchRequests(cdp);
  if (isReplaced) await rewriteDocuments(cdp, replacement);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await cdp.send('Profiler.start');

  /** @type {Map<string, import('playwright-core').Response>} */
  const responses = new Map();
  page.on('response', response => responses.set(response.url(), response));
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' }).catch(error => {
    throw new DoctorError(`${url} could not be opened: ${toLine(error).replace(/^page\.goto: /, '')}.`);
  });
  await page.waitForLoadState('load', { timeout: LOAD_MS }).catch(() => {});
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => {});
  await page.waitForTimeout(SETTLE_MS);

  const { profile } = await cdp.send('Profiler.stop');
  const facts = await page.evaluate(readPage, read);
  const scripts = [...new Set([...requests.keys(), ...facts.tags.map(({ src }) => src)])].filter(
    replacement.isScript,
  );
  const files = findFiles(scripts, requests, isReplaced ? replacement : undefined);
  const bodies = new Map();
  for (const file of files) {
    const body = await responses
      .get(file)
      ?.body()
      .catch(() => undefined);
    if (body) bodies.set(file, body);
  }
  const sizes = await Promise.all([...bodies.values()].map(async body => (await compress(body)).length));
  return {
    url: page.url(),
    status: response?.status() ?? 0,
    facts,
    policies: [
      ...(await readPolicies(response)),
      ...facts.policies.map(text => ({ text, isReportOnly: false })),
    ],
    statuses: new Map([...responses].map(([url, other]) => [url, other.status()])),
    scripts,
    files,
    bodies,
    ...log,
    aborted,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    cpuMs: readProfile(profile, new Set(files)),
    pictures: hasPictures ? await takePictures(page, read.tags) : [],
  };
}

/** @param {import('playwright-core').Response | null} response */
async function readPolicies(response) {
  const headers = (await response?.headersArray()) ?? [];
  return headers.flatMap(({ name, value }) =>
    // Commas separate policies, which can't have one.
    /^content-security-policy(-report-only)?$/i.test(name)
      ? value.split(',').map(text => ({ text, isReportOnly: /only$/i.test(name) }))
      : [],
  );
}

/**
 * @param {import('./replacement.mjs').ReleaseFile} file
 * @param {string | null} origin of a request that needs permission to read the response
 */
const toResponse = ({ file, body }, origin) => ({
  body,
  contentType: file.endsWith('.svg') ? 'image/svg+xml' : 'text/javascript; charset=utf-8',
  headers: {
    'Access-Control-Allow-Origin': origin ?? '*',
    ...(origin && { 'Access-Control-Allow-Credentials': 'true' }),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
});

/**
 * Returns the URLs of the script and of the scripts that it loaded from its folder. With the release, these are all of its scripts except
 * `debug.js`, which only loads because of the doctor.
 *
 * @param {string[]} scripts
 * @param {Map<string, string[]>} requests
 * @param {import('./replacement.mjs').Replacement | undefined} replacement
 */
function findFiles(scripts, requests, replacement) {
  if (replacement)
    return [...requests.keys()].filter(url => {
      const file = replacement.toFile(url);
      return file?.endsWith('.js') && file !== 'debug.js';
    });
  const folders = scripts.map(url => new URL('.', url).href);
  const files = new Set(scripts.filter(url => requests.has(url)));
  for (const [url, initiators] of requests)
    if (folders.some(folder => url.startsWith(folder)) && initiators.some(other => files.has(other)))
      files.add(url);
  return [...files];
}

/**
 * Takes a picture of the first element at each width.
 *
 * @param {import('playwright-core').Page} page
 * @param {string[]} tags
 */
async function takePictures(page, tags) {
  const pictures = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(
      selector => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      tags.join(),
    );
    await page.waitForTimeout(SETTLE_MS);
    const image = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
    pictures.push({ width: size.width, image });
  }
  return pictures;
}
