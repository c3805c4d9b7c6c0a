/** `npm run docs`: writes the generated parts of README.md and docs: examples, tables of the public API and sizes of built files. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { common, config, details, elements, rendered, tag, walletDetails, wallets } from './api.mjs';
import { isMain, readCommand, UsageError } from './command.mjs';
import { dist, readManifest } from './dist.mjs';
import { buttonProperties, dialogProperties } from './elements.mjs';
import { fillLanguages, languages } from './locales.mjs';
import { readMetricRows, toPolicyHeaders } from './operations.mjs';
import { evaluate, rows } from './registry.mjs';
import { fillWhenVisible, toWhenVisible } from './when-visible.mjs';

const EXAMPLES = new URL('../docs/examples/', import.meta.url);

/** A part of a page between its markers, which are comments of Markdown. */
const PART = /(<!-- docs:(\S+) -->\n)(.*?)(\n<!-- \/docs:\2 -->)/gs;

/** A size in kB after a comment that names its file, or several files with `+` between them. */
const SIZE = /(<!-- kB:(\S+) -->)([\d.]+)/g;

/** Largest rounding error of a figure with 0.1 kB. */
const ROUNDING_B = 50;

/** The body of an example, from a form or the checkout element to its end. */
const BODY = /^<(form|shopify-wallet-button)\b.*(?=\n<\/body>)/ms;

const whenVisible = await toWhenVisible();

/**
 * Replaces the text between each pair of markers in a page, the lines that load the script when seen, and the list of languages in a theme's snippet. Sizes stay.
 *
 * @param {string} page
 * @param {Record<string, string>} parts
 * @throws for a marker without a part
 */
export function fillPage(page, parts) {
  const figures = new Map([...page.matchAll(SIZE)].map(([, mark = '', , figure]) => [mark, figure]));
  return fillWhenVisible(fillLanguages(page), whenVisible)
    .replace(PART, (_, begin, name, _old, end) => {
      if (!Object.hasOwn(parts, name))
        throw new Error(`There is no part ${name}. Correct <!-- docs:${name} --> in the page.`);
      return `${begin}${parts[name]}${end}`;
    })
    .replace(SIZE, (_, mark, _name, figure) => mark + (figures.get(mark) ?? figure));
}

/**
 * Updates the sizes in a page. A figure stays unless its file has changed by more than 1 %, so that small changes of the code
 * don't change the pages.
 *
 * @param {string} page
 * @param {Record<string, { brotli: number }>} files the files of the build
 * @throws UsageError if a figure names a file that is not built
 */
export function updateSizes(page, files) {
  return page.replace(SIZE, (_, mark, name, figure) => {
    /** @type {string[]} */
    const names = name.split('+');
    const bytes = names.reduce((sum, file) => sum + (files[file]?.brotli ?? NaN), 0);
    if (!bytes) throw new UsageError(`The build has no ${name}. Correct ${mark} in the page.`);
    const stated = figure * 1000;
    const isClose = Math.abs(bytes - stated) <= ROUNDING_B + 0.01 * Math.max(bytes, stated);
    return mark + (isClose ? figure : (bytes / 1000).toFixed(1));
  });
}

/** @param {string} text @param {string | undefined} language */
const toFence = (text, language) => `\`\`\`${language}\n${text.trim()}\n\`\`\``;

/**
 * Returns the part of an example that a reader pastes: all of a template; of a page, the head from the first comment, and the elements
 * of the body. If the first comment is in the body, returns the body from there.
 *
 * @param {string} name of the file
 */
function quoteExample(name) {
  const text = readFileSync(new URL(name, EXAMPLES), 'utf8');
  const language = name.split('.').at(-1);
  if (language !== 'html') return toFence(text, language);
  const start = text.indexOf('\n<!-- ') + 1;
  if (start > text.indexOf('</head>')) return toFence(text.slice(start, text.indexOf('</body>')), language);
  const head = text.slice(start, text.indexOf('</head>'));
  return toFence(`${head}\n${BODY.exec(text)?.[0]}`, language);
}

/** @param {string[]} head @param {string[][]} rows */
const toTable = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** @param {string | undefined} text */
const code = text => (text ? `\`${text}\`` : '');

/** Formats a value as code. Prose stays as it is. @param {string | undefined} text */
const toDefault = text => (text && /^('.*'|\d[\d.]*|true|false)$/.test(text) ? code(text) : (text ?? ''));

