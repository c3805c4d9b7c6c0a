import { FUNDINGS } from './funding';

/** As a page gives it: anything may be in it. */
export type GivenStyle = Record<string, unknown>;

const LABELS = ['paypal', 'checkout', 'buynow', 'pay', 'installment', 'subscribe', 'donate'];
const LAYOUTS = ['horizontal', 'vertical'];
const HEIGHT_MIN_PX = 25;
const HEIGHT_MAX_PX = 55;

interface Rule {
  option: string;
  holds(value: unknown, style: GivenStyle, source: string): boolean;
  message(value: unknown, source: string): string;
  /** @default Error */
  kind?: typeof TypeError;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const oneOf = (option: 'color' | 'shape'): Rule => ({
  option,
  holds: (value, _, source) => !!FUNDINGS[source]?.[`${option}s`].includes(String(value)),
  message: (value, source) =>
    `Unexpected style.${option} for ${source} button: ${value}, expected ${FUNDINGS[source]?.[`${option}s`].join(', ')}`,
});

const number = (option: string): Rule => ({
  option,
  kind: TypeError,
  holds: isNumber,
  message: value => `Expected style.${option} to be a number, got: ${value}`,
});

/** In the order in which the real script checks; an option that is absent keeps every rule. */
const RULES: Rule[] = [
  {
    option: 'layout',
    holds: value => LAYOUTS.includes(String(value)),
    message: value => `Invalid layout: ${value}`,
  },
  {
    option: 'label',
    holds: value => LABELS.includes(String(value)),
    message: value => `Invalid label: ${value}`,
  },
  oneOf('color'),
  oneOf('shape'),
  number('height'),
  {
    option: 'height',
    kind: TypeError,
    holds: (_, style) => style.disableMaxHeight !== true,
    message: value =>
      `Unexpected style.height for style.disableMaxHeight: got: ${value}, expected undefined.`,
  },
  {
    option: 'height',
    holds: value => isNumber(value) && value >= HEIGHT_MIN_PX && value <= HEIGHT_MAX_PX,
    message: value =>
      `Expected style.height to be between ${HEIGHT_MIN_PX}px and ${HEIGHT_MAX_PX}px - got ${value}px`,
  },
  {
    option: 'disableMaxHeight',
    kind: TypeError,
    holds: value => typeof value === 'boolean',
    message: value => `Expected style.disableMaxHeight to be a boolean, got: ${value}`,
  },
  number('borderRadius'),
  {
    option: 'borderRadius',
    holds: value => isNumber(value) && value >= 0,
    message: value => `Expected style.borderRadius to be greater than or equal to 0, got: ${value}`,
  },
  {
    option: 'tagline',
    holds: (value, style) => !value || style.layout !== 'vertical',
    message: () => 'style.tagline is not allowed for vertical layout',
  },
];

/** The error that the real script throws for this style of a standalone button. */
export function findStyleFault(style: GivenStyle, source: string): Error | undefined {
  for (const { option, holds, message, kind = Error } of RULES) {
    const value = style[option];
    if (value !== undefined && !holds(value, style, source)) return new kind(message(value, source));
  }
  return undefined;
}
