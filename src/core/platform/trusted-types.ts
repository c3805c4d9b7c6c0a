import { nullProto } from './objects';

/**
 * The functions of the script's Trusted Types policy, which convert nothing: callers validate URLs before, and no script runs in
 * the parsed HTML.
 */
export interface PolicyRules {
  createScriptURL(href: string): string;
  createHTML(html: string): string;
}

/** Holds the one policy of all bundles after its first use. */
export const policy = nullProto<{ created?: PolicyRules }>();
