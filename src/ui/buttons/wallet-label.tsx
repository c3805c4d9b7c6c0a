import type { ReactNode } from 'react';
import { toFile } from '../../core/base/load-module';
import { t } from '../../core/labels/i18n';
import type { Config } from '../../core/types/config';
import type { Registration } from '../../wallets';

/**
 * The label of a button: «Buy with» and the wallet's name for a call to action (docs/specification.md#google-pay), its logo
 * elsewhere. A wallet without a brand has a text of its own.
 */
export function labelOf(
  { instrument, brand = '', label }: Registration,
  { callToAction, isOnDark }: Config,
): ReactNode {
  if (label) return t(label);
  if (callToAction) return t('buttons.buy_with', { wallet: brand });
  // The button of a dark page is light.
  const logo = `logos/${instrument.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-${isOnDark ? 'light' : 'dark'}.svg`;
  return <img src={toFile(logo)} alt={brand} height="24" />;
}
