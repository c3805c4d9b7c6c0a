import { bare } from './objects';

/** What the script's Trusted Types policy converts. Callers check URLs before, and no script runs in parsed HTML. */
export interface Rules {
  createScriptURL(href: string): string;
  createHTML(html: string): string;
}

/** The policy, which lazy bundles share: whichever needs it first creates it. */
export const policy = bare<{ created?: Rules }>();
