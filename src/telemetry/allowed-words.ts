import { REASONS } from './metrics';

/**
 * What may be sent of an error and of a theme's styles. Such texts hold what a page, a server or an SDK has put into them, so
 * nothing of them is sent but what is listed here: keys and parts of our own messages, what browsers say of a lost
 * connection, and lengths.
 */

/** A code of the server: capitals with an underscore, as GraphQL writes its enums, or one of these words. */
const CODE =
  '(?:HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|UNAUTHORIZED|GRAPHQL|INVALID|ERROR|[A-Z]+(?:_[A-Z]+[12]?|_B2B)+)(?!\\S)';

/** Messages about something that didn't come, in our words and in the browsers'. */
export const NOISE =
  'AbortError|TimeoutError|Could not load|SDK not there|Failed to fetch|NetworkError|Load failed|network connection|error loading dynamically|Importing a module';

/** Everything that may be sent, as regular expressions. */
const ALLOWED_PARTS = [
  NOISE,
  // Names of errors: JavaScript's, and ours.
  '(?:Range|Reference|Syntax|Type|AcceleratedCheckout|Developer)Error',
  `(?:answered|failed:|statusCode) ${CODE}(?: \\(HTTP \\d{3}\\))?`,
  'Personal data could not be removed|A cart could not be created|approved another order|Invalid Checkout URL|invalid-(?:webcomponent|wallet-configs|script-tag|sdk-url)',
  `has no button: (?:${REASONS.replaceAll(' ', '|')})`,
  '<shopify-(?:accelerated-checkout(?:-cart)?|wallet-button)>',
  // What the script takes over from a theme: which property, and a length as computed styles say it.
  '(?:button-(?:(?:block|inline)-size|border-radius|box-shadow)|inline-alignment|row-gap)(?::\\d{1,4}(?:\\.\\d{1,4})?px)?',
];

const ALLOWED = new RegExp(ALLOWED_PARTS.join('|'), 'g');

/** How many characters of a text are read (docs/specification.md#error-reports). */
const TEXT_MAX = 1024;

/**
 * Finds what may be sent of a text, which is often nothing.
 *
 * @param max how many characters are read, and sent
 */
export function toWords(text: string, max = TEXT_MAX): string {
  return (text.slice(0, max).match(ALLOWED)?.join('; ') ?? '').slice(0, max);
}
