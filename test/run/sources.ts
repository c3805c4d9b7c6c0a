import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';

const root = fileURLToPath(new URL('../../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file =>
  /(?<!\.d)\.tsx?$/.test(file),
);

/** Maps each TypeScript source to its text by its path inside `src`, except declaration files. */
export const sources = new Map(files.sort().map(file => [file, readFileSync(root + file, 'utf8')]));

const core = new URL('../../src/core/', import.meta.url);

/** Every operation of the core by its file name. */
export const documents: Record<string, URL> = Object.fromEntries(
  readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!fragment)\.graphql$/.test(file))
    .map(file => [basename(file), new URL(file, core)]),
);

/** Arguments of an operation and the fields that it selects. */
export interface Payload {
  /** Argument names in order. */
  sent: string[];
  /** Dotted paths of the selected fields, such as `cart.lines.nodes`; a type condition is part of its path. */
  selected: string[];
}

/** Parses the first field of a document's operation, which is its payload. */
export function readPayload({ definitions }: DocumentNode): Payload {
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);

  function list(set: SelectionSetNode | undefined, parent = ''): string[] {
    return (set?.selections ?? []).flatMap(node => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return list(fragments.get(node.name.value), parent);
      if (node.kind === Kind.INLINE_FRAGMENT)
        return list(node.selectionSet, `${parent}${node.typeCondition?.name.value}.`);
      const path = parent + (node.alias ?? node.name).value;
      return [path, ...list(node.selectionSet, `${path}.`)];
    });
  }

  const operation = definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  const [payload] = (operation?.selectionSet.selections ?? []) as readonly FieldNode[];
  return {
    sent: (payload?.arguments ?? []).map(({ name }) => name.value),
    selected: list(payload?.selectionSet),
  };
}
