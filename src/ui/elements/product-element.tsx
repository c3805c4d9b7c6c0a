import { computed, effect, signal } from '@preact/signals';
import { PRODUCT_ATTRIBUTES } from '../../core/page/attribute-names';
import { readAttributes, readJson, readWallet } from '../../core/page/attributes';
import { observeForm } from '../../core/page/form-observer';
import { readProduct, reportValidity } from '../../core/page/product-form';
import { DeveloperError } from '../../core/platform/errors';
import type { ButtonSettings, WalletConfig } from '../../core/types/page';
import {
  checkoutLink,
  defaultWallet,
  prepareWallet,
  type ReadyWallet,
  sortPreferredFirst,
} from '../../wallets';
import { createAppearanceReader } from '../brand/appearance';
import { lightDomCss, Skeleton, styleAround } from '../styles';
import type { PlacedWallet } from './button-cache';
import { createButtonSet } from './button-set';
import { setConsent } from './consent';
import type { Mount } from './define';

/** One variant of `variant-params`. */
interface VariantParams {
  id: number;
  requiresShipping: boolean;
}

/**
 * Value of the attribute `disabled` if the script has set it. The server writes another value. A theme may copy an element with
 * its attributes, so the value shows who set it.
 */
const SET_BY_SCRIPT = 'form';

/** Mounts `shopify-accelerated-checkout`: one wallet's button and the more-options link, on a product page. */
export const mountProduct: Mount = element => {
  styleAround(element, lightDomCss);
  const form = element.closest('form');
  if (!form)
    throw new DeveloperError(
      'invalid-webcomponent',
      `unable to find product form: put <${element.localName}> inside the form that adds to the cart.`,
    );
  const settings = readAttributes(element, 'product');
  const variants = [readJson<VariantParams | VariantParams[]>(element, 'variant-params')].flat();
  const recommended = readWallet(element, 'recommended');
  const candidates = sortPreferredFirst(element, [
    recommended,
    readWallet(element, 'fallback'),
    defaultWallet,
  ]);
  const attributes = PRODUCT_ATTRIBUTES.map(name => element.getAttribute(name)).join();
  const formObserver = observeForm(form);
  const { state } = formObserver;

  // Returns true for a variant that `variant-params` doesn't list. Ignores the attribute `requires-shipping`, because shops'
  // servers never write it.
  const isShipped = (variant?: string) =>
    variants.find(row => `${row?.id}` === variant)?.requiresShipping ?? true;
  const toConfig = (variant?: string, sellingPlan = state.peek().sellingPlan): ButtonSettings => ({
    ...settings,
    hasSellingPlan: !!sellingPlan,
    hasDeferredOption: false,
    requiresShipping: isShipped(variant),
  });

  // The server writes `disabled` for sold-out products, even if the form isn't disabled. The attribute is valid as long as the
  // form has the state of the mount, `serverDisabledState`; false without the attribute. If the form had no variant then, the
  // first variant that a theme sets is no change.
  let serverDisabledState = ![null, SET_BY_SCRIPT].includes(element.getAttribute('disabled')) && state.peek();
  const disabled = signal(true);
  const disposers = [
    effect(() => {
      if (serverDisabledState && !serverDisabledState.variant) serverDisabledState = state.value;
      disabled.value = serverDisabledState === state.value || state.value.disabled;
    }),
  ];

  const buttonSet = createButtonSet(element, {
    pageType: settings.pageType,
    disabled,
    form: state,
    read() {
      if (!reportValidity(form)) return undefined;
      const source = readProduct(form);
      formObserver.accept(source.data);
      if (state.peek().hasFile) return undefined;
      return { settings: toConfig(source.variant), source };
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
      // Uses the last observed state. Reading the form would fire `formdata`. If a theme then changes the form, `find` would be
      // called again, in an endless loop.
      const wallet = await findReadyWallet(element, candidates, toConfig(state.peek().variant));
      const hasLink = wallet && wallet.config.name !== defaultWallet.name;
      const link = hasLink && (await prepareWallet(checkoutLink, wallet.settings));
      const placed: PlacedWallet[] = wallet ? [{ wallet, slot: 'button' }] : [];
      return link ? [...placed, { wallet: link, slot: 'more-options' }] : placed;
    },
  });

  // Which wallets can pay depends only on the parts of this key. The key is never empty, so the first effect below always
  // refreshes.
  const eligibilityKey = computed(
    () => `${!state.value.sellingPlan} ${isShipped(state.value.variant)} ${state.value.hasFile}`,
  );
  disposers.push(
    effect(() => {
      if (eligibilityKey.value) void buttonSet.refresh();
    }),
    effect(() => {
      if (state.value.hasFile)
        console.warn('[portable-wallets] No buttons while a file is chosen: the API takes no files.');
    }),
    effect(() => setConsent(element, state.value.sellingPlan ? settings : undefined)),
    effect(() => {
      if (!disabled.value) element.removeAttribute('disabled');
      else if (!element.hasAttribute('disabled')) element.setAttribute('disabled', SET_BY_SCRIPT);
      element.toggleAttribute('has-selling-plan', !!state.value.sellingPlan);
    }),
  );

  return () => {
    for (const dispose of disposers) dispose();
    // Keeps `disabled` for the next mount only if the server's `disabled` is still valid.
    element.toggleAttribute('disabled', serverDisabledState === state.peek());
    setConsent(element);
    formObserver.stop();
    buttonSet.dispose();
  };
};

/** Returns the first candidate that can pay. */
async function findReadyWallet(
  element: HTMLElement,
  candidates: (WalletConfig | undefined)[],
  settings: ButtonSettings,
): Promise<ReadyWallet | undefined> {
  for (const candidate of candidates) {
    const wallet = candidate && (await prepareWallet(candidate, settings, createAppearanceReader(element)));
    if (wallet) return wallet;
  }
  return undefined;
}
