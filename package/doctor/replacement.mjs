import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The first file, by its names in releases and in saved pages. */
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
 * A file of the release and its content.
 *
 * @typedef {{ file: string; body: Buffer }} ReleaseFile
 */

/**
 * Creates the replacement of the page's script by a release: finds the files of URLs, and rewrites the page's HTML.
 *
 * @param {string} packageFolder the folder that has `manifest.json` and the release's folder
 * @param {string} [scriptUrl] of the page's script, if its name isn't `portable-wallets*.js`
 */
export async function createReplacement(packageFolder, scriptUrl) {
  /** @type {{ release: string; files: Record<string, { integrity: string }> }} */
  const { release, files } = JSON.parse(await readFile(join(packageFolder, 'manifest.json'), 'utf8'));
  /** Language of the page, for a script whose name has none. */
  let language = '';
  /** New hashes by those of the replaced files, because inline code that adds the tag may contain them. @type {Map<string, string>} */
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

    /** @param {string} url @returns {Promise<ReleaseFile | undefined>} */
    async readFile(url) {
      const file = toFile(url);
      return file ? { file, body: await readFile(join(packageFolder, release, file)) } : undefined;
    },

    /**
     * Stores the hashes of a file that the page loads today, so that `rewrite` replaces them.
     *
     * @param {string} url
     * @param {Buffer} body
     */
    addReplaced(url, body) {
      for (const name of ['sha256', 'sha384', 'sha512'])
        hashes.set(`${name}-${createHash(name).update(body).digest('base64')}`, toIntegrity(url, url) ?? '');
    },

    /**
     * Rewrites a page's markup: replaces the `integrity` of tags and of the import map, and adds `debug` to the elements, so that the
     * script logs why it skips a wallet.
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
