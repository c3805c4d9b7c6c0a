import type { Rule } from './rule';
import type { ButtonOptions } from './types';

const oneOf = (name: keyof ButtonOptions, values: string[]): Rule<ButtonOptions> => ({
  field: name,
  holds: options => options[name] === undefined || values.includes(String(options[name])),
  message: `must be one of ${values.join(', ')}`,
});

export const BUTTON_RULES: Rule<ButtonOptions>[] = [
  {
    field: 'onClick',
    holds: options => typeof options?.onClick === 'function',
    message: 'must be a function',
  },
  oneOf('buttonColor', ['default', 'black', 'white']),
  oneOf('buttonType', [
    'book',
    'buy',
    'checkout',
    'donate',
    'order',
    'pay',
    'plain',
    'subscribe',
    'long',
    'short',
  ]),
  oneOf('buttonSizeMode', ['static', 'fill']),
  oneOf('buttonBorderType', ['no_border', 'default_border']),
  {
    field: 'buttonRadius',
    holds: ({ buttonRadius: radius }) => radius === undefined || (Number.isFinite(radius) && radius >= 0),
    message: 'must be a number of pixels from 0 on',
  },
  {
    field: 'buttonLocale',
    holds: ({ buttonLocale: locale }) => locale === undefined || /^[a-z]{2}$/.test(locale),
    message: 'must be an ISO 639-1 code of two letters',
  },
  {
    field: 'buttonRootNode',
    holds: ({ buttonRootNode: root }) =>
      root === undefined || root.nodeType === Node.DOCUMENT_NODE || root instanceof ShadowRoot,
    message: 'must be the document or a ShadowRoot',
  },
];
