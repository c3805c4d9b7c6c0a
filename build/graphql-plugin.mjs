import { compileGraphql, readPublicSchema, readUnstableSchema } from './compile-graphql.mjs';

/** Compiles `.graphql` imports; an operation that does not fit the schema ends the build. */
export function graphqlPlugin() {
  return {
    name: 'graphql',
    setup(build) {
      let schemas;
      build.onLoad({ filter: /\.graphql$/ }, async ({ path }) => {
        schemas ??= Promise.all([readPublicSchema(), readUnstableSchema()]);
        // What one wallet alone uses may need the unstable API; everything else works against the public one.
        const [open, unstable] = await schemas;
        try {
          const { code, files } = await compileGraphql(path, path.includes('/wallets/') ? unstable : open);
          return { contents: code, loader: 'js', watchFiles: files };
        } catch (error) {
          return { errors: [{ text: error.message }] };
        }
      });
    },
  };
}
