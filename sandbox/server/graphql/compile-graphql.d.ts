declare module '*/build/compile-graphql.mjs' {
  import type { GraphQLSchema } from 'graphql';
  export function readPublicSchema(): Promise<GraphQLSchema>;
  export function readUnstableSchema(): Promise<GraphQLSchema>;
}
