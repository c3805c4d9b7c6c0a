import { BUTTON_HEIGHT_PX } from '../../core/platform/constants';
import type { ButtonSettings } from '../../core/types/page';

/** The best-known of the colours that each brand allows. */
const COLORS = { paypal: 'gold', venmo: 'blue' } satisfies Record<string, paypal.Style['color']>;

/** The name of the wallet in its configuration. The SDK uses the same names. */
export type Brand = keyof typeof COLORS;

/** Limits of the button's height. The SDK throws for a height outside of them, or one that is no number. */
const HEIGHT_MIN_PX = 25;
const HEIGHT_MAX_PX = 55;

/**
 * Maps height and corners of the slot to the SDK's style. Reads computed styles instead of the layout, because a closed drawer
 * has no layout.
 */
export function toStyle(name: Brand, slot: Element, settings: ButtonSettings): paypal.Style {
  const { height, borderTopLeftRadius } = getComputedStyle(slot);
  return {
    color: COLORS[name],
    label: settings.callToAction ? 'pay' : 'paypal',
    height: Math.min(HEIGHT_MAX_PX, Math.max(HEIGHT_MIN_PX, Number.parseFloat(height) || BUTTON_HEIGHT_PX)),
    borderRadius: Number.parseFloat(borderTopLeftRadius) || 0,
    disableMaxWidth: true,
  };
}
