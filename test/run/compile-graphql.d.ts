declare module '*/build/compile-graphql.mjs' {
  import type { DocumentNode } from 'graphql';
  /** One `.graphql` file with the fragments it imports. */
  export function readDocument(file: string): Promise<{ ast: DocumentNode; files: string[] }>;
}
