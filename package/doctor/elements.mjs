/** An element of the script with the release. @typedef {import('./in-page.mjs').PageFacts['elements'][number]} ElementFacts */

/** The id of a variant, as a number or as a global id. */
const VARIANT = /^(?:gid:\/\/shopify\/ProductVariant\/)?0*([1-9]\d*)$/;

/** The value of `disabled` that the script writes. Servers write another one. */
const SET_BY_SCRIPT = 'form';

/** A public token of the storefront API, and the beginning of private ones. */
const PUBLIC_TOKEN = /^[0-9a-f]{32}$/;
const PRIVATE_TOKEN = /^shp[a-z]{2}_/;

const PRODUCT = 'shopify-accelerated-checkout';

/** @param {ElementFacts} element @param {string} attribute */
const readAttribute = ({ attributes }, attribute) => attributes.find(({ name }) => name === attribute)?.value;

/** Returns that the form of a disabled product has no field for a variant. @param {ElementFacts} element */
export function findMissingField(element) {
  const { name, variants } = element;
  const isMissing = variants && !variants.hasField && !variants.fields.length;
  return isMissing && name === PRODUCT && readAttribute(element, 'disabled') !== undefined
    ? [`<${name}> is disabled: its form has no field id. Add one with the variant's number or global id.`]
    : [];
}

/** Returns why a button that shows is disabled, if that may be right. @param {ElementFacts} element */
export function findDisabled(element) {
  const { name, variants, wallets } = element;
  const value = readAttribute(element, 'disabled');
  if (
    value === undefined ||
    !wallets.some(({ isDisabled }) => isDisabled) ||
    findMissingField(element).length
  )
    return [];
  const isProduct = name === PRODUCT;
  if (!isProduct || value !== SET_BY_SCRIPT)
    return [
      `<${name}> is disabled by the attribute disabled of the page's markup${isProduct ? ', until its form changes' : ''}.`,
    ];
  return variants?.fields.some(({ value }) => value)
    ? [`<${name}> is disabled: all submit buttons of its form are disabled.`]
    : [`<${name}> is disabled: no variant is chosen in its form.`];
}

/**
 * Returns the variant of a form that `variant-params` doesn't have, unless `requires-shipping` describes such variants.
 *
 * @param {ElementFacts} element
 */
export function findUnlistedVariant(element) {
  const listed = readVariantParams(readAttribute(element, 'variant-params'));
  if (!listed.length || readAttribute(element, 'requires-shipping') !== undefined) return [];
  const chosen =
    element.variants?.fields.flatMap(({ name, value }) =>
      name === 'id' ? (VARIANT.exec(value)?.[1] ?? []) : [],
    ) ?? [];
  return chosen.length && !chosen.some(id => listed.includes(id))
    ? [
        `The form of <${element.name}> has the variant ${chosen[0]}, which variant-params doesn't have. Write all variants of the product into variant-params.`,
      ]
    : [];
}

/** @param {string | undefined} text */
function readVariantParams(text = '') {
  try {
    return [JSON.parse(text)].flat().flatMap(row => VARIANT.exec(`${row?.id}`)?.[1] ?? []);
  } catch {
    return [];
  }
}

/** @param {ElementFacts} element */
export const findPrivateToken = element =>
  PRIVATE_TOKEN.test(readAttribute(element, 'access-token') ?? '')
    ? [
        `<${element.name}> has a private token in access-token, which all visitors can read. Revoke it, and write a public one (docs/embedding.md#access-token).`,
      ]
    : [];

/**
 * Compares an element's token and shop with those that the shop's server wrote.
 *
 * @param {ElementFacts} element
 * @param {import('./in-page.mjs').PageFacts['features']} features
 */
export function findOtherShop(element, { accessToken, shopId }) {
  const { name } = element;
  const token = readAttribute(element, 'access-token');
  const shop = readAttribute(element, 'shop-id');
  return [
    ...(token && !PUBLIC_TOKEN.test(token) && !PRIVATE_TOKEN.test(token)
      ? [
          `<${name}> has an access-token of ${token.length} characters. Public tokens have 32, of the digits 0-9 and a-f.`,
        ]
      : []),
    ...(token && accessToken && token !== accessToken
      ? [`<${name}>: its access-token is not the accessToken of #shopify-features.`]
      : []),
    ...(shop && shopId && shop !== `${shopId}`
      ? [`<${name}> has shop-id="${shop}", but the shopId of #shopify-features is ${shopId}.`]
      : []),
  ];
}
