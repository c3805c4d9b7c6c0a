/** True if this run includes the tests and rows that only `npm run e2e -- --all` runs. */
export const playsAll = Boolean(process.env.E2E_ALL);

const wanted = new RegExp(process.env.E2E_GREP ?? '');

/** Returns true if this run includes the test with these names of its suite and itself. */
export const isWanted = (name: string) => wanted.test(name);

/**
 * Returns the rows of a matrix that this run includes.
 *
 * @param always names of the rows that `npm test` runs; `npm run e2e -- --all` runs the others too
 * @param nameOf returns a row's name. @default its first string; for a row with keys, the first string of each, joined by commas
 * @throws if a name does not match exactly one row
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

/** Returns all combinations of the lists' items. */
export function cross<L extends Record<string, readonly unknown[]>>(lists: L): Crossed<L>[] {
  return Object.entries(lists).reduce<Record<string, unknown>[]>(
    (rows, [name, items]) => rows.flatMap(row => items.map(item => ({ ...row, [name]: item }))),
    [{}],
  ) as Crossed<L>[];
}

/** Runs each row on the previous one's page. @throws with the row before the message */
export async function playRows<R>(rows: readonly R[], play: (row: R, index: number) => Promise<void>) {
  for (const [index, row] of rows.entries())
    try {
      await play(row, index);
    } catch (error) {
      if (error instanceof Error) error.message = `${JSON.stringify(row)}: ${error.message}`;
      throw error;
    }
}
