import { computed, effect, signal } from '@preact/signals';
import { readAttributes, readJson, readWallet } from '../../core/page/attributes';
import { observeForm } from '../../core/page/form-observer';
import { readProduct, reportValidity } from '../../core/page/product-form';
import { DeveloperError } from '../../core/platform/errors';
import type { Config, WalletConfig } from '../../core/types/page';
import {
  checkoutLink,
  defaultWallet,
  prepareWallet,
  type ReadyWallet,
  sortPreferredFirst,
} from '../../wallets';
import { createAppearanceReader } from '../brand/appearance';
import { lightCss, Skeleton, styleAround } from '../styles';
import type { PlacedWallet } from './button-cache';
import { createButtonSet } from './button-set';
import { setConsent } from './consent';
import { type Mount, PRODUCT_ATTRIBUTES } from './define';

/** One variant of `variant-params`. */
interface VariantParams {
  id: number;
  requiresShipping: boolean;
}

/** The script's own value of `disabled`, which a theme may copy with the element. The server writes another value. */
const SET_BY_SCRIPT = 'form';

/** Mounts `shopify-accelerated-checkout`: one wallet's button and the more-options link, on a product page. */
export const mountProduct: Mount = element => {
  styleAround(element, lightCss);
  const form = element.closest('form');
  if (!form)
    throw new DeveloperError(
      'invalid-webcomponent',
      `unable to find product form: put <${element.localName}> inside the form that adds to the cart.`,
    );
  const page = readAttributes(element, 'product');
  const variants = [readJson<VariantParams | VariantParams[]>(element, 'variant-params')].flat();
  const recommended = readWallet(element, 'recommended');
  const candidates = sortPreferredFirst(element, [
    recommended,
    readWallet(element, 'fallback'),
    defaultWallet,
  ]);
  const attributes = PRODUCT_ATTRIBUTES.map(name => element.getAttribute(name)).join();
  const { state, accept, stop } = observeForm(form);

  // A variant that `variant-params` doesn't name is shipped. The attribute `requires-shipping` doesn't count, because shops'
  // servers never write it.
  const shipping = (variant?: string) =>
    variants.find(row => `${row?.id}` === variant)?.requiresShipping ?? true;
  const toConfig = (variant?: string, sellingPlan = state.peek().sellingPlan): Config => ({
    ...page,
    hasSellingPlan: !!sellingPlan,
    hasDeferredOption: false,
    requiresShipping: shipping(variant),
  });

  // The server writes `disabled` for sold-out products, even if the form isn't disabled. It counts until the form changes. A
  // theme that sets a form's first variant hasn't changed anything.
  let served = ![null, SET_BY_SCRIPT].includes(element.getAttribute('disabled')) && state.peek();
  const disabled = signal(true);
  const stops = [
    effect(() => {
      if (served && !served.variant) served = state.value;
      disabled.value = served === state.value || state.value.disabled;
    }),
  ];

  const set = createButtonSet(element, {
    pageType: page.pageType,
    disabled,
    form: state,
    read() {
      if (!reportValidity(form)) return undefined;
      const source = readProduct(form);
      accept(source.data);
      if (state.peek().hasFile) return undefined;
      return { config: toConfig(source.variant), source };
    },
    key: () => attributes + JSON.stringify(toConfig(state.peek().variant)),
    placeholder: <Skeleton />,
    layout: (slots, style) => (
      <div style={style}>
        {slots.map(name => (
          <slot key={name} name={name} />
        ))}
        <slot name="shop-promise" />
      </div>
    ),
    async find() {
      if (state.peek().hasFile) return [];
      // The state isn't read again here, because a read that causes the next one could loop forever.
      const wallet = await firstReady(element, candidates, toConfig(state.peek().variant));
      const hasLink = wallet && wallet.config.name !== defaultWallet.name;
      const link = hasLink && (await prepareWallet(checkoutLink, wallet.page));
      const placed: PlacedWallet[] = wallet ? [{ wallet, slot: 'button' }] : [];
      return link ? [...placed, { wallet: link, slot: 'more-options' }] : placed;
    },
  });

  // Another choice may need other wallets: a subscription, or something that isn't shipped.
  const needs = computed(
    () => `${!state.value.sellingPlan} ${shipping(state.value.variant)} ${state.value.hasFile}`,
  );
  stops.push(
    effect(() => {
      if (needs.value) void set.refresh();
    }),
    effect(() => {
      if (state.value.hasFile)
        console.warn('[portable-wallets] No buttons while a file is chosen: the API takes no files.');
    }),
    effect(() => setConsent(element, state.value.sellingPlan ? page : undefined)),
    effect(() => {
      if (!disabled.value) element.removeAttribute('disabled');
      else if (!element.hasAttribute('disabled')) element.setAttribute('disabled', SET_BY_SCRIPT);
      element.toggleAttribute('has-selling-plan', !!state.value.sellingPlan);
    }),
  );

  return () => {
    for (const end of stops) end();
    // Restores the server's attribute for the next mount.
    element.toggleAttribute('disabled', served === state.peek());
    setConsent(element);
    stop();
    set.dispose();
  };
};

/** Returns the first candidate that can pay. */
async function firstReady(
  element: HTMLElement,
  candidates: (WalletConfig | undefined)[],
  config: Config,
): Promise<ReadyWallet | undefined> {
  for (const candidate of candidates) {
    const wallet = candidate && (await prepareWallet(candidate, config, createAppearanceReader(element)));
    if (wallet) return wallet;
  }
  return undefined;
}
