import { IN_ERRORS } from './attribute-tables';
import { REASON_NAMES } from './metrics';

/**
 * The parts of a text that a report may contain. Messages and styles may quote a page, a server or an SDK. So only listed parts
 * are sent: the script's own fixed texts without the values in them, messages of engines, and computed styles.
 */

/** A code of the server: capitals with an underscore, as GraphQL writes its enums, or one of these words. */
const CODE =
  '(?:HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|UNAUTHORIZED|GRAPHQL|INVALID|ERROR|[A-Z]+(?:_[A-Z]+[12]?|_B2B)+)(?![^\\s:,.]|\\.\\S)';

/** Names in the paths of the inputs that the script sends. A path with any other name is omitted, because it may be any text. */
const INPUT_NAMES =
  'input|cartId|country|note|attributes|key|value|lines|quantity|merchandiseId|sellingPlanId|discountCodes|buyerIdentity|email|phone|countryCode|deliveryAddressPreferences|deliveryAddress|selectedDeliveryOptions|deliveryGroupId|deliveryOptionHandle|payment|amount|currencyCode|walletPaymentMethod|applePayWalletContent|googlePayWalletContent|freePaymentMethod|billingAddress|firstName|lastName|address1|address2|company|city|zip|province';

/** An error of the server as `formatError` writes it: `CODE: field path`. */
const ERROR = `${CODE}(?: \\(HTTP \\d{3}\\))?(?:: (?:${INPUT_NAMES})(?:\\.(?:${INPUT_NAMES}))*(?![^\\s,.]|\\.\\S))?`;

/** Messages about failed loads, by the script and by browsers. */
export const LOAD_FAILURES =
  'AbortError|TimeoutError|Could not load|SDK not there after loading|Failed to fetch|NetworkError|Load failed|network connection|error loading dynamically|Importing a module';

const ATTRIBUTE = `(?:${IN_ERRORS})`;
const ELEMENT_TAG = '<shopify-(?:accelerated-checkout(?:-cart)?|wallet-button)>';

/** The script's own texts. A test finds texts of the sources that are missing here. */
const OWN_TEXTS = [
  'AcceleratedCheckoutError|DeveloperError|(?:Range|Reference|Syntax|Type)Error',
  `(?:The server answered|limitedCartQuery failed:|A cart could not be created:)(?: ${ERROR}(?:,${ERROR})*)?`,
  `statusCode ${CODE}|Personal data could not be removed from a cart`,
  'There is no cart yet: call open\\(\\) first|An unreadable error|a built-in',
  'approved another order than the storefront has|purchase over|Invalid Checkout URL',
  `has no button: (?:${REASON_NAMES.replaceAll(' ', '|')})`,
  `^(?:${REASON_NAMES.replaceAll(' ', '|')}|checkout\\.js timeout|(?:Google|Apple) Pay Timeout)$`,
  'invalid-(?:webcomponent|wallet-configs|script-tag|sdk-url)',
  `needs the attribute ${ATTRIBUTE}\\.`,
  `has (?:nothing|no valid JSON(?: \\(line \\d{1,6} column \\d{1,6}\\))?|no array, but a (?:boolean|number|object|string),) in the attribute ${ATTRIBUTE}\\.`,
  `No config provided: give|has no cart in the attribute cart-id\\.|the attribute wallet-config\\.|can't be shown|${ELEMENT_TAG}`,
  'unable to find product form of',
  'does nothing by itself\\.|hold\\(\\) works only in the listener, before an await',
  'No base URL\\.',
  'The tags of|have different data- attributes\\.',
  "sdkUrl must be of|or the page's own origin, or its origin must be in data-sdk-origins of the script's tag; it is(?: missing\\.)?",
];

const NUMBER = '-?\\d{1,4}(?:\\.\\d{1,7})?';
const LENGTH = `${NUMBER}px`;
const COLOR = `(?:rgba?|color|lab|lch|oklab|oklch)\\((?:(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz(?:-d50|-d65)?) )?${NUMBER}%?(?:(?:, | / | )${NUMBER}%?){2,3}\\)`;
const SHADOW = `${COLOR}(?: ${LENGTH}){2,4}(?: inset)?`;
const ALIGNMENT =
  '(?:(?:safe|unsafe) )?(?:normal|stretch|center|start|end|flex-start|flex-end|left|right|space-between|space-around|space-evenly)';

/** Styles that the script adopts from a theme: the property, and its value as browsers compute it. */
const STYLES = [
  `(?:button-(?:block|inline)-size|row-gap)(?::${LENGTH}(?![^;]))?`,
  `button-border-radius(?::${NUMBER}(?:px|%)(?: ${NUMBER}(?:px|%)){0,3}(?![^;]))?`,
  `button-box-shadow(?::${SHADOW}(?:, ${SHADOW}){0,9}(?![^;]))?`,
  `inline-alignment(?::${ALIGNMENT}(?![^;]))?`,
];

/** Every part of a text that may be sent. */
export const ALLOWED = new RegExp([LOAD_FAILURES, ...OWN_TEXTS, ...STYLES].join('|'), 'g');

const NAME = '(?:[A-Za-z_$][\\w$]{0,40}|\\d{1,3}|Symbol\\(Symbol\\.\\w{1,20}\\))';
/** An expression of source code, as engines quote it. */
const EXPRESSION = '[\\w$.()[\\]!? ]{1,120}';
const NOTHING = '(?:undefined|null)';

/**
 * Messages of Chromium's, Firefox's and Safari's engine that name members and expressions of source code, but quote no values.
 * Messages that quote values, such as those of `SyntaxError`, `URL`, `in`, `Intl` and the DOM, are left out.
 */
const ENGINE_MESSAGES = [
  `Cannot (?:read|set) (?:private member #${NAME} from|properties of) ${NOTHING}(?: \\((?:reading|setting) '${NAME}'\\))?`,
  `Cannot (?:access '${NAME}' before initialization|destructure property '${NAME}' of '${EXPRESSION}' as it is ${NOTHING}\\.)`,
  `Cannot (?:assign to read only property '${NAME}' of object '#<${NAME}>'|redefine property: ${NAME}|delete property '${NAME}' of #<${NAME}>)`,
  `Cannot (?:add property ${NAME}, object is not extensible|set property ${NAME} of #<${NAME}> which has only a getter)`,
  'Cannot (?:convert undefined or null to object|convert object to primitive value|access uninitialized variable\\.)',
  `${EXPRESSION} is not (?:a function|a constructor|iterable|async iterable|defined|an object)(?: or its return value is not iterable)?\\.?`,
  `${EXPRESSION} is not (?:a function|a constructor|an object|iterable)\\.? \\((?:evaluating '${EXPRESSION}'|In '${EXPRESSION}', '${EXPRESSION}' is ${NOTHING}|cannot read property Symbol\\(Symbol\\.iterator\\))\\)`,
  `${EXPRESSION} (?:is ${NOTHING}|has no properties)`,
  `can't access (?:property "${NAME}", ${EXPRESSION} is ${NOTHING}|lexical declaration '${NAME}' before initialization)`,
  `can't (?:convert ${NOTHING} to object|define property "${NAME}": Object is not extensible)|Can't find variable: ${NAME}`,
  `Class constructor ${NAME} cannot be invoked without 'new'|Assignment to constant variable\\.`,
  'Illegal (?:invocation|constructor)|Maximum call stack size exceeded\\.?|too much recursion|[Ii]nvalid array length',
  'Attempted to assign to readonly property\\.|Reduce of empty array with no initial value',
];

export const ENGINE_MESSAGE = new RegExp(`^(?:${ENGINE_MESSAGES.join('|')})$`);
