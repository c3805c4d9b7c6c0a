/** What `build/compile-graphql.mjs` makes of a `.graphql` file: the few things of a document that urql reads. */
export interface CompiledDocument {
  kind: 'Document';
  definitions: [{ kind: string; operation: 'query' | 'mutation'; name: { kind: string; value: string } }];
  loc: { source: { body: string } };
  /** Hash of the body; urql takes two documents of one key for one. */
  __key: number;
}
