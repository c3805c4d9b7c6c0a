import { bare } from './bare';

/** What our Trusted Types policy lets through. */
interface Rules {
  createScriptURL(href: string, origins: string[]): string;
  createHTML(html: string): string;
}

/** What the later files share that need the policy: whichever asks first makes it, and each has its rules. */
export const policy = bare<{
  /** The policy, once it is made. */
  made: Rules;
  /** Says which URLs a script may have: `sdk.js` fills it in, without which nothing asks for one. */
  toSdkUrl: Rules['createScriptURL'];
}>();
