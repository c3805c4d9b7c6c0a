import { dist } from '../../../build/dist.mjs';
import type { Stage } from '../drivers/browser';
import { fillCart } from '../drivers/shop-page';
import { type BarePage, writeBarePage } from './write-bare-page';

export { type BarePage, NONCE, type Way } from './write-bare-page';

/** Opens a bare page in the place of the shop's own page of this kind. */
export async function openBarePage({ page, shop }: Stage, bare: BarePage = {}): Promise<void> {
  if (bare.page === 'cart') await fillCart({ page, shop });
  const url = await writeBarePage(shop, bare);
  const { file } = bare;
  if (file) await page.route(`**${file}`, route => route.fulfill({ path: `${dist}/portable-wallets.js` }));
  await page.goto(url);
}
