import { effect, signal } from '@preact/signals';
import { PRODUCT_ATTRIBUTES } from '../../core/page/attribute-names';
import { readAttributes, readJson, readWallet } from '../../core/page/attributes';
import { toVariant } from '../../core/page/fields';
import { findForm, reportValidity } from '../../core/page/form';
import { observeForm } from '../../core/page/form-observer';
import { isProductForm } from '../../core/page/product-form';
import { DeveloperError } from '../../core/platform/errors';
import { startDebug } from '../../core/platform/telemetry';
import type { ButtonSettings, FormState, WalletConfig } from '../../core/types/page';
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
import { isScriptPress } from './wallet-element';

/** One variant of `variant-params`. */
interface VariantParams {
  /** Its number or its global id. */
  id: number | string;
  requiresShipping: boolean;
}

/**
 * Value of the attribute `disabled` if the script has set it. The server writes another value. A theme may copy an element with
 * its attributes, so the value shows who set it.
 */
const SET_BY_SCRIPT = 'form';

/** Returns true if each line of a form has a variant. */
const hasVariants = ({ variants }: FormState) => variants.every(Boolean);

/** Mounts `shopify-accelerated-checkout`: one wallet's button and the more-options link, on a product page. */
export const mountProduct: Mount = element => {
  styleAround(element, lightDomCss);
  const form = findForm(element, isProductForm) ?? element.closest('form');
  if (!form)
    throw new DeveloperError(
      'invalid-webcomponent',
      `unable to find product form of <${element.localName}>.`,
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

  // For a variant that `variant-params` doesn't list. Shops' servers never write the attribute, so its absence is a yes
  // (docs/decisions.md#30).
  const isDefaultShipped = element.getAttribute('requires-shipping') !== 'false';
  const isShipped = ({ variants: chosen }: FormState) =>
    chosen.some(id => variants.find(row => toVariant(row?.id) === id)?.requiresShipping ?? isDefaultShipped);
  const toConfig = (form = state.peek()): ButtonSettings => ({
    ...settings,
    hasSellingPlan: !!form.sellingPlan,
    hasDeferredOption: false,
    requiresShipping: isShipped(form),
  });

  // The server writes `disabled` for sold-out products, even if the form isn't disabled. The attribute is valid as long as the
  // form has the state of the mount, `serverDisabledState`; false without the attribute. If the form had no variant then, the
  // first variant that a theme sets is no change.
  let serverDisabledState = ![null, SET_BY_SCRIPT].includes(element.getAttribute('disabled')) && state.peek();
  const disabled = signal(true);
  const disposers = [
    effect(() => {
      if (serverDisabledState && !hasVariants(serverDisabledState)) serverDisabledState = state.value;
      disabled.value = serverDisabledState === state.value || state.value.disabled;
    }),
  ];

  const buttonSet = createButtonSet(element, {
    pageType: settings.pageType,
    disabled,
    form: state,
    read() {
      if (!reportValidity(form)) return form;
      const fields = formObserver.read();
      const current = state.peek();
      // Without a variant, the purchase shows why nothing can be bought.
      if (current.disabled && hasVariants(current)) return undefined;
      return { settings: toConfig(), source: { type: 'product', fields } };
    },
    key: () => attributes + JSON.stringify(toConfig()),
    placeholder: (
      <>
        <Skeleton />
        <slot name="shop-promise" />
      </>
    ),
    layout: (slots, style) => (
      <div style={style}>
        {slots.map(name => (
          <slot key={name} name={name} />
        ))}
        <slot name="shop-promise" />
      </div>
    ),
    async find() {
      const { problem } = state.peek();
      if (problem) {
        startDebug(element, problem);
        return [];
      }
      // Uses the last observed state. Reading the form would fire `formdata`. If a theme then changes the form, `find` would be
      // called again, in an endless loop.
      const wallet = await findReadyWallet(element, candidates, toConfig());
      const hasLink = wallet && wallet.config.name !== defaultWallet.name;
      const link = hasLink && (await prepareWallet(checkoutLink, wallet.settings));
      const placed: PlacedWallet[] = wallet ? [{ wallet, slot: 'button' }] : [];
      return link ? [...placed, { wallet: link, slot: 'more-options' }] : placed;
    },
  });

  /** Which wallets can pay depends only on the parts of this key. */
  let eligibilityKey: string | undefined;
  disposers.push(
    effect(() => {
      const { sellingPlan, problem } = state.value;
      const key = `${!sellingPlan} ${isShipped(state.value)} ${problem}`;
      if (key === eligibilityKey) return;
      eligibilityKey = key;
      void buttonSet.refresh();
    }),
    effect(() => setConsent(element, state.value.sellingPlan ? settings : undefined)),
    effect(() => {
      if (!disabled.value) element.removeAttribute('disabled');
      else if (!element.hasAttribute('disabled')) element.setAttribute('disabled', SET_BY_SCRIPT);
      element.toggleAttribute('has-selling-plan', !!state.value.sellingPlan);
    }),
  );

  element.addEventListener('click', pressButton);

  return () => {
    for (const dispose of disposers) dispose();
    // Keeps `disabled` for the next mount only if the server's `disabled` is still valid.
    element.toggleAttribute('disabled', serverDisabledState === state.peek());
    setConsent(element);
    formObserver.stop();
    buttonSet.dispose();
  };
};

/** Passes a script's press of the element to its button. */
function pressButton(this: Element, event: Event): void {
  if (isScriptPress(event)) this.querySelector<HTMLElement>('[slot=button]')?.click();
}

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
