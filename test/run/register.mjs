import { register } from 'node:module';

// Runs TypeScript, JSX and `.graphql` straight from the sources, on the same compilers as the build:
//   node --import ./test/run/register.mjs FILE
register('./loader.mjs', import.meta.url);
