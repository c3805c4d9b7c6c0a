import { decode } from '@jridgewell/sourcemap-codec';

/** Finds the source, line and column of a text in the built code. Both are 1-based. */
export function resolvePlace(
  text: string,
  map: string,
  part: string,
): [source: string, line: number, column: number] {
  const lines = text.slice(0, text.indexOf(part)).split('\n');
  const { sources, mappings } = JSON.parse(map);
  const segment = decode(mappings)[lines.length - 1]?.findLast(
    each => each[0] <= (lines.at(-1)?.length ?? 0),
  );
  const [, source = 0, line = 0, column = 0] = segment ?? [];
  return [sources[source], line + 1, column + 1];
}
