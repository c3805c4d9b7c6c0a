import type { ReactNode } from 'react';
import { bare } from '../../core/base/bare';
import { toFile } from '../../core/base/load-module';
import { t } from '../../core/labels/i18n';
import type { Config } from '../../core/types/config';
import type { Instrument } from '../../core/types/wallet-config';

/** The classes of our own buttons, which themes style. */
export const CLASSES = bare<Partial<Record<Instrument, string>>>({
  BuyItNow: 'shopify-payment-button__button shopify-payment-button__button--unbranded',
  MoreOptions: 'shopify-payment-button__more-options',
});

/**
 * The label of a button: «Buy with» and the wallet's name for a call to action (docs/specification.md#google-pay), its logo
 * elsewhere. The names of our own buttons are whole sentences already.
 */
export function labelOf(instrument: Instrument, { callToAction, isOnDark }: Config): ReactNode {
  const wallet = t(`wallets.${instrument}`);
  if (CLASSES[instrument]) return wallet;
  if (callToAction) return t('buttons.buy_with', { wallet });
  // The button of a dark page is light.
  const logo = `logos/${instrument.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-${isOnDark ? 'light' : 'dark'}.svg`;
  return <img src={toFile(logo)} alt={wallet} height="24" />;
}
