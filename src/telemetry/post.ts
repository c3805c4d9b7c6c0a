/** Browsers let requests outlive a page up to 64 KiB in all, and the shop has some of its own. */
const KEEPALIVE_MAX_BYTES = 48 * 1024;
/** How long a receiver may take. One that never answers must not hold its batch for ever. */
const TIMEOUT_MS = 10_000;

let keptBytes = 0;

/**
 * Posts one body so that it arrives even where the page goes away. `window.fetch` gets a URL as text with its options,
 * because apps on real shops patch it and read these two (docs/decisions.md#s6).
 *
 * @returns nothing where no answer came
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
    // The URL counts from the page and not from its `<base>`, which a shop's rich text may hold.
    return await window.fetch(new URL(url, location.href).href, {
      method: 'POST',
      headers,
      body,
      keepalive,
      // The page's URL may hold the key of a cart, and a receiver on the page's origin would get its cookies. Neither is
      // sent.
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
