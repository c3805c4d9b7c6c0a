/** Browsers let a page's requests outlive it up to 64 KiB in all; the shop has some of its own. */
const KEEPALIVE_MAX_BYTES = 48 * 1024;
/** A receiver that never answers must not hold what it was given for ever. */
const TIMEOUT_MS = 10_000;

let keptBytes = 0;

/**
 * Posts one body, so that it arrives also where the page goes away. `window.fetch` gets a URL string with its options,
 * because apps on real shops patch it and read these two.
 *
 * @returns nothing where there was no answer
 */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Response | undefined> {
  const { size } = new Blob([body]);
  const keepalive = keptBytes + size <= KEEPALIVE_MAX_BYTES;
  const kept = keepalive ? size : 0;
  keptBytes += kept;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // Relative to the page, whatever its `<base>` says: a shop's rich text may hold one.
    return await window.fetch(new URL(url, location.href).href, {
      method: 'POST',
      headers,
      body,
      keepalive,
      // The page's own address may hold the key of a cart, and so do the cookies that a receiver on its origin would get.
      referrerPolicy: 'origin',
      credentials: 'omit',
      signal,
    });
  } catch {
    return undefined;
  } finally {
    keptBytes -= kept;
  }
}
