import { WALLET_REASONS } from './wallet-tables';

/** Why a wallet has no button, as the end of a sentence, by the label `reason` of the metric. */
export const REASON_TEXTS: Record<string, string> = {
  ...WALLET_REASONS,
  notDrawn: 'its button failed to render on this page',
  disabled: 'a flag in enabled-flags disables it',
  noSubscriptions: 'it has supports_subs: false, and a selling plan is chosen',
  noDeferredOptions: 'it has supports_def_opts: false, and the cart has a deferred option',
  timeout: 'its script did not load in time',
  notReadyToPay: "this browser or this shopper can't pay with it",
  companyRequired: "its sheet can't request a company, and the shop has set companyRequired",
  unknownWallet: 'this release has no wallet of that name: correct the name, or remove the wallet',
  moduleNotLoaded: 'its file could not be loaded: serve the folder of this release unchanged, and with CORS',
  'invalid-script-tag': "the script can't determine the URL of its other files",
  'invalid-sdk-url': 'the origin of sdkUrl is not allowed',
  other: 'its script failed to load, or returned another reason',
};