/** Describes a member: adds whether it is needed, and turns a reference to a page of docs into a link. @param {{ description: string; needed?: string | undefined }} member */
const describe = ({ description, needed }) =>
  (needed ? `**Needed ${needed}.** ` : '') + description.replace(/ \(docs\/([\w.#-]+)\)/g, ' ([more]($1))');

/** @param {import('./api.mjs').Member[]} members @param {string} head */
const membersTable = (members, head) =>
  toTable(
    [head, 'type', 'meaning', 'default'],
    members.map(member => [
      code(member.name),
      code(member.type),
      describe(member),
      toDefault(member.default),
    ]),
  );

/** Lists each attribute once, and marks the elements that have it. */
function attributesTable() {
  /** @type {Map<string, { on: string[]; cells: string[] }>} */
  const rows = new Map();
  for (const [index, { attributes }] of elements.entries())
    for (const { name, description, required, boolean, default: fallback } of attributes) {
      const mark = boolean ? ' (by its presence)' : '';
      const cells = [
        `${code(name)}${mark}`,
        `${required ? '**Needed.** ' : ''}${description}`,
        toDefault(fallback),
      ];
      const row = rows.get(name) ?? { on: ['', '', ''], cells };
      row.on[index] = 'yes';
      rows.set(name, row);
    }
  return toTable(
    ['attribute', 'product', 'cart', 'checkout', 'meaning', 'default'],
    [...rows.values()].map(({ on, cells: [name = '', ...rest] }) => [name, ...on, ...rest]),
  );
}

const slotsTable = () =>
  toTable(
    ['element', 'slot', 'holds'],
    elements.flatMap(element =>
      element.slots.map(({ name, description }) => [code(element.name), code(name), description]),
    ),
  );

/** Lists each event once, with its elements and the members of its `detail`. */
function eventsTable() {
  const all = elements.flatMap(({ events }) => events);
  return toTable(
    ['event', 'of', 'when', 'in `detail`'],
    all
      .filter(({ name }, index) => all.findIndex(other => other.name === name) === index)
      .map(({ name, type, description }) => {
        const dispatchers = elements.filter(({ events }) => events.some(other => other.name === name));
        const of =
          dispatchers.length === elements.length
            ? 'all'
            : dispatchers.map(element => code(element.name)).join(', ');
        const detail = /<(\w+)>/.exec(type)?.[1] ?? '';
        const own = details[detail] ?? rendered;
        const members = walletDetails.includes(detail) ? [...(details.WalletDetail ?? []), ...own] : own;
        return [code(name), of, description, members.map(member => code(member.name)).join(', ')];
      }),
  );
}

/** Lists each member of any event's `detail` once. Members of two events may have the same name, for example `reason`. */
const detailsTable = () => membersTable(Object.values(details).flat().filter(isFirst), 'in `detail`');

/** @typedef {{ name: string; type?: string }} Named */
/** @param {Named} member @param {number} index @param {Named[]} all */
const isFirst = ({ name, type }, index, all) =>
  all.findIndex(other => other.name === name && other.type === type) === index;

/** @param {typeof buttonProperties} properties */
const stylingTable = properties =>
  toTable(
    ['property', 'sets', 'default'],
    properties.map(({ name, description, default: fallback }) => [code(name), description, code(fallback)]),
  );

/** @param {(string | undefined)[]} names @param {string} word between the last two */
const toList = (names, word) => names.join(', ').replace(/, ([^,]+)$/, ` ${word} $1`);

const walletsTable = () =>
  toTable(
    ['name in the configuration', 'element', 'pays in'],
    Object.entries(rows).map(([name, { element, paysIn = "the shop's checkout" }]) => [
      code(name),
      code(element),
      paysIn,
    ]),
  );

/** The parameters of the wallets of one module: the name of the part, the brands, and the table. */
const walletParams = wallets.flatMap(({ name, type, params }, index) => {
  const users = wallets.filter(other => type && other.type === type);
  if (users[0] !== wallets[index]) return [];
  const brands = users.map(({ brand }) => brand);
  return {
    part: `wallet-${name}`,
    title: toList(brands, 'and'),
    table: membersTable(params, 'in `wallet_params`'),
  };
});

/** Lists the bundles of the wallets. */
function walletFilesTable() {
  const all = Object.values(rows);
  const files = all.flatMap(({ module, sheet }, index) => {
    const users = all.filter(other => module && other.module === module);
    if (users[0] !== all[index]) return [];
    const brands = users.map(({ brand }) => brand);
    return [
      [`wallets/${module}.js`, `if ${toList(brands, 'or')} is configured`],
      ...(sheet ? [[`wallets/${sheet}.js`, `with \`checkout.js\`, for ${toList(brands, 'and')}`]] : []),
    ];
  });
  return toTable(
    ['file', 'brotli', 'loaded'],
    files.map(([file = '', loaded = '']) => [code(file), `<!-- kB:${file} -->0 kB`, loaded]),
  );
}

async function reasonsTable() {
  /** @type {{ REASON_TEXTS: Record<string, string> }} */
  const { REASON_TEXTS } = /** @type {any} */ (
    await evaluate(fileURLToPath(new URL('../src/telemetry/reasons.ts', import.meta.url)))
  );
  return toTable(
    ['reason', 'of', 'in words'],
    Object.entries(REASON_TEXTS).map(([reason, words]) => {
      const names = wallets.filter(({ reasons }) => reason in reasons).map(({ name }) => code(name));
      return [code(reason), names.join(', ') || 'any wallet', words];
    }),
  );
}

function languageList() {
  const titles = new Intl.DisplayNames(['en'], { type: 'language' });
  return Object.entries(languages)
    .map(([name, language]) => {
      const copy = name === language ? '' : `, a copy of ${code(language)}`;
      return `${titles.of(language)} (${code(name)}${copy})`;
    })
    .join(', ')
    .concat('.');
}

/** Paths of the pages with generated parts or sizes, and of the theme's snippet. */
export const pages = [
  ...['README.md', 'docs/embedding.md', 'docs/google-pay.md', 'docs/languages.md'],
  ...['docs/operations.md', 'docs/performance.md', 'docs/styling.md', 'docs/telemetry.md', 'docs/wallets.md'],
  'docs/examples/portable-wallets.liquid',
  'docs/examples/when-visible.html',
];

/** Returns the sections of wallets whose parameters are in no section with a text of its own. */
function otherWallets() {
  const texts = pages.map(page => readFileSync(page, 'utf8')).join('');
  return walletParams
    .filter(({ part }) => !texts.includes(`<!-- docs:${part} -->`))
    .map(({ title, table }) => `### ${title}\n\n${table}`)
    .join('\n\n');
}

/** The parts by the names in their markers. @type {Record<string, string>} */
export const parts = {
  ...Object.fromEntries(readdirSync(EXAMPLES).map(name => [name, quoteExample(name)])),
  'fallback-lines': toFence(
    readFileSync(new URL('snippets/fallback-lines.html', import.meta.url), 'utf8'),
    'html',
  ),
  script: toTable(
    ['attribute', 'meaning', 'default'],
    tag.map(member => [code(member.name), describe(member), toDefault(member.default)]),
  ),
  attributes: attributesTable(),
  slots: slotsTable(),
  events: eventsTable(),
  details: detailsTable(),
  'wallet-rendered': membersTable(rendered, 'in `detail`'),
  configuration: membersTable(config, 'beside `wallet_params`'),
  wallets: walletsTable(),
  'all-wallets': membersTable(common, 'in `wallet_params`'),
  ...Object.fromEntries(walletParams.map(({ part, table }) => [part, table])),
  'other-wallets': otherWallets(),
  'wallet-files': walletFilesTable(),
  reasons: await reasonsTable(),
  'styling-buttons': stylingTable(buttonProperties),
  'styling-dialog': stylingTable(dialogProperties),
  languages: languageList(),
  policies: toFence(toPolicyHeaders(), 'http'),
  metrics: toTable(['metric', 'labels', 'counts', 'alert if'], await readMetricRows()),
};

/** Writes the parts into the pages. */
async function writePages() {
  const { values, positionals } = readCommand(
    {
      call: 'npm run docs',
      positionals: '[part of a picture]…',
      about:
        'Writes the generated parts of README.md and docs: examples, tables of the public API, and sizes of the last build.',
    },
    {
      pictures: {
        type: 'boolean',
        about: 'also takes all or the named pictures of README.md and docs/styling.md, with the last build',
      },
    },
  );

  const built = await readManifest(join(dist, 'manifest.json'));
  if (!built) console.log('Sizes are not updated, because there is no build. Run npm run build first.');
  for (const path of pages) {
    const page = fillPage(readFileSync(path, 'utf8'), parts);
    writeFileSync(path, built ? updateSizes(page, built.files) : page);
  }
  if (values.pictures) await (await import('./take-pictures')).takePictures(positionals);
}

// Not awaited, because the pictures import this module, whose evaluation must end first.
if (isMain(import.meta.url)) void writePages();
