import { BUTTON_HEIGHT_PX } from '../../core/platform/constants';
import type { Config } from '../../core/types/page';

/** The best-known colour of each brand, of those that the brand allows. */
const COLORS = { paypal: 'gold', venmo: 'blue' } satisfies Record<string, paypal.Style['color']>;

/** The names of the SDK's brands are those of the configuration. */
export type Brand = keyof typeof COLORS;

/** The SDK throws for a height outside these limits, and for one that is no number. */
const HEIGHT_MIN_PX = 25;
const HEIGHT_MAX_PX = 55;

/**
 * Maps height and shape of the slot to the SDK's style. They come from computed styles, because a closed drawer has no
 * layout.
 */
export function toStyle(name: Brand, slot: Element, page: Config): paypal.Style {
  const { height, borderTopLeftRadius } = getComputedStyle(slot);
  return {
    color: COLORS[name],
    label: page.callToAction ? 'pay' : 'paypal',
    height: Math.min(HEIGHT_MAX_PX, Math.max(HEIGHT_MIN_PX, Number.parseFloat(height) || BUTTON_HEIGHT_PX)),
    borderRadius: Number.parseFloat(borderTopLeftRadius) || 0,
    disableMaxWidth: true,
  };
}
