/** Plays each row on the page of the one before it. @throws with the row in front, where it is one's own failure */
export async function inTurn<R>(rows: readonly R[], play: (row: R, index: number) => Promise<void>) {
  for (const [index, row] of rows.entries())
    try {
      await play(row, index);
    } catch (error) {
      if (error instanceof Error) error.message = `${JSON.stringify(row)}: ${error.message}`;
      throw error;
    }
}
