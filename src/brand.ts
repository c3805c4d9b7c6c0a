import { receive } from './brand-seam';
import type { Brand } from './core/click/later';
import type { Shared } from './shared';
import { brandCss, probeCss } from './ui/brand/brand-css';
import { createLabel } from './ui/brand/label';
import { createReadLook } from './ui/brand/read-look';
import { styleDocument } from './ui/styles/styles';

/** Makes `dist/brand.js`, for a page that shows a wallet with a brand. */
export default function createBrand(shared: Shared): Brand {
  receive(shared);
  styleDocument(probeCss);
  return { css: brandCss, createLabel, readLook: createReadLook() };
}
