import { execFileSync } from 'node:child_process';
import { dirname, relative } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { remark } from 'remark';
import remarkValidateLinks from 'remark-validate-links';
import { engine } from 'unified-engine';
import { isMain, readCommand } from './command.mjs';

/** A node of mdast. @typedef {{ type: string; [key: string]: any }} Node */

/** Matches references to a page: its path from the root, usually with an anchor. */
const REFERENCE = /(?<![\w./-])(?:docs\/[\w-]+|README|CONTRIBUTING)\.md(?:#[\w-]+)?/g;
/** Without `repository`, the plugin reads git's remote. @type {any[]} */
const PLUGINS = [prepareTree, [remarkValidateLinks, { repository: false }]];
const SOURCE = /\.(ts|tsx|js|mjs|graphql|css|html)$/;

/** Returns the tracked pages, and the sources that contain a reference. */
function findLinkingFiles() {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
  return [...git('ls-files', '*.md'), ...git('grep', '-lF', '.md').filter(file => SOURCE.test(file))];
}

/**
 * Checks offline that each link of a page, and each reference to a page in a source, has a target: file, heading or `<a id>`.
 *
 * @param {string[]} files
 * @param {string} [cwd]
 * @returns {Promise<string>} the dead links, one a line, or an empty string
 */
export async function checkLinks(files, cwd = process.cwd()) {
  const streamError = new PassThrough();
  const report = text(streamError);
  await new Promise((resolve, reject) =>
    engine(
      {
        processor: remark(),
        plugins: PLUGINS,
        files,
        cwd,
        streamError,
        out: false,
        quiet: true,
        color: false,
      },
      error => (error ? reject(error) : resolve(undefined)),
    ),
  );
  streamError.end();
  return report;
}

/** Prepares a tree for remark-validate-links, which parses neither HTML nor sources. */
function prepareTree() {
  return (/** @type {Node} */ tree, /** @type {{ path: string; value: unknown }} */ file) => {
    if (SOURCE.test(file.path)) tree.children = findReferences(file.path, String(file.value));
    else setIds(tree);
  };
}

/** @param {string} path @param {string} source @returns {Node[]} */
function findReferences(path, source) {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(REFERENCE)].map(({ 0: reference, index: column }) => {
      const start = { line: index + 1, column: column + 1 };
      const end = { ...start, column: start.column + reference.length };
      return {
        type: 'link',
        url: relative(dirname(path), reference),
        children: [],
        position: { start, end },
      };
    }),
  );
}

/** @param {Node} node */
function setIds(node) {
  const id = node.type === 'html' && /\bid="([^"]+)"/.exec(node.value ?? '')?.[1];
  if (id) node.data = { hProperties: { id } };
  node.children?.forEach(setIds);
}

if (isMain(import.meta.url)) {
  readCommand({
    call: 'npm run lint',
    about: 'Checks format and code, and all links and references to pages.',
  });
  const report = await checkLinks(findLinkingFiles());
  process.stderr.write(report);
  process.exitCode = report ? 1 : 0;
}
