import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import {
  buildClientSchema,
  extendSchema,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql';

/**
 * A document with only operations and fragments, which have names.
 *
 * @typedef {(import('graphql').OperationDefinitionNode | import('graphql').FragmentDefinitionNode) & { name: import('graphql').NameNode }} Definition
 * @typedef {{ kind: Kind.DOCUMENT; definitions: Definition[] }} Document
 */

const IMPORT = /^# import "(.+)"$/gm;
const require = createRequire(import.meta.url);

/** Reads the public storefront schema from the introspection file of `@shopify/hydrogen-react`. */
export async function readPublicSchema() {
  const file = require.resolve('@shopify/hydrogen-react/storefront.schema.json');
  const introspection = JSON.parse(await readFile(file, 'utf8'));
  return buildClientSchema(introspection.data ?? introspection);
}

/** Reads the public schema with the additions of the unstable API. */
export async function readUnstableSchema() {
  const sdl = await readFile(new URL('./unstable.graphql', import.meta.url), 'utf8');
  return extendSchema(await readPublicSchema(), parse(sdl));
}

/**
 * Parses a `.graphql` file with its imported fragments. Returns the syntax tree and the paths of all files.
 *
 * @param {string} file
 * @returns {Promise<{ ast: Document; files: string[] }>}
 */
export async function readDocument(file) {
  const text = await readFile(file, 'utf8');
  const imported = await Promise.all(
    findImports(text).map(path => readDocument(resolve(dirname(file), path))),
  );
  /** @type {Map<string, Definition>} */
  const seen = new Map();
  const own = /** @type {Document} */ (parse(text));
  for (const { ast } of [...imported, { ast: own }])
    for (const definition of ast.definitions) seen.set(definition.name.value, definition);
  return {
    ast: { kind: Kind.DOCUMENT, definitions: [...seen.values()] },
    files: [file, ...imported.flatMap(({ files }) => files)],
  };
}

/**
 * Compiles a `.graphql` file to the text of its first operation, so that the bundle needs no parser and printer (2.4 kB brotli).
 * Imports fragments from other files, so that the bundle has each of them once.
 *
 * @throws with all validation errors if the operation does not fit the schema
 * @param {string} file
 * @param {import('graphql').GraphQLSchema} schema
 */
export async function compileGraphql(file, schema) {
  const { ast, files } = await readDocument(file);
  const operation = ast.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (!operation) return { code: `export default ${toText(ast)}`, files };
  /** @type {Document} */
  const document = { kind: Kind.DOCUMENT, definitions: reachable(operation, ast.definitions) };
  const errors = validate(schema, document);
  if (errors.length) throw new Error(`${file}\n${errors.map(({ message }) => `  ${message}`).join('\n')}`);
  const paths = findImports(await readFile(file, 'utf8'));
  const shared = await Promise.all(paths.map(path => readDocument(resolve(dirname(file), path))));
  const names = shared.flatMap(({ ast: { definitions } }) => definitions.map(({ name }) => name.value));
  const own = document.definitions.filter(({ name }) => !names.includes(name.value));
  const code = [
    ...paths.map((path, index) => `import f${index} from ${JSON.stringify(path)};`),
    `export default ${[toText({ kind: Kind.DOCUMENT, definitions: own }), ...paths.map((_, index) => `f${index}`)].join('+')}`,
  ];
  return { code: code.join(''), files };
}

/** @param {string} text */
const findImports = text => [...text.matchAll(IMPORT)].map(([, path = '']) => path);

/** @param {Document} ast */
const toText = ast => JSON.stringify(stripIgnoredCharacters(print(ast)));

/**
 * Returns the operation and all fragments that it spreads, directly or indirectly.
 *
 * @param {Definition} operation
 * @param {Definition[]} definitions
 */
function reachable(operation, definitions) {
  /** @type {Set<Definition>} */
  const found = new Set();
  /** @param {Definition | undefined} definition */
  const walk = definition => {
    if (!definition || found.has(definition)) return;
    found.add(definition);
    visit(definition, {
      FragmentSpread: ({ name }) => walk(definitions.find(other => other.name.value === name.value)),
    });
  };
  walk(operation);
  return [...found];
}

/** Documents that only wallets with a sheet send. Only these may need the unstable API. */
const UNSTABLE =
  /[/\\]wallets[/\\]|cart-with-delivery\.graphql$|cart-(buyer-identity|payment|selected-delivery-options)-update\.graphql$/;

/**
 * Compiles `.graphql` imports. An operation that doesn't fit the schema fails the build.
 *
 * @returns {import('esbuild').Plugin}
 */
export function graphqlPlugin() {
  return {
    name: 'graphql',
    setup(build) {
      /** @type {Promise<[stable: import('graphql').GraphQLSchema, unstable: import('graphql').GraphQLSchema]> | undefined} */
      let schemas;
      build.onLoad({ filter: /\.graphql$/ }, async ({ path }) => {
        schemas ??= Promise.all([readPublicSchema(), readUnstableSchema()]);
        const [stable, unstable] = await schemas;
        try {
          const { code, files } = await compileGraphql(path, UNSTABLE.test(path) ? unstable : stable);
          return { contents: code, loader: 'js', watchFiles: files };
        } catch (error) {
          return { errors: [{ text: Object(error).message }] };
        }
      });
    },
  };
}
