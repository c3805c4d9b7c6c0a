const LOOPBACK = /(^|\.)localhost$|^127[\d.]+$|^\[::1]$/;

/**
 * True where protocol, host and port are the page's own. Origins don't tell: those of `about:srcdoc` and `javascript:` are
 * both "null", and that of `blob:` is the page's.
 */
export function isOwn({ protocol, host }: URL): boolean {
  return !!host && protocol === location.protocol && host === location.host;
}

/**
 * True for what a server or a page may send the shopper to, or bring in: `https:` and the page's own; from a page on
 * loopback also `http:` on loopback, so that people can try it.
 */
export function isSafe(url: URL): boolean {
  return (
    url.protocol === 'https:' ||
    isOwn(url) ||
    (url.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(location.hostname))
  );
}
