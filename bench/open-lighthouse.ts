import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { getBrowser } from '../test/run/find-browser.mjs';
import { readCpuMs, type Task } from './main-thread';
import { SLOWDOWN } from './record';

/** What Lighthouse finds in one view of a page. */
export interface View {
  /** Total blocking time. */
  blockedMs: number;
  /** Cumulative layout shift. */
  shift: number;
  largestPaintMs: number;
  /** What came over the network from the script's own folder. */
  bytes: number;
  /** Of the main thread, for what came from there, on the wall: what Lighthouse says. */
  mainThreadMs: number;
  /** CPU time in that, as many times slower as Lighthouse takes a phone to be. */
  cpuMs: number;
}

/** Folder of the script's files on the sandbox's pages. */
const OURS = /\/dist\//;

/** What is read of Lighthouse's answer. */
interface Answer {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<
      string,
      {
        numericValue?: number;
        details?: { items?: { url?: string; total?: number; transferSize?: number }[] };
      }
    >;
    configSettings: object;
  };
  artifacts: { Trace: object; DevtoolsLog: object };
}

/** What Lighthouse works out of what it has recorded. */
interface Computed<T> {
  request(recorded: object, context: { settings: object; computedCache: Map<string, unknown> }): Promise<T>;
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<Answer>;
interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

/** The mobile preset; a script's time counts however short it is, or a light one would pass for none. */
const CONFIG = {
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['performance'] },
  audits: [{ path: 'bootup-time', options: { thresholdInMs: 0 } }],
};

const load = async (folder: string, path: string) =>
  import(pathToFileURL(join(folder, 'node_modules', path)).href);

/**
 * @param folder where Lighthouse is installed
 * @returns what looks at a page in a browser of its own, as a visitor with this cookie
 */
export async function openLighthouse(
  folder: string,
): Promise<(url: string, cookie: string) => Promise<View>> {
  const { default: lighthouse }: { default: Lighthouse } = await load(folder, 'lighthouse/core/index.js');
  const { launch }: Launcher = await load(folder, 'chrome-launcher/dist/index.js');
  const readCpu = await openTrace(folder);
  return async (url, cookie) => {
    const browser = await launch({
      chromePath: getBrowser(),
      chromeFlags: ['--headless=new', '--no-sandbox'],
    });
    try {
      if (cookie) await setCookie(browser.port, url, cookie);
      const answer = await lighthouse(url, { port: browser.port, output: 'json' }, CONFIG);
      const { runtimeError } = answer.lhr;
      if (runtimeError) throw new Error(runtimeError.message);
      return { ...toView(answer.lhr), cpuMs: SLOWDOWN * (await readCpu(answer)) };
    } finally {
      browser.kill();
    }
  };
}

/** Reads what our own files cost of the main thread out of Lighthouse's trace, by its own rules for whose each task is. */
async function openTrace(folder: string): Promise<(answer: Answer) => Promise<number>> {
  const core = (path: string) => load(folder, `lighthouse/core/${path}.js`);
  const { MainThreadTasks }: { MainThreadTasks: Computed<Task[]> } = await core('computed/main-thread-tasks');
  const { NetworkRecords }: { NetworkRecords: Computed<object> } = await core('computed/network-records');
  const { getJavaScriptURLs, getAttributableURLForTask } = await core('lib/tracehouse/task-summary');
  return async ({ lhr: { configSettings: settings }, artifacts: { Trace, DevtoolsLog } }) => {
    const context = { settings, computedCache: new Map() };
    const tasks = await MainThreadTasks.request(Trace, context);
    const urls = getJavaScriptURLs(await NetworkRecords.request(DevtoolsLog, context));
    return readCpuMs(tasks, task => getAttributableURLForTask(task, urls), OURS);
  };
}

/** Sets a cookie for the browser's first window, in which Lighthouse opens its page. */
async function setCookie(port: number, url: string, cookie: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [name = '', value = ''] = cookie.split('=');
  await browser.contexts()[0]?.addCookies([{ name, value, url: new URL(url).origin }]);
  await browser.close();
}

function toView({ audits }: Answer['lhr']): Omit<View, 'cpuMs'> {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const ours = (name: string) =>
    (audits[name]?.details?.items ?? []).filter(({ url }) => OURS.test(url ?? ''));
  return {
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    largestPaintMs: value('largest-contentful-paint'),
    bytes: ours('network-requests').reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    mainThreadMs: ours('bootup-time').reduce((sum, { total = 0 }) => sum + total, 0),
  };
}
