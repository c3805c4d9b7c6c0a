import { pathToFileURL } from 'node:url';
import { readCommand } from '../build/command.mjs';
import { findProduct, PRODUCT } from '../sandbox/browser/visit';
import { createShop, type Shop } from '../sandbox/server/server';
import { BASELINE, buildBaseline } from './build-baseline';
import { install } from './install';
import { interleave } from './interleave';
import { medianOf } from './median';
import { openLighthouse, type View } from './open-lighthouse';
import { checkRatio, formatRatio } from './ratio';

const RUNS = 5;
const PACKAGES = ['lighthouse@13.5.0'];

const PRODUCT_PATH = `/products/${PRODUCT.standard}`;
/** Only the page with Buy it now alone does the work of the baseline: it renders one button and loads no SDK. */
const PAGES: Record<string, [path: string, ratioMax: number]> = {
  'The product page': [`${PRODUCT_PATH}?script=`, 1.8],
  'The product page with Buy it now alone': [
    `${PRODUCT_PATH}?recommended=buy_it_now&cartWallets=&script=`,
    1.6,
  ],
  'The cart page': ['/cart?script=', 1.9],
};
/** As a classic script, because Chromium's trace doesn't name the module of an evaluation. */
const VARIANTS = { 'without it': 'off', baseline: 'classic', 'with the script': 'classic' };

const { values } = readCommand(
  {
    call: 'npm run lighthouse',
    about:
      'Measures product and cart pages in Lighthouse with the script, without it, and with the baseline. Exits with 1 if a ' +
      'page shifts, or if the main-thread time is over its multiple of the baseline.',
  },
  { runs: { type: 'string', isCount: true, about: `runs of each page; ${RUNS} by default` } },
);
const runs = Number(values.runs ?? RUNS);
const audit = await openLighthouse(await install('lighthouse', PACKAGES));
await buildBaseline();
const shop = await createShop();
const baselineShop = await createShop({ dist: pathToFileURL(`${BASELINE}/`) });

/** Adds a product to a new cart. Returns the cart's cookie. */
async function fillCart({ url, ...shop }: Shop): Promise<string> {
  const id = String(findProduct({ url, ...shop }, PRODUCT.standard).variants[0]?.id);
  const body = new URLSearchParams({ id });
  const { headers } = await fetch(`${url}/cart/add`, { method: 'POST', body, redirect: 'manual' });
  return (
    headers
      .getSetCookie()
      .find(cookie => cookie.startsWith('cart='))
      ?.split(';')[0] ?? ''
  );
}

const failures: string[] = [];
try {
  const carts = new Map([shop, baselineShop].map(each => [each, fillCart(each)] as const));
  for (const [page, [path, ratioMax]] of Object.entries(PAGES)) {
    const views = await interleave(VARIANTS, runs, async (script, name) => {
      const served = name === 'baseline' ? baselineShop : shop;
      const cookie = (await carts.get(served)) ?? '';
      return audit(served.url + path + script, path.startsWith('/cart') ? cookie : '');
    });
    print(page, ratioMax, views);
  }
} finally {
  await shop.close();
  await baselineShop.close();
}

function print(page: string, ratioMax: number, views: Record<string, View[]>): void {
  const median = (name: string, figure: keyof View) => medianOf(views[name], view => view[figure]);
  const ms = (name: string, figure: keyof View) => `${median(name, figure).toFixed(0)} ms`;
  console.log(`${page} in Lighthouse, mobile, medians of ${runs}`);
  console.table(
    Object.fromEntries(
      Object.keys(views).map(name => [
        name,
        {
          TBT: ms(name, 'blockedMs'),
          CLS: median(name, 'shift').toFixed(4),
          LCP: ms(name, 'largestPaintMs'),
          'bytes of the script': median(name, 'bytes'),
          'main thread': ms(name, 'mainThreadMs'),
          'main thread (CPU)': ms(name, 'cpuMs'),
        },
      ]),
    ),
  );
  const toRatio = (figure: keyof View) => median('with the script', figure) / median('baseline', figure);
  const ratio = toRatio('cpuMs');
  const wallRatio = formatRatio(toRatio('mainThreadMs'));
  console.log(
    `The script takes ${formatRatio(ratio)} of the baseline's main-thread time, in CPU time; ${wallRatio} in wall time.\n`,
  );
  const shift = Math.max(...(views['with the script'] ?? []).map(view => view.shift));
  if (shift) failures.push(`${page} has a layout shift of ${shift}.`);
  failures.push(
    ...checkRatio(`${page}: the main-thread time, as a multiple of the baseline,`, ratio, ratioMax),
  );
}

if (failures.length) console.log(`Over the limit:\n${failures.join('\n')}`);
process.exit(failures.length ? 1 : 0);
