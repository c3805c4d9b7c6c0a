import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { WALLET_NAMES } from '../../../sandbox/server/web/wallets';
import { openForAll, recommend } from '../elements/recommend';
import { cross, matrix, playRows } from '../matrix';
import { browserSuite } from '../open';
import { untilStill } from './layout-page';

const test = browserSuite('focus');

/** Pixels that a focus ring may extend beyond its button. */
const ROOM_PX = 8;
/** WCAG 2.2, 1.4.11 and 2.4.13. */
const MIN_CONTRAST = 3;

/** Counts pixels that the focus changes by at least that contrast. */
async function countChanged(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async ({ images, minContrast }) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      };
      const linear = (part: number) =>
        part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * linear(data[at] ?? 0) +
        0.7152 * linear(data[at + 1] ?? 0) +
        0.0722 * linear(data[at + 2] ?? 0);
      const [one = new Uint8ClampedArray(), two = new Uint8ClampedArray()] = await Promise.all(
        images.map(read),
      );
      let changed = 0;
      for (let at = 0; at < one.length; at += 4) {
        const [a, b] = [luminance(one, at), luminance(two, at)];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= minContrast) changed++;
      }
      return changed;
    },
    { images: [before, after].map(image => image.toString('base64')), minContrast: MIN_CONTRAST },
  );
}

/** Tabs from the add-to-cart button, because the ring appears only for the keyboard. */
async function compare(page: Page, selector: string, tabs: number) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  const clip = {
    x: box.x - ROOM_PX,
    y: box.y - ROOM_PX,
    width: box.width + 2 * ROOM_PX,
    height: box.height + 2 * ROOM_PX,
  };
  const shoot = () => page.screenshot({ clip, animations: 'disabled' });
  const before = await shoot();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).focus();
  for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab');
  const changed = await countChanged(page, before, await shoot());
  return { changed, perimeter: Math.round(2 * (box.width + box.height)) };
}

/** Returns the outlines around the focus. A button inside a closed root or a frame has its own, which is invisible from here. */
const countRings = (page: Page) =>
  page.evaluate(() => {
    const rings: Element[] = [];
    const collect = (root: Document | ShadowRoot) => {
      for (let element = root.activeElement; element; element = element.parentElement)
        if (getComputedStyle(element).outlineStyle !== 'none') rings.push(element);
      if (root.activeElement?.shadowRoot) collect(root.activeElement.shadowRoot);
    };
    collect(document);
    return rings.length;
  });

const BUTTON = 'shopify-accelerated-checkout > [slot=button]';

const looks = matrix(cross({ recommended: WALLET_NAMES, theme: ['aurora', 'noite', 'bloco'] }), [
  'buy_it_now, aurora',
  'google_pay, noite',
  'shop_pay, bloco',
  'paypal, aurora',
  'venmo, aurora',
  'apple_pay, aurora',
  'facebook_pay, aurora',
  'amazon_pay, aurora',
  'buy_with_prime, aurora',
]);
for (const theme of ['aurora', 'noite', 'bloco'])
  test(`shows the focus on the buttons and on the link to more options in ${theme}`, async fixtures => {
    const { page } = fixtures;
    await page.setViewportSize({ width: 800, height: 2400 });
    await openForAll(fixtures, { theme });
    const own = looks.filter(look => look.theme === theme).map(({ recommended }) => recommended);
    const rings: [wallet: string, part: string, tabs: number][] = [
      ...own.map((wallet): [string, string, number] => [wallet, BUTTON, 1]),
      ['google_pay', 'more-payment-options-link a', 2],
    ];
    await playRows(rings, async ([wallet, part, tabs]) => {
      await recommend(fixtures, wallet);
      await untilStill(page.locator(BUTTON));
      const { changed, perimeter } = await compare(page, part, tabs);
      // A line one pixel wide around the button, without its corners.
      assert.ok(changed > perimeter * 0.9, `${changed} pixels of ${perimeter}`);
      assert.ok((await countRings(page)) < 2, 'rings stand in each other');
      if (tabs > 1) assert.ok(perimeter < 600, 'the ring of the link is as wide as its column');
    });
  });

test.run();
