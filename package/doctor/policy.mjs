/** A Content Security Policy: https://www.w3.org/TR/CSP3/ @typedef {{ text: string; isReportOnly: boolean }} Policy */

/** @typedef {'connect-src' | 'script-src'} Directive */

/** The directives that count for a request: the first one that the policy has. @type {Record<Directive, string[]>} */
const FALLBACKS = {
  'connect-src': ['connect-src', 'default-src'],
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
};

/** The script passes its nonce on to the scripts that it adds, and `strict-dynamic` allows these. */
const TRUSTED = /^'(strict-dynamic'|nonce-)/i;

/** A source with a host: scheme, host, port and path. */
const HOST = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[\w.-]+)(?::(\d+|\*))?(\/[^?#]*)?$/i;

/** Default ports by protocol. @type {Record<string, string>} */
const PORTS = { 'http:': '80', 'https:': '443' };

/**
 * Returns whether a policy allows the script to send a request.
 *
 * @param {string} policy
 * @param {Directive} directive
 * @param {URL} url with the protocol `http:` or `https:`
 * @param {URL} page
 */
export function isAllowed(policy, directive, url, page) {
  /** @type {Map<string, string[]>} */
  const directives = new Map();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // Of two directives with the same name, the first one counts.
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  const name = FALLBACKS[directive].find(other => directives.has(other));
  if (!name) return true;
  return Boolean(
    directives
      .get(name)
      ?.some(source =>
        directive === 'script-src' && TRUSTED.test(source) ? true : isSource(source, url, page),
      ),
  );
}

/** @param {string} source @param {URL} url @param {URL} page */
function isSource(source, url, page) {
  if (source === '*') return true;
  if (/^'self'$/i.test(source)) return isSource(page.origin, url, page);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source, url);
  const [, scheme = page.protocol, host = '', port, path] = HOST.exec(source) ?? [];
  return (
    Boolean(host) &&
    isScheme(scheme, url) &&
    isHost(host, url) &&
    isPort(port, scheme, url) &&
    isPath(path, url)
  );
}

/** A scheme allows its secure form, too. @param {string} scheme with a colon @param {URL} url */
const isScheme = (scheme, { protocol }) =>
  RegExp(`^${scheme.replace(/^http:$/i, 'https?:')}$`, 'i').test(protocol);

/** @param {string} host @param {URL} url */
function isHost(host, { hostname }) {
  const name = host.toLowerCase();
  return name === '*' || (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name);
}

/** @param {string | undefined} port @param {string} scheme @param {URL} url */
function isPort(port, scheme, { port: own, protocol }) {
  const used = own || PORTS[protocol];
  if (port === '*') return true;
  // The secure form of a scheme is allowed only at its default port.
  if (scheme.toLowerCase() !== protocol) return used === PORTS[protocol] && (port ?? '80') === '80';
  return used === (port ?? PORTS[protocol]);
}

/** A path that ends with a slash allows all paths below it. @param {string | undefined} path @param {URL} url */
const isPath = (path = '/', { pathname }) =>
  path.endsWith('/') ? pathname.startsWith(path) : pathname === path;
