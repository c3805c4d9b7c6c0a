/**
 * Reads the public API of the script from the types and comments of `src`, by the compiler's syntax trees. The compiler's API
 * is still unstable, so package.json pins its version.
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as ts from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { toElements } from './elements.mjs';
import { evaluate, rows } from './registry.mjs';

/**
 * One member of an interface, as its comment describes it.
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type
 * @property {boolean} optional
 * @property {string} description
 * @property {string | undefined} default
 * @property {string | undefined} needed its purpose from the tag `@needed`: `to show`, or `to pay`
 */

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** Plain replacements of other packages' types, because readers may lack their declarations. @type {Record<string, string>} */
const PLAIN = {
  'Partial<google.payments.api.PaymentDataRequest>': 'object',
  'ApplePayJS.ApplePayMerchantCapability[]': 'string[]',
  'ApplePayJS.ApplePayShippingType': "'shipping' | 'delivery' | 'storePickup' | 'servicePickup'",
};

const files = readSources();

/** Parses all sources. Returns them by path. */
function readSources() {
  // Not closed, because the compiler's process sometimes prints an error then. It ends with this process.
  const api = new API();
  const snapshot = api.updateSnapshot({
    openProjects: [join(SOURCES, '../tsconfig.json'), join(SOURCES, 'wallets/tsconfig.json')],
  });
  const found = snapshot.getProjects().flatMap(({ program }) =>
    program
      .getSourceFileNames()
      .filter(name => name.startsWith(SOURCES))
      .map(name => /** @type {const} */ ([name, program.getSourceFile(name)])),
  );
  return new Map(found);
}

/**
 * Finds a type by its name in all files.
 *
 * @template {ts.Node} N
 * @param {string} name
 * @param {(node: ts.Node) => node is N} isKind
 */
function findType(name, isKind) {
  for (const file of files.values())
    for (const node of file?.statements ?? [])
      if (isKind(node) && /** @type {any} */ (node).name.text === name) return node;
  return undefined;
}

/** @param {string} name @throws if no file declares the interface */
function findInterface(name) {
  const found = findType(name, ts.isInterfaceDeclaration);
  if (!found) throw new Error(`No file of src declares the interface ${name}.`);
  return found;
}

/**
 * Reads the members of an interface, with their comments.
 *
 * @param {string} name
 * @returns {Member[]}
 * @throws if no file declares it, or if a member has no comment
 */
function readInterface(name) {
  return findInterface(name)
    .members.filter(ts.isPropertySignatureDeclaration)
    .map(member => {
      const key = member.name.getText();
      const [comment] = /** @type {readonly ts.JSDoc[]} */ (member.jsDoc ?? []);
      if (!comment) throw new Error(`${name}.${key} has no doc comment. Add one.`);
      const tags = new Map(ts.getJSDocTags(member).map(tag => [tag.tagName.text, toText(tag)]));
      return {
        name: key,
        type: toPlainType(member.type),
        optional: !!member.postfixToken,
        description: toText(comment),
        default: tags.get('default'),
        needed: tags.get('needed'),
      };
    });
}

/** @param {ts.JSDoc | ts.JSDocTag} node */
const toText = node => (ts.getTextOfJSDocComment(node.comment) ?? '').replace(/\s+/g, ' ').trim();

/** Formats a type without names that readers lack. @param {ts.TypeNode | undefined} node @returns {string} */
function toPlainType(node) {
  const text = node?.getText().replace(/\s+/g, ' ') ?? 'unknown';
  if (node && ts.isUnionTypeNode(node)) return node.types.map(toPlainType).join(' | ');
  const alias = findType(text, ts.isTypeAliasDeclaration);
  return PLAIN[text] ?? (alias ? toPlainType(alias.type).replace(/^\| /, '') : text);
}

/**
 * Returns the name of a wallet's parameter type from `WalletConfig<GooglePayParams>` in the wallet's module. Returns undefined if the
 * wallet takes no configuration.
 *
 * @param {string} module
 * @throws if the wallet takes a configuration without such a type, because its parameters would be missing in the docs
 */
function findParamsType(module) {
  const file = files.get(join(SOURCES, 'wallets', module, 'index.ts'));
  const create = file?.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
  if (!create) throw new Error(`src/wallets/${module}/index.ts must have an \`export default function\`.`);
  const [, config] = create.parameters;
  if (!config) return undefined;
  const { type } = config;
  const [params] = (isReferenceTo('WalletConfig')(type) && type.typeArguments) || [];
  if (!params)
    throw new Error(
      `src/wallets/${module}/index.ts takes a configuration whose parameters have no docs. Declare an interface of them, and take WalletConfig<…> with it.`,
    );
  return (isReferenceTo('Partial')(params) ? params.typeArguments?.[0] : params)?.getText();
}

/** @param {string} name */
const isReferenceTo =
  name =>
  /** @param {ts.TypeNode | undefined} node @returns {node is ts.TypeReferenceNode} */
  node =>
    !!node && ts.isTypeReferenceNode(node) && node.typeName.getText() === name;

/** The sources of the types of `window.Shopify`, with their comments. */
export const globals = ['PaymentButton', 'EstimateRequest', 'Estimate', 'DeliveryPromiseClient'].map(name =>
  findInterface(name).getFullText().trim(),
);

const { attributes } = await evaluate(join(SOURCES, 'core/page/attribute-table.ts'));

/** The elements with their attributes, slots, events and properties. */
export const elements = toElements(rows, attributes);

/** The parameters that every wallet understands. */
export const common = readInterface('WalletParams');

/** The members of a wallet's configuration besides its `wallet_params`. */
export const config = readInterface('WalletConfig').filter(({ name }) => name !== 'wallet_params');

/** The attributes of the script's tag: `apiVersion` is `data-api-version`. */
export const tag = readInterface('ScriptOptions').map(({ name, ...member }) => ({
  ...member,
  name: `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
}));

/** The `detail` of `wallet-rendered`. */
export const rendered = readInterface('Rendered');

/** Types of `detail` that extend `WalletDetail`. */
export const walletDetails = ['WalletClickDetail', 'WalletErrorDetail', 'WalletRedirectDetail'];

/** Members of `detail` of the other events, by the name of its type. */
export const details = Object.fromEntries(
  ['WalletReadyDetail', 'WalletDetail', ...walletDetails].map(name => [name, readInterface(name)]),
);

/** The wallets by their names in configurations, each with the name of its parameter type and that type's members. */
export const wallets = Object.entries(rows).map(([name, { module, brand, reasons = {} }]) => {
  const type = module && findParamsType(module);
  return { name, brand, type, reasons, params: type ? readInterface(type) : [] };
});
