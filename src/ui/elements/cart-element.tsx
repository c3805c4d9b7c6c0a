import { signal } from '@preact/signals';
import { readFlags, readWallets } from '../../core/page/attributes';
import { findCartForm, readCartChoice, readCartId, readSettings, readTyped } from '../../core/page/cart-page';
import {
  countChanges,
  notifyChange,
  notifyPossibleChange,
  onCartChange,
  whenCartSettled,
} from '../../core/page/cart-watch';
import { reportValidity } from '../../core/page/form';
import { getPageType, readPageType } from '../../core/page/page-type';
import { INTENT_EVENTS } from '../../core/page/visibility';
import { nullProto, tryCall } from '../../core/platform/objects';
import { getLimitedCart, type LimitedCart } from '../../core/storefront/limited-cart';
import type { ButtonSettings } from '../../core/types/page';
import { prepareWallet, sortPreferredFirst } from '../../wallets';
import { createAppearanceReader } from '../brand/appearance';
import { lightDomCss, styleAround } from '../styles';
import { createButtonSet } from './button-set';
import { setConsent } from './consent';
import type { Mount } from './define';
import { Grid, gridCss, gridLightDomCss } from './grid';

/** Stays on the element: nothing happens at a removed one, and a remount adds it only once. */
const onIntent = () => notifyPossibleChange('intent');

/** Mounts `shopify-accelerated-checkout-cart`: a grid of all wallets that can pay, on cart pages and in drawers. */
export const mountCart: Mount = element => {
  const wallets = sortPreferredFirst(element, readWallets(element));
  let settings: ButtonSettings = readSettings(element, readPageType(element) ?? getPageType(true));
  const readAppearance = createAppearanceReader(element);
  /** True while only the attributes describe the cart, because the server hasn't responded. */
  let isFromAttributes = settings.requiresShipping || settings.hasSellingPlan;
  /** The last cart that was read. It is used again if a read after a merely possible change fails. */
  let lastCart: LimitedCart | undefined;

  const buttonSet = createButtonSet(element, {
    pageType: settings.pageType,
    disabled: signal(false),
    css: gridCss,
    read() {
      const form = findCartForm(element);
      if (form && !reportValidity(form)) return form;
      // The theme shows the shop's response in the form, which may be other quantities.
      const typed = whenCartSettled()?.then(() => readTyped(element)) ?? readTyped(element);
      return { settings, source: { ...readCartChoice(element, settings.cartId), typed } };
    },
    layout: (slots, style) =>
      slots.length > 0 && (
        <div style={{ ...style, ...(slots.length === wallets.length && { minHeight: 0 }) }}>
          <Grid slots={slots} />
        </div>
      ),
    async find(signal) {
      settings = { ...settings, enabledFlags: readFlags(element) };
      const id = readCartId(settings.cartId);
      const keepLast = (error: unknown) => {
        if (lastCart) return lastCart;
        throw error;
      };
      const cart =
        id && !isFromAttributes
          ? await getLimitedCart(settings, id, countChanges()).catch(keepLast)
          : undefined;
      if (signal.aborted) return [];
      lastCart = cart;
      settings = { ...settings, ...cart };
      const hasCart = cart || (id && isFromAttributes);
      setConsent(element, hasCart && settings.hasSellingPlan ? settings : undefined);
      if (!hasCart) return [];
      // Added before any button renders, because these styles affect the measured styles of a theme's old markup.
      styleAround(element, lightDomCss);
      styleAround(element, gridLightDomCss);
      const ready = await Promise.all(wallets.map(wallet => prepareWallet(wallet, settings, readAppearance)));
      return ready.flatMap(wallet =>
        wallet ? [{ wallet, slot: `button-${wallet.registration.instrument}` }] : [],
      );
    },
  });

  const refresh = (isCertain = true) => {
    isFromAttributes = false;
    if (isCertain) lastCart = undefined;
    void buttonSet.refresh();
  };
  const stopWatching = onCartChange(refresh);
  // For pages whose requests the script doesn't know, such as those of a headless shop.
  Object.assign(element, { refresh: notifyChange });
  tryCall(() => {
    Object(window.Shopify).PaymentButton.refresh ??= notifyChange;
  });
  for (const type of INTENT_EVENTS) element.addEventListener(type, onIntent, nullProto({ passive: true }));
  void buttonSet.refresh().then(() => {
    if (isFromAttributes) refresh();
  });
  return () => {
    isFromAttributes = false;
    stopWatching();
    setConsent(element);
    buttonSet.dispose();
  };
};
