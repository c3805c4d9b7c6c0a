import { nullProto } from './objects';

/** What the script's Trusted Types policy converts. Callers check URLs before, and no script runs in parsed HTML. */
export interface PolicyRules {
  createScriptURL(href: string): string;
  createHTML(html: string): string;
}

/** The policy, which lazy bundles share: whichever needs it first creates it. */
export const policy = nullProto<{ created?: PolicyRules }>();
