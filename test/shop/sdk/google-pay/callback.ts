/** What came of a callback: its answer, or why there is none. */
export type Reply<Answer> = { answer: Answer } | { failure: string };

/** Calls the shop and waits so long and no longer. What crosses is copied, as between the real sheet and the page. */
export async function callShop<Data, Answer>(
  handler: (data: Data) => Answer | Promise<Answer>,
  data: Data,
  timeoutMs: number,
): Promise<Reply<Answer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Reply<Answer>>(resolve => {
    timer = setTimeout(resolve, timeoutMs, { failure: `did not answer within ${timeoutMs} ms` });
  });
  try {
    return await Promise.race([limit, askShop(handler, data)]);
  } finally {
    clearTimeout(timer);
  }
}

async function askShop<Data, Answer>(
  handler: (data: Data) => Answer | Promise<Answer>,
  data: Data,
): Promise<Reply<Answer>> {
  try {
    // The real sheet is another window: the page is never called inside its own call of the SDK.
    await new Promise(resolve => setTimeout(resolve));
    return { answer: structuredClone(await handler(structuredClone(data))) };
  } catch (error) {
    return { failure: `was rejected: ${error}` };
  }
}
