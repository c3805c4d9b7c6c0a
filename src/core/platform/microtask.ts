/**
 * Replaces `queueMicrotask` in the first bundle, also in its packages (`inject` in build/bundles.mjs), because a page may have
 * replaced that function. `await` needs nothing of the page.
 */
export async function queueMicrotask(work: () => void): Promise<void> {
  await undefined;
  work();
}
