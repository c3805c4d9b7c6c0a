import { pathToFileURL } from 'node:url';
import { readCommand } from '../build/command.mjs';
import { createShop, type Shop } from '../sandbox/server/server';
import { findProduct, PRODUCT } from '../test/browser/shop-page';
import { buildFloor, FLOOR } from './build-floor';
import { install } from './install';
import { interleave } from './interleave';
import { medianOf } from './median';
import { openLighthouse, type View } from './open-lighthouse';
import { checkRatio, writeRatio } from './ratio';

/**
 * What Lighthouse says of the sandbox's product and cart pages, as a phone sees them: with the script, without it, and with the floor
 * in its place. It leaves with 1 where the page moves, or where the script takes
 * more of the main thread than its share of the floor's.
 */
const RUNS = 5;
const PACKAGES = ['lighthouse@13.5.0'];

const PRODUCT_PATH = `/products/${PRODUCT.usual}`;
/** Buy it now alone is the view that does what the floor does: it draws one button, and asks nobody whether it may. */
const PAGES: Record<string, [path: string, ratioMax: number]> = {
  'The product page': [`${PRODUCT_PATH}?script=`, 1.8],
  'The product page with Buy it now alone': [
    `${PRODUCT_PATH}?recommended=buy_it_now&cartWallets=&script=`,
    1.4,
  ],
  'The cart page': ['/cart?script=', 1.9],
};
/** As a classic script, because Chromium doesn't say of which module an evaluation is, and its time would be nobody's. */
const VARIANTS = { 'without it': 'off', 'the floor': 'classic', 'with the script': 'classic' };

const { values } = readCommand(
  {
    call: 'npm run lighthouse',
    about:
      'Measures product and cart pages in Lighthouse with the script, without it, and with the baseline.',
  },
  { runs: { type: 'string', isCount: true, about: `takes the median of so many runs; ${RUNS} by default` } },
);
const runs = Number(values.runs ?? RUNS);
const audit = await openLighthouse(await install('lighthouse', PACKAGES));
await buildFloor();
const shop = await createShop();
const floorShop = await createShop({ dist: pathToFileURL(`${FLOOR}/`) });

/** Puts a product into a cart. @returns the cookie that says which cart it is */
async function fillCart({ url, ...shop }: Shop): Promise<string> {
  const id = String(findProduct({ url, ...shop }, PRODUCT.usual).variants[0]?.id);
  const body = new URLSearchParams({ id });
  const { headers } = await fetch(`${url}/cart/add`, { method: 'POST', body, redirect: 'manual' });
  return (
    headers
      .getSetCookie()
      .find(cookie => cookie.startsWith('cart='))
      ?.split(';')[0] ?? ''
  );
}

const broken: string[] = [];
try {
  const carts = new Map([shop, floorShop].map(each => [each, fillCart(each)] as const));
  for (const [page, [path, ratioMax]] of Object.entries(PAGES)) {
    const views = await interleave(VARIANTS, runs, async (script, name) => {
      const place = name === 'the floor' ? floorShop : shop;
      const cookie = (await carts.get(place)) ?? '';
      return audit(place.url + path + script, path.startsWith('/cart') ? cookie : '');
    });
    print(page, ratioMax, views);
  }
} finally {
  await shop.close();
  await floorShop.close();
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
  const toRatio = (figure: keyof View) => median('with the script', figure) / median('the floor', figure);
  const ratio = toRatio('cpuMs');
  const onTheWall = writeRatio(toRatio('mainThreadMs'));
  console.log(
    `The script takes ${writeRatio(ratio)} of the floor's main-thread time, in CPU time; ${onTheWall} on the wall.\n`,
  );
  const shift = Math.max(...(views['with the script'] ?? []).map(view => view.shift));
  if (shift) broken.push(`${page} moves by ${shift}.`);
  broken.push(...checkRatio(`${page}: the main-thread time, as a multiple of the floor’s,`, ratio, ratioMax));
}

if (broken.length) console.log(`Beyond the gates:\n${broken.join('\n')}`);
process.exit(broken.length ? 1 : 0);
