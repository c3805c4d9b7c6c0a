/** @returns the message of the error that the promise rejects with. @throws if it resolves */
export async function messageOf(promise: unknown): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It did not reject');
}
