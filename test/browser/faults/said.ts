import { ANSWERS, type Fault } from './faults';
import { SDK_ERROR } from './sdk-fault';
import type { Step } from './walk';

/** What the script itself tells the console, once, of what is none of its own doing; anything else is a fault of ours. */
const SAID: Partial<Record<Fault, RegExp>> = {
  nonsense: /The server answered BAD_ANSWER/,
  'SDK throws': new RegExp(`${SDK_ERROR}|INTERNAL_ERROR|The sandbox was asked to fail`),
  'SDK never answers': /timeout/,
  // The cart that the page shows after its order is no cart any more.
  'page hidden': /The server answered ERROR/,
};

/** The same where a file of the script doesn't come, and what Chromium says of a page in the place of a file. */
const FILE_SAID =
  /has no button: (moduleNotLoaded|SDK not there)|Failed to fetch dynamically imported module|Failed to load module script|Unexpected token '<'/;

/** What may be told where this fault meets this step. */
export function findSaid(step: Step, fault: Fault): RegExp[] {
  const isFile = fault in ANSWERS && (step === 'load' || step === 'click');
  return [SAID[fault], isFile && FILE_SAID].filter(pattern => pattern instanceof RegExp);
}
