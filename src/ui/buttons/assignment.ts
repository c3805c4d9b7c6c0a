import type { ReadonlySignal } from '@preact/signals';
import type { ProductForm } from '../../core/types/product-form';
import type { Purchase } from '../../core/types/purchase';
import type { WalletConfig } from '../../core/types/wallet-config';
import type { ReadyWallet } from '../../wallets';

/** What a wallet's element needs of the element that it stands in. */
export interface Assignment extends ReadyWallet {
  /** True while the add-to-cart form can't be sent. */
  disabled: ReadonlySignal<boolean>;
  /** The add-to-cart form, where the element stands in one. */
  form?: ProductForm;
  /** Reads the page at the click. */
  read(): Pick<Purchase, 'config' | 'source'>;
  /** Is called once the wallet's button is there. */
  drawn?(): void;
  /** Is called where the wallet's button could not be drawn. */
  giveWay(config: WalletConfig, error: unknown): void;
}
