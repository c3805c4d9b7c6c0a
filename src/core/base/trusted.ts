import { policy } from './policy';

type Rules = typeof policy.made;

const rules: Rules = {
  createScriptURL: (href, origins) => policy.toSdkUrl(href, origins),
  /** Lets HTML be parsed into a document where no script runs. What is shown of it is text. */
  createHTML: html => html,
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, own: Rules): Rules };
  }
}

/**
 * Our one Trusted Types policy: what a page with `require-trusted-types-for 'script'` lets us load or parse. It is made when
 * it is first needed, because a page that holds the script twice would find its name taken. Without a policy the same rules
 * hold. Where a page doesn't list its name, the browser says so in the console.
 */
export function trusted(): Rules {
  try {
    policy.made ??= window.trustedTypes?.createPolicy('portable-wallets', rules) ?? rules;
  } catch {
    policy.made = rules;
  }
  return policy.made;
}
