import { policy, type Rules } from './policy';

const rules: Rules = {
  /** Called for an SDK whose URL has been checked (`core/sdk/sdk-url.ts`). */
  createScriptURL: href => href,
  /** Lets HTML be parsed into a document where no script runs. What is shown of it is text. */
  createHTML: html => html,
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, own: Rules): Rules };
  }
}

/**
 * Returns the one Trusted Types policy: what a page with `require-trusted-types-for 'script'` lets the script load or parse. It is created
 * when it is first needed, because a page that holds the script twice would find its name taken. If a page doesn't list its name, the
 * browser logs that, and the rules are used without a policy.
 */
export function trusted(): Rules {
  try {
    policy.created ??= window.trustedTypes?.createPolicy('portable-wallets', rules) ?? rules;
  } catch {
    policy.created = rules;
  }
  return policy.created;
}
