/**
 * What `build/graphql-plugin.mjs` makes of a `.graphql` file: the operation with the fragments it uses, without anything
 * that the server ignores. Its first two words are its kind and its name.
 */
export type CompiledDocument = `${'query' | 'mutation'} ${string}`;
