import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, validate } from 'graphql';
import { readDocument, readPublicSchema, readUnstableSchema } from './compile-graphql.mjs';
import { toTable } from './to-table.mjs';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Every operation of the script, and whether a published version of the storefront API has what it asks for. Those of one wallet
 * may be in neither schema that we have: PayPal's and Apple's are in no public one.
 */
export async function operationsTable() {
  const [open, unstable] = [await readPublicSchema(), await readUnstableSchema()];
  const files = (await readdir(SOURCES, { recursive: true })).filter(file =>
    /(?<!fragment)\.graphql$/.test(file),
  );
  /** @type {Map<string, string[]>} */
  const versions = new Map();
  for (const file of files) {
    const { ast } = await readDocument(join(SOURCES, file));
    const operation = ast.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const name = operation && 'name' in operation ? operation.name?.value : undefined;
    if (!name || validate(unstable, ast).length) throw new Error(`${file} fits no version of the API.`);
    const version = validate(open, ast).length ? '`unstable` alone' : 'any';
    versions.set(name, [...(versions.get(name) ?? []), version].sort());
  }
  // `cart` has two documents, of which the one with delivery groups needs `unstable`.
  const rows = [...versions].map(([name, [version = '', other]]) => [
    `\`${name}\``,
    other ? `${other}; with delivery groups ${version}` : version,
  ]);
  return toTable(
    ['operation', 'version of the API'],
    rows.sort(([one = ''], [other = '']) => one.localeCompare(other)),
  );
}
