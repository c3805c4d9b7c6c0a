import { aliases } from './aliases.mjs';

/** By both names: an import that the JSX transform adds comes by its alias. */
const LIBRARIES = [...Object.entries(aliases).flat(), '@preact/signals'];

/** The modules that a later file takes from the files before it, by its name. */
export const later = {
  cart: ['core/base/metric', 'core/labels/language'],
  checkout: [
    ...LIBRARIES,
    'core/click/click',
    'core/labels/i18n',
    ...['metric', 'report', 'script', 'trusted', 'unclobbered'].map(name => `core/base/${name}`),
    ...['graphql', 'request'].map(name => `core/transport/${name}`),
    ...['skeleton', 'styles'].map(name => `ui/styles/${name}`),
  ],
};

/** Small and without a state: may stand in more than one file. */
export const doubled = ['bare', 'constants', 'wait', 'to-url', 'safe-url', 'write-error'].map(
  name => `src/core/base/${name}.ts`,
);
