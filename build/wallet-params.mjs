/** What each wallet's configuration may say, from the types that the wallet's module is checked against. */

import { readdirSync, readFileSync } from 'node:fs';
import { readAlias, readInterface } from './read-interface.mjs';
import { rows } from './registry.mjs';

/** @param {string} file */
const read = file => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');

/** The files of the wallets, with what stands in them. */
const files = readdirSync(new URL('../src/wallets/', import.meta.url))
  .filter(file => file.endsWith('.ts'))
  .map(file => `wallets/${file}`);

/**
 * The interface of a module's parameters, and the file that it stands in: the module says it where it takes its configuration. A
 * module that says none has no parameters of its own.
 *
 * @param {string} module
 * @returns {[file?: string, name?: string]}
 */
function findInterface(module) {
  const [, name] = /WalletConfig<(?:Partial<)?(\w+)/.exec(read(`wallets/${module}.ts`)) ?? [];
  const file = files.find(each => read(each).includes(`export interface ${name} `));
  if (name && !file)
    throw new Error(`${module} takes ${name}, which is in none of these files: export its type.`);
  return file && name ? [file, name] : [];
}

/** Types of others, as they are where nobody has their declarations. @type {Record<string, string>} */
const PLAIN = {
  'Partial<google.payments.api.PaymentDataRequest>': 'object',
  'ApplePayJS.ApplePayMerchantCapability[]': 'string[]',
  'ApplePayJS.ApplePayShippingType': "'shipping' | 'delivery' | 'storePickup' | 'servicePickup'",
};

const sources = files.map(read).join('\n');

/** @param {string} type */
const toPlain = type => PLAIN[type] || (/^\w+$/.test(type) && readAlias(sources, type)) || type;

/** @param {string} file @param {string} name */
const membersOf = (file, name) =>
  readInterface(read(file), name).map(member => ({ ...member, type: toPlain(member.type) }));

/** What all wallets understand. */
export const common = membersOf('core/types/wallet-config.ts', 'WalletParams');

/** What a configuration has beside its `wallet_params`. */
export const config = membersOf('core/types/wallet-config.ts', 'WalletConfig').filter(
  ({ name }) => name !== 'wallet_params',
);

/** What the script's tag says: `apiVersion` is the attribute `data-api-version`. */
export const tag = membersOf('core/base/script.ts', 'ScriptOptions').map(({ name, ...member }) => ({
  ...member,
  name: `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
}));

/** What `wallet-rendered` says. */
export const rendered = membersOf('ui/buttons/tell-rendered.ts', 'Rendered');

/** Each wallet by its name in configurations, with the name of its interface and the members of it. */
export const wallets = Object.entries(rows).map(([name, { module, brand, reasons = {} }]) => {
  const [file, type] = module ? findInterface(module) : [];
  return { name, brand, type, reasons, params: file && type ? membersOf(file, type) : [] };
});
