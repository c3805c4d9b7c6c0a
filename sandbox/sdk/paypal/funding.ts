import type { FundingSource, Options } from './types';

type Flow = 'purchase' | 'billing_setup' | 'subscription_setup' | 'vault_without_purchase';

/** Flows of a funding source, and the styles of its button. */
interface Funding {
  brand: string;
  flows: Flow[];
  colors: string[];
  shapes: string[];
}

const SHAPES = ['rect', 'pill', 'sharp'];

export const FUNDINGS: Record<string, Funding> = {
  paypal: {
    brand: 'PayPal',
    flows: ['purchase', 'billing_setup', 'subscription_setup', 'vault_without_purchase'],
    colors: ['gold', 'blue', 'silver', 'white', 'black'],
    shapes: SHAPES,
  },
  venmo: {
    brand: 'Venmo',
    flows: ['purchase', 'vault_without_purchase'],
    colors: ['blue', 'silver', 'black', 'white'],
    shapes: SHAPES,
  },
};

/** All published names. Only the sources above are supported. */
const SOURCES: FundingSource[] = ['paypal', 'venmo', 'paylater', 'credit', 'card'];

export const FUNDING: Record<string, FundingSource> = Object.fromEntries(
  SOURCES.map(source => [source.toUpperCase(), source]),
);

export const getFundingSources = (): FundingSource[] => [...SOURCES];

/** In order of precedence. */
const FLOWS: [option: keyof Options, flow: Flow][] = [
  ['createBillingAgreement', 'billing_setup'],
  ['createSubscription', 'subscription_setup'],
  ['createVaultSetupToken', 'vault_without_purchase'],
];

export function flowOf(options: Options): Flow {
  return FLOWS.find(([option]) => options[option])?.[1] ?? 'purchase';
}

export function isFundingEligible(
  source: string,
  flow: Flow = 'purchase',
  ineligible: string[] = [],
): boolean {
  return !ineligible.includes(source) && !!FUNDINGS[source]?.flows.includes(flow);
}

/** An unchecked style of a page. */
export type GivenStyle = Record<string, unknown>;

const LABELS = ['paypal', 'checkout', 'buynow', 'pay', 'installment', 'subscribe', 'donate'];
const LAYOUTS = ['horizontal', 'vertical'];
const HEIGHT_MIN_PX = 25;
const HEIGHT_MAX_PX = 55;

/** `kind` is the error's class. @default Error */
type StyleRule = [
  option: string,
  holds: (value: unknown, style: GivenStyle, source: string) => boolean,
  message: (value: unknown, source: string) => string,
  kind?: typeof TypeError,
];

const isNumber = (value: unknown): value is number => typeof value === 'number';

const oneOf = (option: 'color' | 'shape'): StyleRule => [
  option,
  (value, _, source) => !!FUNDINGS[source]?.[`${option}s`].includes(String(value)),
  (value, source) =>
    `Unexpected style.${option} for ${source} button: ${value}, expected ${FUNDINGS[source]?.[`${option}s`].join(', ')}`,
];

const number = (option: string): StyleRule => [
  option,
  isNumber,
  value => `Expected style.${option} to be a number, got: ${value}`,
  TypeError,
];

/** In the order of the real script. An absent option breaks no rule. */
const STYLE_RULES: StyleRule[] = [
  ['layout', value => LAYOUTS.includes(String(value)), value => `Invalid layout: ${value}`],
  ['label', value => LABELS.includes(String(value)), value => `Invalid label: ${value}`],
  oneOf('color'),
  oneOf('shape'),
  number('height'),
  [
    'height',
    (_, style) => style.disableMaxHeight !== true,
    value => `Unexpected style.height for style.disableMaxHeight: got: ${value}, expected undefined.`,
    TypeError,
  ],
  [
    'height',
    value => isNumber(value) && value >= HEIGHT_MIN_PX && value <= HEIGHT_MAX_PX,
    value => `Expected style.height to be between ${HEIGHT_MIN_PX}px and ${HEIGHT_MAX_PX}px - got ${value}px`,
  ],
  [
    'disableMaxHeight',
    value => typeof value === 'boolean',
    value => `Expected style.disableMaxHeight to be a boolean, got: ${value}`,
    TypeError,
  ],
  number('borderRadius'),
  [
    'borderRadius',
    value => isNumber(value) && value >= 0,
    value => `Expected style.borderRadius to be greater than or equal to 0, got: ${value}`,
  ],
  [
    'tagline',
    (value, style) => !value || style.layout !== 'vertical',
    () => 'style.tagline is not allowed for vertical layout',
  ],
];

/** Returns the error that the real script throws for a style of a standalone button. */
export function findStyleFault(style: GivenStyle, source: string): Error | undefined {
  for (const [option, holds, message, kind = Error] of STYLE_RULES) {
    const value = style[option];
    if (value !== undefined && !holds(value, style, source)) return new kind(message(value, source));
  }
  return undefined;
}
