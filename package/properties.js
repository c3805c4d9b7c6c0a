/** Attributes that hold JSON. A test compares them with the types. */
export const JSON_NAMES = [
  'enabled-flags',
  'recommended',
  'fallback',
  'variant-params',
  'wallet-configs',
  'wallet-config',
];

export const ELEMENTS = [
  'shopify-accelerated-checkout',
  'shopify-accelerated-checkout-cart',
  'shopify-wallet-button',
];

/** Attributes that differ from the kebab case of their prop. @type {Record<string, string>} */
const ATTRIBUTE_NAMES = { className: 'class' };

/** @param {string} prop */
export const toAttributeName = prop =>
  ATTRIBUTE_NAMES[prop] ?? prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/**
 * Converts a prop to the value of its attribute. Returns undefined if the attribute is absent.
 *
 * @param {string} element
 * @param {string} prop
 * @param {unknown} value
 */
export function toAttributeValue(element, prop, value) {
  // The absence of this attribute of a product is a yes.
  if (value === false && prop === 'requiresShipping' && element === 'shopify-accelerated-checkout')
    return 'false';
  if (value === false || value == null) return undefined;
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
}

/**
 * Sets an attribute to the value of a property. Some frameworks set an empty text for no value.
 *
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
function setAttribute(element, name, value) {
  const text = toAttributeValue(element.localName, name, value);
  if (text) element.setAttribute(name, text);
  else element.removeAttribute(name);
}

/**
 * Converts the properties that a framework has set before the script defined the element.
 *
 * @param {Element} element
 */
function adopt(element) {
  for (const name of JSON_NAMES) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    setAttribute(element, name, value);
  }
}

let isListening = false;

/**
 * Lets the elements take objects as properties with the names of their JSON attributes, as Svelte, Solid, Lit and Angular set them. Only
 * pages with a framework need it, so it is not in the script. Call it before the script loads.
 */
export function acceptObjects() {
  if (isListening) return;
  isListening = true;
  /** @param {Element | Document} root */
  const adoptIn = root => {
    if ('localName' in root && ELEMENTS.includes(root.localName)) adopt(root);
    for (const element of root.querySelectorAll(ELEMENTS.join())) adopt(element);
  };
  // The script mounts an element as soon as it defines it, so the attributes must be there before.
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) adoptIn(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  adoptIn(document);
  const defining = ELEMENTS.map(async name => {
    await customElements.whenDefined(name);
    const { prototype } = customElements.get(name) ?? {};
    for (const attribute of JSON_NAMES)
      Object.defineProperty(prototype, attribute, {
        configurable: true,
        /** @this {Element} @param {unknown} value */
        set(value) {
          setAttribute(this, attribute, value);
        },
      });
    for (const element of document.querySelectorAll(name)) adopt(element);
  });
  Promise.all(defining).then(() => observer.disconnect());
}
