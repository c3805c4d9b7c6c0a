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
      const fromAttributes = isFromAttributes && { hasDeferredOption: false };
      const previous = lastCart;
      const keepPrevious = (error: unknown) => {
        if (previous) return previous;
        throw error;
      };
      const read = (cartId: string) => getLimitedCart(settings, cartId, countChanges()).catch(keepPrevious);
      const found = id && !fromAttributes ? await read(id) : undefined;
      if (signal.aborted) return [];
      lastCart = found;
      const cart = id ? fromAttributes || found : undefined;
      settings = { ...settings, ...cart };
      setConsent(element, cart && settings.hasSellingPlan ? settings : undefined);
      if (!cart) return [];
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
  Object.assign(element, nullProto({ refresh: notifyChange }));
  tryCall(() => {
    const { PaymentButton } = Object(window.Shopify);
    PaymentButton.refresh ??= notifyChange;
  });
  const onIntent = () => notifyPossibleChange('intent');
  for (const type of INTENT_EVENTS) element.addEventListener(type, onIntent, nullProto({ passive: true }));
  void buttonSet.refresh().then(() => {
    if (isFromAttributes) refresh();
  });
  return () => {
    isFromAttributes = false;
    stopWatching();
    for (const type of INTENT_EVENTS) element.removeEventListener(type, onIntent);
    setConsent(element);
    buttonSet.dispose();
  };
};
