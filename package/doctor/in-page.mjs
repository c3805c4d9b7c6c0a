/**
 * Reads the page. Playwright serializes this function and calls it in the page, so it can't use anything outside of itself.
 *
 * @param {{ tags: string[]; prefix: string; properties: string[]; hooks: string[] }} wanted
 */
export function readPage({ tags, prefix, properties, hooks }) {
  const isVisible = (/** @type {Element} */ element) => element.getBoundingClientRect().height > 0;
  /** @param {ParentNode} root @returns {Element[]} */
  const walk = root =>
    [...root.querySelectorAll('*')].flatMap(element => [
      element,
      ...(element.shadowRoot ? walk(element.shadowRoot) : []),
    ]);
  const isWallet = (/** @type {Element} */ { localName }) =>
    /^(shop(ify)?-.+-button|more-payment-options-link)$/.test(localName) && !tags.includes(localName);
  const all = walk(document);
  const elements = all.filter(({ localName }) => tags.includes(localName));

  /** @returns {string[]} */
  const readSheets = () =>
    [...document.styleSheets].flatMap(sheet => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText);
      } catch {
        // Scripts can't read a sheet of another origin.
        return [];
      }
    });
  const written = [...readSheets(), ...all.map(element => element.getAttribute('style') ?? '')].join('\n');
  const declared = [...written.matchAll(RegExp(`(${prefix}[\\w-]+)\\s*:`, 'g'))].map(([, name]) =>
    String(name),
  );
  const styles = elements.map(element => getComputedStyle(element));
  const values = [...new Set([...properties, ...declared])].map(name => [
    name,
    styles.map(style => style.getPropertyValue(name).trim()).find(Boolean) ?? '',
  ]);

  const wallets = (/** @type {Element} */ element) =>
    [...walk(element), ...(element.shadowRoot ? walk(element.shadowRoot) : [])]
      .filter(part => isWallet(part) && isVisible(part))
      .map(wallet => ({
        name: wallet.localName.replace(/^shopify-|(-wallet)?-button$|-link$/g, '').replaceAll('-', '_'),
        isDisabled: [wallet, ...walk(wallet), ...(wallet.shadowRoot ? walk(wallet.shadowRoot) : [])].some(
          part => part.matches('[disabled],[aria-disabled=true]'),
        ),
      }));

  const isVariant = (/** @type {string} */ name) => /^(id|items\[\d*\]\[id\])$/.test(name);
  /** Reads the variants in the form of an element. @param {Element} element */
  function readVariants(element) {
    const root = /** @type {ParentNode} */ (/** @type {unknown} */ (element.getRootNode()));
    const controls = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll('[name]'));
    const own = [...controls].filter(({ name }) => isVariant(name));
    // The browser may associate the controls near the element with a form that isn't around it.
    let form = element.closest('form');
    for (let place = element.parentElement; place; place = place.parentElement) {
      if (own.some(control => control.form === form)) break;
      form = own.find(control => place?.contains(control))?.form ?? form;
    }
    if (!form) return undefined;
    return {
      hasField: own.some(control => control.form === form),
      fields: [...new FormData(form)]
        .filter(([name]) => isVariant(name))
        .map(([name, value]) => ({ name, value: String(value) })),
    };
  }

  /** Reads what the shop's server writes about the shop. @returns {{ accessToken?: unknown; shopId?: unknown }} */
  function readFeatures() {
    try {
      return Object(JSON.parse(document.querySelector('#shopify-features')?.textContent ?? ''));
    } catch {
      return {};
    }
  }

  let layoutShift = 0;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  for (const entry of /** @type {(PerformanceEntry & { value: number; hadRecentInput: boolean })[]} */ (
    observer.takeRecords()
  ))
    if (!entry.hadRecentInput) layoutShift += entry.value;
  observer.disconnect();

  const banners = document.querySelectorAll(
    '[id*=cookie i],[class*=cookie i],[id*=consent i],[class*=consent i],[id*=gdpr i],[aria-label*=cookie i]',
  );
  return {
    title: document.title,
    isDefined: tags.some(tag => customElements.get(tag)),
    hasPassword: [...document.querySelectorAll('input[type=password]')].some(isVisible),
    hasBanner: [...banners].some(
      banner =>
        banner !== document.body &&
        banner !== document.documentElement &&
        banner.id !== 'shopify-buyer-consent' &&
        isVisible(banner) &&
        banner.querySelector('button,[role=button],input[type=submit]'),
    ),
    tags: [...document.querySelectorAll('script')].map(({ src, dataset }) => ({ src, data: { ...dataset } })),
    policies: [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')].map(
      meta => meta.getAttribute('content') ?? '',
    ),
    features: readFeatures(),
    elements: elements.map(element => ({
      name: element.localName,
      attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
      wallets: wallets(element),
      variants: /-cart$/.test(element.localName) ? undefined : readVariants(element),
    })),
    hooks: hooks.filter(hook => document.querySelector(hook)),
    paymentButton: Object.keys(Object(Object(Reflect.get(window, 'Shopify')).PaymentButton)),
    properties: values
      .map(([name = '', value = '']) => ({ name, value }))
      .filter(({ name, value }) => value || declared.includes(name)),
    layoutShift,
  };
}

/** @typedef {ReturnType<typeof readPage>} PageFacts */
