/** What `build/compile-graphql.mjs` makes of a `.graphql` file. */
export interface CompiledDocument {
  kind: 'query' | 'mutation';
  name: string;
  /** The operation with the fragments it uses, without anything that the server ignores. */
  body: string;
}
