/** True if this run plays the tests and rows that `npm test` leaves to `npm run e2e -- --all`. */
export const playsAll = Boolean(process.env.E2E_ALL);

const wanted = new RegExp(process.env.E2E_GREP ?? '');

/**
 * Returns whether this run plays a test.
 *
 * @param name of its suite and its own
 * @param extra true if only `--all` plays it
 */
export const isWanted = (name: string, extra = false) => (playsAll || !extra) && wanted.test(name);

/**
 * Returns the rows of a matrix that this run plays.
 *
 * @param always names of the rows that `npm test` plays; `npm run e2e -- --all` plays the others too
 * @param nameOf names a row. @default its first text, of a row with keys the first text of each, with commas between them
 * @throws if a name is not that of exactly one row
 */
export function matrix<R>(
  rows: readonly R[],
  always: readonly string[],
  nameOf: (row: R) => string = nameRow,
): R[] {
  const names = rows.map(nameOf);
  for (const name of always)
    if (names.indexOf(name) < 0 || names.indexOf(name) !== names.lastIndexOf(name))
      throw new Error(`The matrix has not one row ${name}, but ${names.join('; ')}`);
  return rows.filter((_, index) => playsAll || always.includes(String(names[index])));
}

const firstText = (value: unknown): string =>
  typeof value === 'object' && value ? firstText(Object.values(value)[0]) : String(value);
const nameRow = (row: unknown) =>
  typeof row === 'object' && row && !Array.isArray(row)
    ? Object.values(row).map(firstText).join(', ')
    : firstText(row);

type Crossed<L> = { [K in keyof L]: L[K] extends readonly (infer Item)[] ? Item : never };

/** Combines each item of each list with each of the others. */
export function cross<L extends Record<string, readonly unknown[]>>(lists: L): Crossed<L>[] {
  return Object.entries(lists).reduce<Record<string, unknown>[]>(
    (rows, [name, items]) => rows.flatMap(row => items.map(item => ({ ...row, [name]: item }))),
    [{}],
  ) as Crossed<L>[];
}

/** Plays each row on the page of the one before it. @throws with the row in front of the message */
export async function playRows<R>(rows: readonly R[], play: (row: R, index: number) => Promise<void>) {
  for (const [index, row] of rows.entries())
    try {
      await play(row, index);
    } catch (error) {
      if (error instanceof Error) error.message = `${JSON.stringify(row)}: ${error.message}`;
      throw error;
    }
}
