import { dirname } from 'node:path';

/** What came of the mutants of one file. */
export interface Row {
  file: string;
  mutants: number;
  /** Those that a test noticed. */
  killed: number;
  /** Those that no unit test can notice (`equivalents.ts`). */
  equivalent: number;
  survived: number;
}

/** A mutant that no test noticed. */
export interface Survivor {
  file: string;
  line: string;
  was: string;
  is: string;
}

const WIDTH = 70;
const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, WIDTH);

/** The score is the share of those that were noticed, of all that make a difference. */
function add(rows: Row[]) {
  const sum = { files: rows.length, mutants: 0, killed: 0, equivalent: 0, survived: 0 };
  for (const row of rows)
    for (const key of ['mutants', 'killed', 'equivalent', 'survived'] as const) sum[key] += row[key];
  const { mutants, killed, equivalent } = sum;
  return { ...sum, score: `${((100 * killed) / (mutants - equivalent || 1)).toFixed(1)} %` };
}

/** Prints the survivors, and the counts for each file, for each folder and for all. */
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
