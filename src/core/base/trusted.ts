import { toSdkUrl } from './sdk-url';

const rules = {
  createScriptURL: toSdkUrl,
  /** For parsing alone, into a document where no script runs; what is shown of it is text. */
  createHTML: (html: string): string => html,
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, own: typeof rules): typeof rules };
  }
}

let policy: typeof rules | undefined;

/**
 * Our one Trusted Types policy: what a page under `require-trusted-types-for 'script'` lets us bring in or parse. Made at
 * the first need, because a page that holds the script twice would see its name taken. The rules are the same where there
 * is no policy, and a page that doesn't list its name says so in the console itself.
 */
export function trusted(): typeof rules {
  try {
    policy ??= window.trustedTypes?.createPolicy('portable-wallets', rules);
  } catch {}
  policy ??= rules;
  return policy;
}
