import { compileGraphql, readPublicSchema, readUnstableSchema } from './compile-graphql.mjs';

/** Documents that only wallets with a sheet send, which need the unstable API anyway; everything else works against the public one. */
const UNSTABLE =
  /[/\\]wallets[/\\]|ordered-cart\.graphql$|cart-(buyer-identity|payment|selected-delivery-options)-update\.graphql$/;

/**
 * Compiles `.graphql` imports; an operation that does not fit the schema ends the build.
 *
 * @returns {import('esbuild').Plugin}
 */
export function graphqlPlugin() {
  return {
    name: 'graphql',
    setup(build) {
      /** @type {Promise<[open: import('graphql').GraphQLSchema, unstable: import('graphql').GraphQLSchema]> | undefined} */
      let schemas;
      build.onLoad({ filter: /\.graphql$/ }, async ({ path }) => {
        schemas ??= Promise.all([readPublicSchema(), readUnstableSchema()]);
        const [open, unstable] = await schemas;
        try {
          const { code, files } = await compileGraphql(path, UNSTABLE.test(path) ? unstable : open);
          return { contents: code, loader: 'js', watchFiles: files };
        } catch (error) {
          return { errors: [{ text: Object(error).message }] };
        }
      });
    },
  };
}
