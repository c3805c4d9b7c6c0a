import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { getBrowser } from '../test/run/find-browser.mjs';

/** What Lighthouse finds in one view of a page. */
export interface View {
  /** Total blocking time. */
  blockedMs: number;
  /** Cumulative layout shift. */
  shift: number;
  largestPaintMs: number;
  /** What came over the network from the script's own folder. */
  bytes: number;
  /** Of the main thread, for what came from there. */
  mainThreadMs: number;
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
  };
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
  return async (url, cookie) => {
    const browser = await launch({
      chromePath: getBrowser(),
      chromeFlags: ['--headless=new', '--no-sandbox'],
    });
    try {
      if (cookie) await setCookie(browser.port, url, cookie);
      const { lhr } = await lighthouse(url, { port: browser.port, output: 'json' }, CONFIG);
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      return toView(lhr);
    } finally {
      browser.kill();
    }
  };
}

/** Sets a cookie for the browser's first window, in which Lighthouse opens its page. */
async function setCookie(port: number, url: string, cookie: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [name = '', value = ''] = cookie.split('=');
  await browser.contexts()[0]?.addCookies([{ name, value, url: new URL(url).origin }]);
  await browser.close();
}

function toView({ audits }: Answer['lhr']): View {
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
