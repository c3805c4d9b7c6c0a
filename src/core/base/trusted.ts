import { bare } from './bare';

/** What says which URLs a script may have: `sdk.js` fills it in, without which nothing asks for one. */
export const scriptRule = bare<{ toSdkUrl(href: string, origins: string[]): string }>();

const rules = {
  createScriptURL: (href: string, origins: string[]): string => scriptRule.toSdkUrl(href, origins),
  /** Lets HTML be parsed into a document where no script runs. What is shown of it is text. */
  createHTML: (html: string): string => html,
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, own: typeof rules): typeof rules };
  }
}

let policy: typeof rules | undefined;

/**
 * Our one Trusted Types policy: what a page with `require-trusted-types-for 'script'` lets us load or parse. It is made when
 * it is first needed, because a page that holds the script twice would find its name taken. Without a policy the same rules
 * hold. Where a page doesn't list its name, the browser says so in the console.
 */
export function trusted(): typeof rules {
  try {
    policy ??= window.trustedTypes?.createPolicy('portable-wallets', rules);
  } catch {}
  policy ??= rules;
  return policy;
}
