import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The first file, under the names that releases and browsers' saved pages give it. */
const FIRST = /\/portable-wallets(\.[a-z-]+)?\.js(\.download)?$/i;

const TAG = /<(?:script|link)\b[^>]*>/gi;
const IMPORT_MAP = /(<script\b[^>]*\btype=["']?importmap\b[^>]*>)([\s\S]*?)(<\/script)/gi;
const ELEMENT = /<(shopify-(?:accelerated-checkout(?:-cart)?|wallet-button))(?=[\s/>])/gi;

/**
 * Reads an attribute of a tag's markup.
 *
 * @param {string} tag
 * @param {string} name
 */
function readAttribute(tag, name) {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&');
}

/** @param {string} url @param {string} [base] */
const toUrl = (url, base) => (URL.canParse(url, base) ? new URL(url, base) : undefined);

/**
 * A file of the release, and the URL at which it answers.
 *
 * @typedef {{ file: string; body: Buffer; integrity: string }} Answer
 */

/**
 * Answers the URLs of the page's script, and of the release's lazy files, from a release.
 *
 * @param {string} packageFolder the folder that has `manifest.json` and the release's folder
 * @param {string} [scriptUrl] the script of the page, if its name tells nothing
 */
export async function createReplacement(packageFolder, scriptUrl) {
  /** @type {{ release: string; files: Record<string, { integrity: string }> }} */
  const { release, files } = JSON.parse(await readFile(join(packageFolder, 'manifest.json'), 'utf8'));
  /** Language of the page, for a script whose name has none. */
  let language = '';
  /** Hashes of the files that are replaced, so that inline code that adds the tag loads the release too. @type {Map<string, string>} */
  const hashes = new Map();

  /** @param {string} url */
  const isScript = url => {
    const { pathname = '', href = '' } = toUrl(url) ?? {};
    return scriptUrl ? href.split('#')[0] === scriptUrl : FIRST.test(pathname);
  };

  /** @param {string} url */
  function toFile(url) {
    const { pathname = '' } = toUrl(url) ?? {};
    const lazy = pathname.split(`/${release}/`)[1];
    if (lazy && Object.hasOwn(files, lazy)) return lazy;
    if (!isScript(url)) return undefined;
    const names = [basename(pathname).replace(/\.download$/, ''), `portable-wallets.${language}.js`];
    return names.find(name => Object.hasOwn(files, name)) ?? 'portable-wallets.js';
  }

  /** @param {string} url @param {string} base */
  const toIntegrity = (url, base) => files[toFile(toUrl(url, base)?.href ?? '') ?? '']?.integrity;

  /** @param {string} text of an import map @param {string} base */
  function rewriteMap(text, base) {
    try {
      const map = JSON.parse(text);
      for (const url of Object.keys(map.integrity ?? {}))
        map.integrity[url] = toIntegrity(url, base) ?? map.integrity[url];
      return JSON.stringify(map).replaceAll('<', '\\u003c');
    } catch {
      return text;
    }
  }

  return {
    release,
    isScript,
    toFile,

    /** @param {string} url @returns {Promise<Answer | undefined>} */
    async answer(url) {
      const file = toFile(url);
      if (!file) return undefined;
      return {
        file,
        body: await readFile(join(packageFolder, release, file)),
        integrity: files[file]?.integrity ?? '',
      };
    },

    /**
     * Remembers the contents of a script that the page loads today.
     *
     * @param {string} url
     * @param {Buffer} body
     */
    addReplaced(url, body) {
      for (const name of ['sha256', 'sha384', 'sha512'])
        hashes.set(`${name}-${createHash(name).update(body).digest('base64')}`, toIntegrity(url, url) ?? '');
    },

    /**
     * Rewrites what a page's markup says of the replaced files: `integrity` of tags and import map. Elements get `debug`, so that the
     * script logs why a wallet is skipped.
     *
     * @param {string} markup
     * @param {string} url of the page
     */
    rewrite(markup, url) {
      language = readAttribute(/<html\b[^>]*>/i.exec(markup)?.[0] ?? '', 'lang')?.toLowerCase() ?? '';
      const baseTag = /<base\b[^>]*>/i.exec(markup)?.[0];
      const base = toUrl(readAttribute(baseTag ?? '', 'href') ?? '', url)?.href ?? url;
      const withMap = markup.replace(
        IMPORT_MAP,
        (_, open, text, close) => open + rewriteMap(text, base) + close,
      );
      const withTags = withMap.replace(TAG, tag => {
        const integrity = toIntegrity(readAttribute(tag, 'src') ?? readAttribute(tag, 'href') ?? '', base);
        return integrity
          ? tag.replace(/(\sintegrity\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/i, `$1"${integrity}"`)
          : tag;
      });
      const withHashes = [...hashes].reduce((text, [hash, other]) => text.replaceAll(hash, other), withTags);
      return withHashes.replace(ELEMENT, '<$1 debug');
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createReplacement>>} Replacement */
