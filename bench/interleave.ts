/**
 * Measures all subjects in turn, run by run, so that other load on the machine affects each of them alike. Drops the first
 * round, which warms up the browser.
 */
export async function interleave<S, R>(
  subjects: Record<string, S>,
  runs: number,
  measure: (subject: S, name: string) => Promise<R>,
): Promise<Record<string, R[]>> {
  const results: Record<string, R[]> = {};
  for (const name of Object.keys(subjects)) results[name] = [];
  for (let run = 0; run <= runs; run++)
    for (const [name, subject] of Object.entries(subjects)) {
      const result = await measure(subject, name);
      if (run) results[name]?.push(result);
    }
  return results;
}
