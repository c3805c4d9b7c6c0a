import { type PolicyRules, policy } from './trusted-types';

/** Parses a URL, relative to the page; absent where it is none. (`URL.canParse` came late to Safari and Chrome.) */
export function toUrl(href: string | null | undefined, base = location.href): URL | undefined {
  try {
    return href == null ? undefined : new URL(href, base);
  } catch {
    return undefined;
  }
}

const LOOPBACK = /(^|\.)localhost$|^127[\d.]+$|^\[::1]$/;

/**
 * True where protocol, host and port are the page's own. To compare origins is not enough: those of `about:srcdoc` and
 * `javascript:` are both "null", and that of `blob:` is the page's.
 */
export function isSameOrigin({ protocol, host }: URL): boolean {
  return !!host && protocol === location.protocol && host === location.host;
}

/**
 * True for a URL that a shopper may be sent to, or a file loaded from: `https:`, or the page's own origin. From a page on
 * loopback also `http:` on loopback, so that people can try the script.
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
  /** Lets HTML be parsed into a document where no script runs. What is shown of it is text. */
  createHTML: html => html,
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, own: PolicyRules): PolicyRules };
  }
}

/**
 * Returns the one Trusted Types policy: what a page with `require-trusted-types-for 'script'` lets the script load or parse. It is created
 * when it is first needed, because a page that holds the script twice would find its name taken. If a page doesn't list its name, the
 * browser logs that, and the rules are used without a policy.
 */
export function getTrustedTypesPolicy(): PolicyRules {
  try {
    policy.created ??= window.trustedTypes?.createPolicy('portable-wallets', rules) ?? rules;
  } catch {
    policy.created = rules;
  }
  return policy.created;
}
