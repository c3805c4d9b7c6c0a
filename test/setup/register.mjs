import { register } from 'node:module';

// Runs TypeScript, JSX and `.graphql` straight from the sources, on the same compilers as the build:
//   node --import ./test/setup/register.mjs FILE
register('./loader.mjs', import.meta.url);
