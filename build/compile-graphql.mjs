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

const IMPORT = /^# import "(.+)"$/gm;
const require = createRequire(import.meta.url);

/** The public storefront schema, from the introspection file that `@shopify/hydrogen-react` ships. */
export async function readPublicSchema() {
  const file = require.resolve('@shopify/hydrogen-react/storefront.schema.json');
  const introspection = JSON.parse(await readFile(file, 'utf8'));
  return buildClientSchema(introspection.data ?? introspection);
}

/** The public schema with what only the unstable API has. */
export async function readUnstableSchema() {
  const sdl = await readFile(new URL('./unstable.graphql', import.meta.url), 'utf8');
  return extendSchema(await readPublicSchema(), parse(sdl));
}

/** Reads one `.graphql` file with the fragments it imports: the syntax tree, and every file that went in. */
export async function readDocument(file) {
  const text = await readFile(file, 'utf8');
  const imported = await Promise.all(
    [...text.matchAll(IMPORT)].map(([, path]) => readDocument(resolve(dirname(file), path))),
  );
  const seen = new Map();
  for (const { ast } of [...imported, { ast: parse(text) }])
    for (const definition of ast.definitions) seen.set(definition.name.value, definition);
  return {
    ast: { kind: Kind.DOCUMENT, definitions: [...seen.values()] },
    files: [file, ...imported.flatMap(({ files }) => files)],
  };
}

/**
 * Compiles a `.graphql` file to the text of its operation, which stands first in it, so that neither parser nor printer is in the bundle
 * (2.4 kB brotli). Fragments that come from another file are imported from it: each is in the bundle once.
 *
 * @throws with every validation error where the operation does not fit the schema
 */
export async function compileGraphql(file, schema) {
  const { ast, files } = await readDocument(file);
  const operation = ast.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (!operation) return { code: `export default ${toText(ast)}`, files };
  const document = { kind: Kind.DOCUMENT, definitions: reachable(operation, ast.definitions) };
  const errors = validate(schema, document);
  if (errors.length) throw new Error(`${file}\n${errors.map(({ message }) => `  ${message}`).join('\n')}`);
  const paths = [...(await readFile(file, 'utf8')).matchAll(IMPORT)].map(([, path]) => path);
  const shared = await Promise.all(paths.map(path => readDocument(resolve(dirname(file), path))));
  const names = shared.flatMap(({ ast: { definitions } }) => definitions.map(({ name }) => name.value));
  const own = document.definitions.filter(({ name }) => !names.includes(name.value));
  const code = [
    ...paths.map((path, index) => `import f${index} from ${JSON.stringify(path)};`),
    `export default ${[toText({ kind: Kind.DOCUMENT, definitions: own }), ...paths.map((_, index) => `f${index}`)].join('+')}`,
  ];
  return { code: code.join(''), files };
}

const toText = ast => JSON.stringify(stripIgnoredCharacters(print(ast)));

/** The operation and the fragments it spreads, directly or not, each once. */
function reachable(operation, definitions) {
  const found = new Set();
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
