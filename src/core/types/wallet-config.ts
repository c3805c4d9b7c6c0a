/**
 * One wallet as the shop's server configures it. A side module says which parameters it reads, and by which names the
 * registry brings it here; nobody else knows them.
 */
export interface WalletConfig<Params = WalletParams, Name = string> {
  /** Its name in the registry; one that this release does not know is skipped. */
  name: Name;
  /** False: not shown where a selling plan is chosen. @default true */
  supports_subs?: boolean;
  /** False: not shown where the cart has a deferred option. @default true */
  supports_def_opts?: boolean;
  /** What this wallet alone understands. */
  wallet_params: Params;
}

/** Parameters that mean the same for all wallets (docs/specification.md#wallet-parameters). */
export interface WalletParams {
  /** Name of the shop, as the wallet's sheet and our messages show it. @default Google Pay's `merchantInfo.merchantName`, else none */
  merchantName?: string;
  [name: string]: unknown;
}
