/**
 * The fewest rows, about, in which each fact of all rows is met at least once: always the one with the most that are new, of several
 * the first.
 */
export function cover<R>(rows: R[], factsOf: (row: R) => string[]): R[] {
  const missing = new Set(rows.flatMap(factsOf));
  const taken = new Set<R>();
  const countNew = (row: R) => new Set(factsOf(row).filter(fact => missing.has(fact))).size;
  while (missing.size) {
    const counts = rows.map(countNew);
    const row = rows[counts.indexOf(Math.max(...counts))] as R;
    taken.add(row);
    for (const fact of factsOf(row)) missing.delete(fact);
  }
  return rows.filter(row => taken.has(row));
}

/**
 * The rows of a matrix that are played: `npm test` takes a sample that meets each fact, prints it, and leaves the others to `npm run soak
 * -- matrices`.
 *
 * @param what the rows are, in the plural
 * @param factsOf what a row is made of, such as its page and its theme; two in one text are met together
 */
export function sample<R>(what: string, rows: R[], factsOf: (row: R) => string[]): R[] {
  if (process.env.MATRICES === 'whole') return rows;
  const played = cover(rows, factsOf);
  const list = played.map(row => `  ${factsOf(row).join(', ')}`).join('\n');
  console.log(`\n${played.length} of ${rows.length} ${what}; npm run soak -- matrices plays all:\n${list}`);
  return played;
}

type Crossed<L> = { [K in keyof L]: L[K] extends readonly (infer Item)[] ? Item : never };

/** Each item of each list with each of the others. */
export function cross<L extends Record<string, readonly unknown[]>>(lists: L): Crossed<L>[] {
  return Object.entries(lists).reduce<Record<string, unknown>[]>(
    (rows, [name, items]) => rows.flatMap(row => items.map(item => ({ ...row, [name]: item }))),
    [{}],
  ) as Crossed<L>[];
}
