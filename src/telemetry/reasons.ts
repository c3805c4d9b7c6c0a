import { WALLET_REASONS } from './wallet-tables';

/** Descriptions of why a wallet has no button, by the reason of its metric. */
export const REASONS: Record<string, string> = {
  ...WALLET_REASONS,
  notDrawn: 'its button could not be drawn on this page',
  disabled: 'a flag in enabled-flags disables it',
  noSubscriptions: 'it has supports_subs: false, and a selling plan is chosen',
  noDeferredOptions: 'it has supports_def_opts: false, and the cart has a deferred option',
  timeout: 'its script was not there in time',
  notReadyToPay: 'this browser or this shopper can’t pay with it',
  companyRequired: 'its sheet can’t ask for the company that companyRequired wants',
  unknownWallet: 'this release knows no wallet of that name',
  moduleNotLoaded: 'its file could not be loaded',
  'invalid-script-tag': 'the script doesn’t know where its files are',
  'invalid-sdk-url': 'its script may not come from where sdkUrl says',
  other: 'its script could not be loaded, or gave a reason of its own',
};
