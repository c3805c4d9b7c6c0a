import { register } from 'node:module';

// Runs TypeScript, JSX and `.graphql` from the sources, with the build's compilers:
//   node --import ./build/register.mjs FILE
register('./loader.mjs', import.meta.url);
