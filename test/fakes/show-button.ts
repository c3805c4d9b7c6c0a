import { type Signal, signal } from '@preact/signals';
import { loadPurchase } from '../../src/core/purchase/click';
import type { ButtonSettings, WalletConfig, WalletParams } from '../../src/core/types/page';
import type { PurchaseDetails } from '../../src/core/types/purchase-details';
import type { Wallet } from '../../src/core/types/wallet';
import type { WalletElementProps } from '../../src/ui/elements/wallet-button';
import { createWalletElement } from '../../src/ui/elements/wallet-element';
import { registry } from '../../src/wallets';
import { createButtonHost } from '../../src/wallets/button-host';
import { onEnd } from '../run/suite';
import { PURCHASE } from './begin-clicks';
import { CONFIG } from './config';
import { fakeClock } from './fake-clock';
import { recordErrors } from './fake-console';
import { clearPage } from './page';
import { endRunning } from './running';
import { settle, until } from './settle';

// The purchase is loaded, so that no fake clock waits for a file.
await loadPurchase();

export interface ButtonOptions {
  name?: 'buy_it_now' | 'more_options' | 'google_pay';
  read?: WalletElementProps['read'];
  disabled?: Signal<boolean>;
  /** The page's configuration when the wallet was prepared. */
  settings?: Partial<ButtonSettings>;
  /** Parameters of the wallet's configuration. @default a merchant name */
  params?: WalletParams;
  onRenderError?: (config: WalletConfig) => void;
}

/** The default purchase of a product page. */
export const readPage = (): Pick<PurchaseDetails, 'settings' | 'source'> => ({
  settings: PURCHASE.settings,
  source: PURCHASE.source,
});

function createAround(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('access-token', CONFIG.accessToken);
  host.setAttribute('buyer-country', CONFIG.country);
  host.setAttribute('buyer-currency', CONFIG.currency);
  return host;
}

/** Renders a wallet's element in the page. */
export async function showButton(wallet: Wallet, options: ButtonOptions = {}): Promise<HTMLElement> {
  const {
    name = 'buy_it_now',
    read = readPage,
    disabled = signal(false),
    onRenderError = () => {},
  } = options;
  const { params = { merchantName: 'Loja Exemplo' } } = options;
  const settings = { ...CONFIG, ...options.settings };
  const registration = registry[name];
  if (!registration) throw new Error(`No ${name} in the registry`);
  const config = { name, wallet_params: params };
  const host = createButtonHost(settings, registration);
  const assignment = { registration, config, settings, wallet, host, disabled, read, onRenderError };
  const element = createWalletElement(assignment, createAround(), 'button');
  document.body.append(element);
  await until(() => element.shadowRoot?.firstElementChild ?? element.firstElementChild);
  await settle();
  return element;
}

/** Starts a page with a stopped clock. @returns the console output */
export function beginButtons(): string[] {
  const { lines } = recordErrors();
  fakeClock();
  onEnd(() => {
    endRunning();
    clearPage();
  });
  return lines;
}
