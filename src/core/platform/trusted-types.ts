import { nullProto } from './objects';

/**
 * Conversions of the script's Trusted Types policy. Callers validate URLs before, and no script runs in parsed HTML.
 */
export interface PolicyRules {
  createScriptURL(href: string): string;
  createHTML(html: string): string;
}

/** Holds the policy, which lazy bundles share: the first use creates it. */
export const policy = nullProto<{ created?: PolicyRules }>();
