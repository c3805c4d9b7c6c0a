import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createRoot as createTree } from 'react-dom/client';
import { readProductSource } from '../core/cart-input';
import { readConfig, readJson, readWallet } from '../core/config';
import { observeForm } from '../core/form-observer';
import { readVariant } from '../core/product-form';
import type { Config, WalletConfig } from '../core/types';
import { prepareWallet, type ReadyWallet } from '../wallets';
import type { Mount } from './define';
import { Skeleton } from './skeleton';
import { createRoot } from './styles';
import { createWalletElement } from './wallet-button';

/** Row of `variant-params`. */
interface VariantParams {
  id: number;
  requiresShipping: boolean;
}

/** Last in the row: needs nothing but the shop. */
const DEFAULT_WALLET: WalletConfig = { name: 'buy_it_now', wallet_params: {} };
const MORE_OPTIONS: WalletConfig = { name: 'more_options', wallet_params: {} };

/** `shopify-accelerated-checkout`: one wallet's button and the more-options link, on a product page. */
export const mountProduct: Mount = element => {
  const form = element.closest('form');
  if (!form) return () => {};
  const variants = readJson<VariantParams[]>(element, 'variant-params') ?? [];
  const recommended = readWallet(element, 'recommended');
  const candidates = [recommended, readWallet(element, 'fallback'), DEFAULT_WALLET];
  const read = (): Config => {
    const variant = variants.find(({ id }) => String(id) === readVariant(form));
    const { hasSellingPlan } = state.peek();
    return { ...config, hasSellingPlan, requiresShipping: variant?.requiresShipping ?? true };
  };

  const config = readConfig(element, 'product');
  const { state, stop } = observeForm(form);
  const disabled = computed(() => state.value.disabled);
  const ready = signal(false);
  const tree = createTree(createRoot(element));
  const children: HTMLElement[] = [];
  tree.render(<Product ready={ready} keepsRoom={!!recommended} />);

  const add = (wallet: ReadyWallet, slot: string) => {
    const source = () => readProductSource(form, config.country);
    const child = createWalletElement(
      { ...wallet, disabled, read: () => ({ config: read(), source: source() }) },
      slot,
    );
    children.push(child);
    element.append(child);
  };
  const show = async () => {
    const wallet = await firstReady(candidates, read());
    if (!wallet || !element.isConnected) return;
    add(wallet, 'button');
    const link = wallet.registration.instrument !== 'BuyItNow' && (await prepareWallet(MORE_OPTIONS, config));
    if (link) add(link, 'more-options');
    ready.value = true;
  };
  void show();

  return () => {
    stop();
    tree.unmount();
    for (const child of children) child.remove();
  };
};

/** The first of them that can pay. */
async function firstReady(
  candidates: (WalletConfig | undefined)[],
  config: Config,
): Promise<ReadyWallet | undefined> {
  for (const candidate of candidates) {
    const wallet = candidate && (await prepareWallet(candidate, config));
    if (wallet) return wallet;
  }
  return undefined;
}

/**
 * Until a wallet is ready, the skeleton that the server wrote shows through the unnamed slot, as the page sized it.
 * Where a link was expected and none comes, its room stays, so that nothing below moves.
 */
function Product({ ready, keepsRoom }: { ready: ReadonlySignal<boolean>; keepsRoom: boolean }) {
  if (!ready.value)
    return (
      <slot>
        <Skeleton />
      </slot>
    );
  return (
    <>
      <slot name="button" />
      <slot name="more-options">{keepsRoom && <div class="reserve more-options">&nbsp;</div>}</slot>
    </>
  );
}
