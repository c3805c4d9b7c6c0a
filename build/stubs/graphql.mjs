/** The part of `@0no-co/graphql.web` that urql needs for precompiled documents, without parser and printer. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

export class GraphQLError extends Error {
  /**
   * @param {string} message
   * @param {unknown} _nodes
   * @param {unknown} _source
   * @param {unknown} _positions
   * @param {unknown} path
   * @param {unknown} _original
   * @param {object} [extensions]
   */
  constructor(message, _nodes, _source, _positions, path, _original, extensions) {
    super(message);
    this.path = path;
    this.extensions = extensions ?? {};
  }
}

const uncompiled = () => {
  throw new Error('Import GraphQL from a .graphql file, which the build compiles.');
};

export { uncompiled as parse, uncompiled as print };
