import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { dist } from '../../../build/dist.mjs';
import { buildSite } from '../../../site/build';
import { getBrowser } from '../../run/find-browser.mjs';
import { createShop } from '../../shop/server';
import type { Settings } from '../../shop/store/types';
import { launchChromium } from '../drivers/chromium';
import { makeTemporaryFolder } from '../drivers/temporary-folder';
import { serveFolder } from '../site/static-server';
import { LANGUAGES, placesIn } from './language-places';
import { LOOKS, PLACES, type Place, WIDTHS } from './shots-places';

/**
 * Takes a picture of every page, in each theme and window, in four languages, and of the tools and the site, into the ignored folder
 * `shots/`.
 */
const FOLDER = 'shots';
const THEMES: Settings['theme'][] = ['aurora', 'noite', 'bloco'];

/** Visitors at the same time: most of a picture's time is waiting. */
const LANES = 4;

interface Shot {
  name: string;
  places: Place[];
  options: BrowserContextOptions;
  theme?: Settings['theme'];
  isSite?: boolean;
}

let site: Promise<string> | undefined;

/** The site of the last build, built and served where a picture of it is wanted. @returns its URL, with a slash at its end */
function getSite(): Promise<string> {
  site ??= openSite();
  return site;
}

async function openSite(): Promise<string> {
  const out = await makeTemporaryFolder('portable-wallets-site');
  await buildSite(out, dist);
  return serveFolder(out);
}

/** A visitor of a new shop goes from place to place; returns how many pictures there are. */
async function take(
  browser: Browser,
  { name, places, options, theme = 'aurora', isSite }: Shot,
): Promise<number> {
  const shop = await createShop();
  shop.store.settings.theme = theme;
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', ...options });
  try {
    const page = await context.newPage();
    // A host's cookies are those of all its ports: the site has a cart of its own.
    if (!isSite)
      await context.request.post(`${shop.url}/cart/add`, { form: { id: '46448623321341' }, maxRedirects: 0 });
    for (const { name: place, path, prepare, isWindow, isLive } of places) {
      shop.store.settings.faults = [];
      await page.goto((isSite ? await getSite() : shop.url) + path, {
        waitUntil: isLive ? 'load' : 'networkidle',
      });
      await prepare?.(page, shop);
      await page.screenshot({ path: `${FOLDER}/${place}-${name}.png`, fullPage: !isWindow });
    }
    return places.length;
  } finally {
    await context.close();
    await shop.close();
  }
}

const windows: Shot[] = THEMES.flatMap(theme =>
  WIDTHS.map(width => ({
    name: `${theme}-${width}`,
    // What lies over the page is laid out for phones and for the rest.
    places: PLACES.filter(({ isWindow }) => !isWindow || width !== 750),
    options: { viewport: { width, height: 844 } },
    theme,
  })),
);

const languages: Shot[] = LANGUAGES.flatMap(language =>
  [390, 1280].flatMap(width =>
    (['aurora', 'noite'] as const).map(theme => ({
      name: `${language}-${theme}-${width}`,
      places: placesIn(language),
      options: { viewport: { width, height: 844 }, locale: language },
      theme,
    })),
  ),
);

/** `npm run shots -- ar` takes those whose names have that in them, and so it is with each further word. */
const [...words] = process.argv.slice(2);
const isWanted = (picture: string) =>
  !words.length || words.some(word => `-${picture}-`.includes(`-${word}`));
const shots = [...languages, ...LOOKS, ...windows]
  .map(({ places, ...shot }) => ({
    ...shot,
    places: places.filter(({ name }) => isWanted(`${name}-${shot.name}`)),
  }))
  .filter(({ places }) => places.length);

const started = Date.now();
await mkdir(FOLDER, { recursive: true });
const browser = await launchChromium({ executablePath: getBrowser() });
try {
  const waiting = shots.values();
  const counts: number[] = [];
  const work = async () => {
    for (const shot of waiting) counts.push(await take(browser, shot));
  };
  await Promise.all(Array.from({ length: LANES }, work));
  const sum = counts.reduce((total, count) => total + count, 0);
  console.log(`${sum} pictures in ${FOLDER}/, in ${Math.round((Date.now() - started) / 1000)} s`);
} finally {
  await browser.close();
}
