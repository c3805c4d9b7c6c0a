import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { common, config, details, elements, globals, rendered, tag, walletDetails, wallets } from './api.mjs';
import { PREFIX } from './elements.mjs';

/**
 * Writes the types for page authors, and the custom elements manifest for editors.
 *
 * @param {string} dist
 */
export async function writeTypes(dist) {
  await writeFile(join(dist, 'portable-wallets.d.ts'), toDeclaration());
  await writeFile(join(dist, 'custom-elements.json'), `${JSON.stringify(toManifest(), null, 2)}\n`);
}

/** @typedef {import('./api.mjs').Member} Member */
/** @typedef {Omit<Member, 'default' | 'needed'> & Partial<Member>} Field */

/** Removes references to pages of this repository. @param {string} text */
const withoutReferences = text => text.replace(/ \(docs\/[^)]*\)/g, '');

/** @param {string} name @param {string} description @param {Field[]} fields @param {string} [generics] */
function toInterface(name, description, fields, generics = '') {
  const members = fields.map(field => {
    const needed = field.needed ? ` Needed ${field.needed}.` : '';
    const fallback = field.default ? ` @default ${field.default}` : '';
    const mark = field.optional ? '?' : '';
    const key = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
    // `exactOptionalPropertyTypes` would forbid undefined.
    const type =
      field.optional && !field.type.endsWith('undefined') ? `${field.type} | undefined` : field.type;
    return `  /** ${withoutReferences(field.description)}${needed}${fallback} */\n  ${key}${mark}: ${type};`;
  });
  return `/** ${description} */\nexport interface ${name}${generics} {\n${members.join('\n')}\n}`;
}

/** Members of Apple's request without a documented parameter. Readers may lack their declarations. */
const APPLE_PAY_REQUEST = `/** Members of Apple's request besides those that \`ApplePayParams\` describes. The script passes them to Apple. */
export interface ApplePayRequest {
  /** Data of the shop, in base64. */
  applicationData?: string | undefined;
  /** The shopper's billing contact. */
  billingContact?: object | undefined;
  shippingContact?: object | undefined;
  requiredBillingContactFields?: ('email' | 'name' | 'phone' | 'postalAddress' | 'phoneticName')[] | undefined;
  requiredShippingContactFields?: ('email' | 'name' | 'phone' | 'postalAddress' | 'phoneticName')[] | undefined;
  /** Countries of the cards that the shop accepts, ISO 3166-1. */
  supportedCountries?: string[] | undefined;
  supportsCouponCode?: boolean | undefined;
  couponCode?: string | undefined;
  shippingContactEditingMode?: 'available' | 'storePickup' | 'enabled' | undefined;
  shippingMethods?: object[] | undefined;
  lineItems?: object[] | undefined;
  total?: object | undefined;
  currencyCode?: string | undefined;
  multiTokenContexts?: object[] | undefined;
  automaticReloadPaymentRequest?: object | undefined;
  recurringPaymentRequest?: object | undefined;
  deferredPaymentRequest?: object | undefined;
  disbursementRequest?: object | undefined;
  applePayLaterAvailability?: string | undefined;
  merchantCategoryCode?: string | undefined;
}`;

/** Types of the attributes of an element for frameworks. */
const HELPERS = `/** Attributes of an element. Those that hold JSON also take the value. */
export type ElementAttributes<Attributes> = {
  [Name in keyof Attributes]: Name extends keyof JsonAttributes
    ? Attributes[Name] | JsonAttributes[Name]
    : Attributes[Name];
};

/** \`variant-params\` as a prop: \`variantParams\`. */
export type CamelCase<Name> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<CamelCase<Rest>>}\`
  : Name;

/** Attributes of an element as props in camel case. Those that hold JSON also take the value. */
export type ElementProps<Attributes> = {
  [Name in keyof Attributes as CamelCase<Name>]: Name extends keyof JsonAttributes
    ? Attributes[Name] | JsonAttributes[Name]
    : Attributes[Name];
};

/**
 * Properties of an element that set an attribute to JSON, once \`loadWallets\` of the npm package was called: \`element.recommended = {…}\`.
 * Reading one returns undefined.
 */
export type JsonProperties<Attributes> = {
  [Name in keyof Attributes & keyof JsonAttributes]?: string | JsonAttributes[Name] | null | undefined;
};

/** Attributes of an element for Solid, with \`prop:recommended={…}\` for a value. */
export type SolidAttributes<Attributes> = Attributes & {
  [Name in keyof Attributes & keyof JsonAttributes as \`prop:\${Name}\`]?: string | JsonAttributes[Name] | null | undefined;
};`;

/** Returns the types of the wallets' configurations, and their union. */
function toConfigs() {
  const interfaces = new Map(wallets.flatMap(({ type, params }) => (type ? [[type, params]] : [])));
  const params = [...interfaces].map(([type, fields]) =>
    toInterface(
      type,
      "Configuration of the wallet from the shop's server.",
      fields.map(field => ({
        ...field,
        optional: field.needed ? field.needed !== 'to show' : field.optional,
      })),
      type === 'ApplePayParams' ? ' extends WalletParams, ApplePayRequest' : ' extends WalletParams',
    ),
  );
  const shapes = wallets.map(({ name, type }) => `  | Configuration<'${name}', ${type ?? 'WalletParams'}>`);
  const configuration = [
    { name: 'name', type: 'Name', optional: false, description: 'Its name.' },
    ...config.filter(({ name }) => name !== 'name'),
    { name: 'wallet_params', type: 'Params', optional: false, description: 'Parameters of this wallet.' },
  ];
  return [
    toInterface('WalletParams', 'Parameters of all wallets.', common),
    APPLE_PAY_REQUEST,
    ...params,
    toInterface('Configuration', 'One wallet.', configuration, '<Name, Params>'),
    `/** Value of \`recommended\`, \`fallback\`, \`wallet-config\` and each entry of \`wallet-configs\`, as JSON. */\nexport type WalletConfig =\n${shapes.join('\n')};`,
  ];
}

