import { type PolicyRules, policy } from './trusted-types';

const LOOPBACK = /(^|\.)localhost$|^127[\d.]+$|^\[::1]$/;

/**
 * Returns true if protocol, host and port are the page's own. Comparing origins is not enough: those of `about:srcdoc` and
 * `javascript:` are both "null", and that of `blob:` is the page's.
 */
export function isSameOrigin({ protocol, host }: URL): boolean {
  return !!host && protocol === location.protocol && host === location.host;
}

/**
 * Returns true for a URL that the page may redirect to or load a file from: `https:`, or the page's own origin. A page on
 * loopback may also use `http:` on loopback, to try the script.
 */
export function isSafeUrl(url: URL): boolean {
  return (
    url.protocol === 'https:' ||
    isSameOrigin(url) ||
    (url.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(location.hostname))
  );
}

const rules: PolicyRules = {
  /** Called for an SDK whose URL has been checked (`core/platform/load-script.ts`). */
  createScriptURL: href => href,
  /** Lets HTML be parsed into a document in which no script runs. Only its text is shown. */
  createHTML: html => html,
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): PolicyRules };
  }
}

/**
 * Returns the one Trusted Types policy, for a page with `require-trusted-types-for 'script'`. It is created on first use,
 * because a second copy of the script would find its name taken. If a page doesn't list its name, the browser logs that, and
 * the rules are used without a policy.
 */
export function getTrustedTypesPolicy(): PolicyRules {
  try {
    policy.created ??= window.trustedTypes?.createPolicy('portable-wallets', rules) ?? rules;
  } catch {
    policy.created = rules;
  }
  return policy.created;
}
