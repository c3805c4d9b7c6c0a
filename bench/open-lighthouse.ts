import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { getBrowser } from '../build/find-browser.mjs';
import { readCpuMs, type Task } from './main-thread';
import { SLOWDOWN } from './record';

/** Lighthouse's figures for one page view. */
export interface View {
  /** Total blocking time. */
  blockedMs: number;
  /** Cumulative layout shift. */
  shift: number;
  largestPaintMs: number;
  /** Transferred from the script's folder. */
  bytes: number;
  /** Wall time of the main thread for these files, as Lighthouse reports it. */
  mainThreadMs: number;
  /** CPU time of the main thread for these files, times the slowdown of the emulated phone. */
  cpuMs: number;
}

/** URLs of the script's files on the sandbox's pages. */
const SCRIPT_FILES = /\/dist\//;

/** The fields of Lighthouse's result that are read. */
interface LighthouseResult {
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

/** A computed artifact of Lighthouse. */
interface Computed<T> {
  request(recorded: object, context: { settings: object; computedCache: Map<string, unknown> }): Promise<T>;
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<LighthouseResult>;
interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

/** The mobile preset, without the minimum time below which Lighthouse leaves out a script. */
const CONFIG = {
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['performance'] },
  audits: [{ path: 'bootup-time', options: { thresholdInMs: 0 } }],
};

const load = async (folder: string, path: string) =>
  import(pathToFileURL(join(folder, 'node_modules', path)).href);

/**
 * Loads Lighthouse.
 *
 * @param folder of its installation
 * @returns a function that audits a URL with a cookie in a new browser
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
      const result = await lighthouse(url, { port: browser.port, output: 'json' }, CONFIG);
      const { runtimeError } = result.lhr;
      if (runtimeError) throw new Error(runtimeError.message);
      return { ...toView(result.lhr), cpuMs: SLOWDOWN * (await readCpu(result)) };
    } finally {
      browser.kill();
    }
  };
}

/** Creates a function that reads the script's CPU time from Lighthouse's trace. Lighthouse attributes the tasks to URLs. */
async function openTrace(folder: string): Promise<(result: LighthouseResult) => Promise<number>> {
  const core = (path: string) => load(folder, `lighthouse/core/${path}.js`);
  const { MainThreadTasks }: { MainThreadTasks: Computed<Task[]> } = await core('computed/main-thread-tasks');
  const { NetworkRecords }: { NetworkRecords: Computed<object> } = await core('computed/network-records');
  const { getJavaScriptURLs, getAttributableURLForTask } = await core('lib/tracehouse/task-summary');
  return async ({ lhr: { configSettings: settings }, artifacts: { Trace, DevtoolsLog } }) => {
    const context = { settings, computedCache: new Map() };
    const tasks = await MainThreadTasks.request(Trace, context);
    const urls = getJavaScriptURLs(await NetworkRecords.request(DevtoolsLog, context));
    return readCpuMs(tasks, task => getAttributableURLForTask(task, urls), SCRIPT_FILES);
  };
}

/** Sets a cookie in the browser's first context, which Lighthouse uses. */
async function setCookie(port: number, url: string, cookie: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [name = '', value = ''] = cookie.split('=');
  await browser.contexts()[0]?.addCookies([{ name, value, url: new URL(url).origin }]);
  await browser.close();
}

function toView({ audits }: LighthouseResult['lhr']): Omit<View, 'cpuMs'> {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const itemsOf = (name: string) =>
    (audits[name]?.details?.items ?? []).filter(({ url }) => SCRIPT_FILES.test(url ?? ''));
  return {
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    largestPaintMs: value('largest-contentful-paint'),
    bytes: itemsOf('network-requests').reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    mainThreadMs: itemsOf('bootup-time').reduce((sum, { total = 0 }) => sum + total, 0),
  };
}
