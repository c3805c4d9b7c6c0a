import { aliases } from './aliases.mjs';
import { BUNDLED } from './locales-plugin.mjs';

/** By both names: an import that the JSX transform adds comes by its alias. */
const LIBRARIES = [...Object.entries(aliases).flat(), '@preact/signals'];

/** The modules that a later file takes from the files before it, by its name. */
export const later = {
  'cart-elements': [
    ...LIBRARIES,
    ...['cookie', 'unclobbered'].map(name => `core/base/${name}`),
    'core/click/later',
    'core/labels/i18n',
    'core/page/config',
    'wallets',
    ...['button-set', 'set-consent'].map(name => `ui/buttons/${name}`),
    'ui/styles/styles',
  ],
  'checkout-element': [
    ...LIBRARIES,
    ...['cookie', 'developer-error', 'unclobbered'].map(name => `core/base/${name}`),
    'core/page/config',
    'wallets',
    'ui/buttons/button-set',
  ],
  brand: [
    ...['batch-reads', 'load-module', 'metric', 'unclobbered'].map(name => `core/base/${name}`),
    'core/labels/i18n',
    'ui/styles/styles',
  ],
  sdk: [
    ...['developer-error', 'load-module', 'policy', 'report', 'script'].map(name => `core/base/${name}`),
    'core/click/later',
  ],
  consent: [
    ...LIBRARIES,
    ...['policy', 'report', 'unclobbered'].map(name => `core/base/${name}`),
    'core/click/later',
    'core/labels/i18n',
    'ui/styles/styles',
  ],
  cart: ['core/base/metric', 'core/base/script'],
  address: [],
  checkout: [
    ...LIBRARIES,
    'core/click/click',
    'core/labels/i18n',
    ...['cookie', 'metric', 'report', 'unclobbered'].map(name => `core/base/${name}`),
    ...['client', 'request'].map(name => `core/transport/${name}`),
    'ui/styles/styles',
  ],
};

/** Small and without a state: may stand in more than one file. Of the locale each has its own section. */
export const doubled = [
  ...[
    'bare',
    'constants',
    'has',
    'once',
    'retry-after',
    'wait',
    'to-url',
    'safe-url',
    'trusted',
    'write-error',
  ].map(name => `core/base/${name}`),
  'core/cart/cart-config',
  'core/cart/cart-input',
  'core/page/background',
  'core/page/fields',
  'ui/buttons/tell-rendered',
]
  .map(name => `src/${name}.ts`)
  .concat(`src/locales/${BUNDLED}.json`);
