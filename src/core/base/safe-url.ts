const LOOPBACK = /(^|\.)localhost$|^127[\d.]+$|^\[::1]$/;

/**
 * True where protocol, host and port are the page's own. To compare origins is not enough: those of `about:srcdoc` and
 * `javascript:` are both "null", and that of `blob:` is the page's.
 */
export function isOwn({ protocol, host }: URL): boolean {
  return !!host && protocol === location.protocol && host === location.host;
}

/**
 * True for a URL that a shopper may be sent to, or a file loaded from: `https:`, or the page's own origin. From a page on
 * loopback also `http:` on loopback, so that people can try the script.
 */
export function isSafe(url: URL): boolean {
  return (
    url.protocol === 'https:' ||
    isOwn(url) ||
    (url.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(location.hostname))
  );
}
