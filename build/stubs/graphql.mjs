/** The part of `@0no-co/graphql.web` that urql runs on precompiled documents; its parser and printer stay out. */
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
  throw new Error('Import GraphQL from a .graphql file, so that the build compiles it');
};

export { uncompiled as parse, uncompiled as print };
