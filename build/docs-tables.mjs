/** The tables of the pages, from what the sources say. */

import { fileURLToPath } from 'node:url';
import { elements } from './elements.mjs';
import { evaluate } from './evaluate-plugin.mjs';
import { buttonProperties, dialogProperties } from './styling.mjs';
import { toTable } from './to-table.mjs';
import { common, config, rendered, tag, wallets } from './wallet-params.mjs';

/** @param {string | undefined} text */
const code = text => (text ? `\`${text}\`` : '');

/** A place in this repository becomes a link from the folder of the pages. @param {string} text */
const withLinks = text => text.replace(/ \(docs\/([\w.#-]+)\)/g, ' ([more]($1))');

/** Value or words: a value stands as code. @param {string | undefined} text */
const toDefault = text => (text && /^('.*'|\d[\d.]*|true|false)$/.test(text) ? code(text) : (text ?? ''));

/** @param {{ description: string; needed?: string }} member */
const explain = ({ description, needed }) =>
  `${needed ? `**Needed ${needed}.** ` : ''}${withLinks(description)}`;

/** @param {import('./read-interface.mjs').Member[]} members @param {string} head */
const membersTable = (members, head) =>
  toTable(
    [head, 'type', 'meaning', 'default'],
    members.map(member => [code(member.name), code(member.type), explain(member), toDefault(member.default)]),
  );

/** Each attribute once, with the elements that have it. */
function attributesTable() {
  /** @type {Map<string, { on: string[]; cells: string[] }>} */
  const rows = new Map();
  for (const [index, { attributes }] of elements.entries())
    for (const { name, description, required, boolean, default: fallback } of attributes) {
      const key = name + description;
      const mark = boolean ? ' (by its presence)' : '';
      const row = rows.get(key) ?? {
        on: ['', '', ''],
        cells: [
          `${code(name)}${mark}`,
          `${required ? '**Needed.** ' : ''}${description}`,
          toDefault(fallback),
        ],
      };
      row.on[index] = 'yes';
      rows.set(key, row);
    }
  return toTable(
    ['attribute', 'product', 'cart', 'checkout', 'meaning', 'default'],
    [...rows.values()].map(({ on, cells: [name = '', ...rest] }) => [name, ...on, ...rest]),
  );
}

const slotsTable = toTable(
  ['element', 'slot', 'holds'],
  elements.flatMap(({ name, slots }) =>
    slots.map(({ name: slot, description }) => [code(name), code(slot), description]),
  ),
);

const eventsTable = toTable(
  ['element', 'event', 'when'],
  elements.flatMap(({ name, events }) =>
    events.map(({ name: event, description }) => [code(name), code(event), description]),
  ),
);

/** @param {typeof buttonProperties} properties */
const stylingTable = properties =>
  toTable(
    ['property', 'sets', 'default'],
    properties.map(({ name, description, default: fallback }) => [code(name), description, code(fallback)]),
  );

/** One table for the wallets of one module, by the first of them. */
const walletTables = wallets.flatMap(({ name, type, params }, index) =>
  type && wallets.findIndex(other => other.type === type) === index
    ? [[`wallet-${name}`, membersTable(params, 'in `wallet_params`')]]
    : [],
);

/** @type {{ REASONS: Record<string, string> }} */
const { REASONS } = /** @type {any} */ (
  await evaluate(fileURLToPath(new URL('../src/debug/reasons.ts', import.meta.url)))
);

/** The names of the wallets that alone give a reason. @param {string} reason */
const giving = reason => wallets.filter(({ reasons }) => reason in reasons).map(({ name }) => code(name));

const reasonsTable = toTable(
  ['reason', 'of', 'in words'],
  Object.entries(REASONS).map(([reason, words]) => [
    code(reason),
    giving(reason).join(', ') || 'any wallet',
    words,
  ]),
);

/** By the names of their marks. @type {Record<string, string>} */
export const tables = {
  script: toTable(
    ['attribute', 'meaning', 'default'],
    tag.map(member => [code(member.name), explain(member), toDefault(member.default)]),
  ),
  attributes: attributesTable(),
  slots: slotsTable,
  events: eventsTable,
  'wallet-rendered': membersTable(rendered, 'in `detail`'),
  configuration: membersTable(config, 'beside `wallet_params`'),
  'all-wallets': membersTable(common, 'in `wallet_params`'),
  ...Object.fromEntries(walletTables),
  reasons: reasonsTable,
  'styling-buttons': stylingTable(buttonProperties),
  'styling-dialog': stylingTable(dialogProperties),
};
