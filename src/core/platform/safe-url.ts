import { type PolicyRules, policy } from './trusted-types';

const LOOPBACK = /(^|\.)localhost$|^127[\d.]+$|^\[::1]$/;

/**
 * Returns true if protocol, host and port are the page's own. Comparing origins is not enough: `about:srcdoc` and `javascript:`
 * both have the origin "null", and a `blob:` URL can have the page's origin.
 */
export function isSameOrigin({ protocol, host }: URL): boolean {
  return !!host && protocol === location.protocol && host === location.host;
}

/**
 * Returns true for a URL that the script may redirect to or load a file from: `https:`, or the page's own origin. On a loopback
 * page, where a developer tries the script, `http:` URLs of loopback are safe too.
 */
export function isSafeUrl(url: URL): boolean {
  return (
    url.protocol === 'https:' ||
    isSameOrigin(url) ||
    (url.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(location.hostname))
  );
}

const rules: PolicyRules = {
  /** Called for an SDK's URL after its validation (`core/platform/load-script.ts`). */
  createScriptURL: href => href,
  /** Called for HTML that is parsed into a document in which no script runs. Only its text is shown. */
  createHTML: html => html,
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): PolicyRules };
  }
}

/**
 * Returns the one Trusted Types policy, for a page with `require-trusted-types-for 'script'`. Creates it on first use, because at
 * the start a second copy of the script would find the policy's name taken. If the page's `trusted-types` doesn't list that name,
 * the browser logs an error, and the rules are used without a policy.
 */
export function getTrustedTypesPolicy(): PolicyRules {
  try {
    policy.created ??= window.trustedTypes?.createPolicy('portable-wallets', rules) ?? rules;
  } catch {
    policy.created = rules;
  }
  return policy.created;
}
