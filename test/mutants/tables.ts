import { dirname } from 'node:path';

/** The result for the mutants of one file. */
export interface Row {
  file: string;
  mutants: number;
  /** Mutants that a test detected. */
  killed: number;
  /** Mutants that no unit test can detect (`equivalents.ts`). */
  equivalent: number;
  survived: number;
}

/** A mutant that no test detected. */
export interface Survivor {
  file: string;
  line: string;
  was: string;
  is: string;
}

const WIDTH = 70;
const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, WIDTH);

/** Adds up the rows. The score is the share of detected mutants among those that change behavior. */
function add(rows: Row[]) {
  const sum = { files: rows.length, mutants: 0, killed: 0, equivalent: 0, survived: 0 };
  for (const row of rows)
    for (const key of ['mutants', 'killed', 'equivalent', 'survived'] as const) sum[key] += row[key];
  const { mutants, killed, equivalent } = sum;
  return { ...sum, score: `${((100 * killed) / (mutants - equivalent || 1)).toFixed(1)} %` };
}

/** Prints the survivors and the counts by file, by folder and in total. */
export function printTables(rows: Row[], survivors: Survivor[]): void {
  if (survivors.length)
    console.table(
      survivors.map(({ file, line, was, is }) => ({
        file,
        line: shorten(line),
        was: shorten(was),
        is: shorten(is),
      })),
    );
  console.table(rows);
  const folders = [...new Set(rows.map(({ file }) => dirname(file)))];
  console.table(
    Object.fromEntries([
      ...folders.map(folder => [folder, add(rows.filter(({ file }) => dirname(file) === folder))]),
      ['all', add(rows)],
    ]),
  );
}