function toDeclaration() {
  const attributes = elements.map(({ name, description, attributes }) =>
    toInterface(
      `${toPascal(name)}Attributes`,
      description,
      attributes.map(({ boolean, required, ...attribute }) => ({
        ...attribute,
        type: boolean ? 'boolean | ""' : 'string',
        optional: !required,
      })),
    ),
  );
  const json = new Map(elements.flatMap(({ attributes }) => attributes.map(each => [each.name, each])));
  const jsonAttributes = toInterface(
    'JsonAttributes',
    'Attributes that hold JSON, with the values that components and properties take instead.',
    [...json.values()].flatMap(({ name, description, json: type }) =>
      type ? { name, description, type, optional: false } : [],
    ),
  );
  const tags = elements.map(({ name }) => `    '${name}': ${toPascal(name)}Element;`);
  const events = new Set(
    elements.flatMap(({ events }) => events.map(({ name, type }) => `    '${name}': ${type};`)),
  );
  /** @param {string} type @param {string} indent */
  const toTags = (type, indent) =>
    elements
      .map(({ name }) => `${indent}'${name}': ${type.replace('_', `${toPascal(name)}Attributes`)};`)
      .join('\n');
  const forJsx = ['preact', 'react', 'solid-js'].map(
    name => `declare module '${name}' {
  namespace JSX {
    interface IntrinsicElements {
${toTags(name === 'solid-js' ? 'SolidAttributes<_> & Record<string, unknown>' : '_ & Record<string, unknown>', '      ')}
    }
  }
}
`,
  );
  const classes = elements.map(({ name, description, methods = [] }) => {
    const type = toPascal(name);
    const members = methods.map(
      method =>
        `\n  /** ${method.description} Undefined until the element has mounted. */\n  ${method.name}?: (() => void) | undefined;\n`,
    );
    return `/** ${description} */\nexport interface ${type}Element extends HTMLElement, JsonProperties<${type}Attributes> {${members.join('')}}`;
  });
  const others = [
    toInterface('ScriptAttributes', "Attributes of the script's tag, except its URL.", tag),
    toInterface('Rendered', 'Detail of `wallet-rendered`.', rendered),
    ...Object.entries(details).map(toDetail),
  ];
  return `${[...toConfigs(), ...attributes, jsonAttributes, HELPERS, ...classes, ...others, ...globals].join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${tags.join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${[...events].join('\n')}
  }
  interface Window {
    /** Functions of the page and of the script. */
    Shopify?:
      | { PaymentButton?: PaymentButton | undefined; deliveryPromise?: DeliveryPromiseClient | undefined }
      | undefined;
  }
  namespace svelteHTML {
    interface IntrinsicElements {
${toTags('ElementAttributes<_> & Record<string, unknown>', '      ')}
    }
  }
}

${forJsx.join('\n')}`;
}

/** Types of members with wallet names. @type {Record<string, string>} */
const NAMED = { wallet: "WalletConfig['name']", wallets: "WalletConfig['name'][]" };

/** @param {[name: string, fields: Field[]]} detail */
const toDetail = ([name, fields]) =>
  toInterface(
    name,
    `\`detail\` of ${[...new Set(findEvents(name))].join(', ')}.`,
    fields.map(field => ({ ...field, type: NAMED[field.name] ?? field.type })),
    walletDetails.includes(name) ? ' extends WalletDetail' : '',
  );

/** Names of the events with this detail. @param {string} type */
const findEvents = type =>
  elements.flatMap(({ events }) =>
    events.flatMap(event => (event.type === `CustomEvent<${type}>` ? `\`${event.name}\`` : [])),
  );

/** Returns the name of an element's class. @param {string} name */
const toPascal = name => name.replace(/(^|-)(\w)/g, (_, _mark, letter) => letter.toUpperCase());

/** Returns the manifest: https://github.com/webcomponents/custom-elements-manifest. */
export function toManifest() {
  const declarations = elements.map(
    ({ name, description, slots, attributes, events, properties, methods = [] }) => ({
      kind: 'class',
      customElement: true,
      tagName: name,
      name: toPascal(name),
      description,
      slots,
      attributes: attributes.map(attribute => ({
        name: attribute.name,
        description: attribute.description,
        type: { text: attribute.boolean ? 'boolean' : 'string' },
        ...(attribute.default && { default: attribute.default }),
      })),
      members: methods.map(method => ({ kind: 'method', ...method })),
      events: events.map(({ type, ...event }) => ({ ...event, type: { text: type } })),
      cssProperties: properties.map(property => ({ ...property, name: PREFIX + property.name })),
    }),
  );
  return {
    schemaVersion: '2.1.0',
    modules: [{ kind: 'javascript-module', path: 'portable-wallets.js', declarations, exports: [] }],
  };
}
