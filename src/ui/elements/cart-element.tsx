import { signal } from '@preact/signals';
import { readFlags, readWallets } from '../../core/page/attributes';
import { findCartForm, readCartChoice, readCartId, readConfig } from '../../core/page/cart-page';
import { countChanges, notifyPossibleChange, onCartChange } from '../../core/page/cart-watch';
import { getPageType } from '../../core/page/page-type';
import { reportValidity } from '../../core/page/product-form';
import { nullProto } from '../../core/platform/objects';
import { getLimitedCart, type LimitedCart } from '../../core/storefront/limited-cart';
import type { Config } from '../../core/types/page';
import { prepareWallet, sortPreferredFirst } from '../../wallets';
import { createAppearanceReader } from '../brand/appearance';
import { lightCss, styleAround } from '../styles';
import { createButtonSet } from './button-set';
import { setConsent } from './consent';
import type { Mount } from './define';
import { Grid, gridCss, gridLightCss } from './grid';
import { INTENT_EVENTS } from './wallet-element';

/** Mounts `shopify-accelerated-checkout-cart`: a grid of all wallets that can pay, on cart pages and in drawers. */
export const mountCart: Mount = element => {
  // A theme's old markup is measured with these styles, before any button renders.
  styleAround(element, lightCss);
  styleAround(element, gridLightCss);
  const wallets = sortPreferredFirst(element, readWallets(element));
  let config: Config = readConfig(element, getPageType(true));
  const readLook = createAppearanceReader(element);
  /** True while only the attributes describe the cart, because the server hasn't responded. */
  let isFromAttributes = config.requiresShipping || config.hasSellingPlan;
  /** The last cart that was read. It is used again if a read at a mere sign of a change fails. */
  let last: LimitedCart | undefined;

  const set = createButtonSet(element, {
    pageType: config.pageType,
    disabled: signal(false),
    css: gridCss,
    read() {
      const form = findCartForm(element);
      if (form && !reportValidity(form)) return undefined;
      return { config, source: readCartChoice(element, config.cartId) };
    },
    layout: (slots, style) =>
      slots.length > 0 && (
        <div style={{ ...style, ...(slots.length === wallets.length && { minHeight: 0 }) }}>
          <Grid slots={slots} />
        </div>
      ),
    async find(signal) {
      config = { ...config, enabledFlags: readFlags(element) };
      const id = readCartId(config.cartId);
      const given = isFromAttributes && { hasDeferredOption: false };
      const kept = last;
      const keep = (error: unknown) => {
        if (kept) return kept;
        throw error;
      };
      const read = (cartId: string) => getLimitedCart(config, cartId, countChanges()).catch(keep);
      const found = id && !given ? await read(id) : undefined;
      if (signal.aborted) return [];
      last = found;
      const cart = id ? given || found : undefined;
      config = { ...config, ...cart };
      setConsent(element, cart && config.hasSellingPlan ? config : undefined);
      if (!cart) return [];
      const ready = await Promise.all(wallets.map(wallet => prepareWallet(wallet, config, readLook)));
      return ready.flatMap(wallet =>
        wallet ? [{ wallet, slot: `button-${wallet.registration.instrument}` }] : [],
      );
    },
  });

  const refresh = (isCertain = true) => {
    isFromAttributes = false;
    if (isCertain) last = undefined;
    void set.refresh();
  };
  const stopWatching = onCartChange(refresh);
  const onIntent = () => notifyPossibleChange('intent');
  for (const sign of INTENT_EVENTS) element.addEventListener(sign, onIntent, nullProto({ passive: true }));
  void set.refresh().then(() => {
    if (isFromAttributes) refresh();
  });
  return () => {
    isFromAttributes = false;
    stopWatching();
    for (const sign of INTENT_EVENTS) element.removeEventListener(sign, onIntent);
    setConsent(element);
    set.dispose();
  };
};
