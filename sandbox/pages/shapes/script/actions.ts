/** Changes that themes and apps make to the elements of a page, with their descriptions. */
export const ACTIONS = {
  swap: 'Replaces the content of the section by the server’s markup, and calls init()',
  replace: 'Replaces the section by the server’s markup',
  morph: 'Morphs the section into the server’s markup, which restores the skeletons',
  rewrite: 'Changes the market in the elements’ attributes, and changes it back',
  clone: 'Inserts a new section and keeps the old one hidden for a moment, with other ids',
  copy: 'Replaces the section by its clone',
  quickAdd: 'Opens a copy of the section in a modal, with other ids, and calls init()',
  move: 'Moves the elements in the page, and back',
  moveWallets: 'Moves the wallet buttons out of the elements',
  removeWallet: 'Removes the first wallet button',
  init: 'Calls init()',
} as const;

export type ActionName = keyof typeof ACTIONS;

/** Requests of themes that change the cart. */
export const REQUESTS = {
  'fetch .js': 'fetch with a relative URL',
  fetch: 'fetch without .js',
  'fetch absolute': 'fetch with an absolute URL',
  'fetch locale': 'fetch with a locale prefix',
  'fetch query': 'fetch with a query string',
  'fetch Request': 'fetch with a Request',
  xhr: 'XMLHttpRequest with JSON',
  jquery: 'XMLHttpRequest as jQuery sends it',
  sync: 'synchronous XMLHttpRequest',
} as const;

export type RequestName = keyof typeof REQUESTS;

const HOSTS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart';
const KEPT_MS = 40;

interface Page {
  Shopify?: { PaymentButton?: { init?(): void } };
}

const find = (selector: string, root: ParentNode = document): HTMLElement => {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
};
const getSection = () => find('[data-section]:not([hidden])');
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

function init(): void {
  (window as Page).Shopify?.PaymentButton?.init?.();
}

/** Fetches the section's markup from the server. */
async function fetchSection(): Promise<HTMLElement> {
  const text = await (await fetch(`${location.pathname}?load=none`)).text();
  const section = find('[data-section]', new DOMParser().parseFromString(text, 'text/html'));
  enableInputs(section);
  return section;
}

/** Moves nodes to another place of the page, and back. */
async function moveThereAndBack(nodes: Element[]): Promise<void> {
  const markers = nodes.map(node => {
    const marker = document.createComment('');
    node.before(marker);
    return marker;
  });
  // Stays in its form, because an element without a form has no product.
  for (const node of nodes) (node.closest('form') ?? find('[data-other-place]')).prepend(node);
  await wait(KEPT_MS);
  for (const [index, marker] of markers.entries()) marker.replaceWith(nodes[index] ?? '');
}

export const actions: Record<ActionName, () => void | Promise<void>> = {
  init,

  async swap() {
    getSection().innerHTML = (await fetchSection()).innerHTML;
    init();
  },

  async replace() {
    getSection().replaceWith(document.adoptNode(await fetchSection()));
  },

  async morph() {
    morph(getSection(), document.adoptNode(await fetchSection()));
  },

  rewrite() {
    for (const host of document.querySelectorAll(HOSTS)) {
      const country = host.getAttribute('buyer-country') ?? '';
      host.setAttribute('buyer-country', 'PT');
      host.setAttribute('buyer-currency', host.getAttribute('buyer-currency') ?? '');
      host.setAttribute('buyer-country', country);
    }
  },

  async clone() {
    const old = getSection();
    const fresh = document.adoptNode(await fetchSection());
    const stamp = Date.now();
    renameIds(old, id => `${id}-${stamp}`);
    old.before(fresh);
    old.hidden = true;
    await wait(KEPT_MS);
    old.remove();
  },

  copy() {
    const old = getSection();
    old.replaceWith(old.cloneNode(true));
  },

  async quickAdd() {
    const modal = document.createElement('div');
    const fresh = await fetchSection();
    renameIds(fresh, id => `quickadd-${id}`);
    modal.dataset.modal = '';
    document.body.append(modal);
    modal.innerHTML = fresh.outerHTML;
    init();
  },

  move: () => moveThereAndBack([...document.querySelectorAll(HOSTS)]),

  moveWallets() {
    for (const wallet of document.querySelectorAll('[slot=button], [slot^=button-]'))
      (wallet.closest('form') ?? find('[data-other-place]')).append(wallet);
  },

  removeWallet() {
    find('[slot=button], [slot^=button-]').remove();
  },
};

/** Enables the control that servers render disabled until the theme's script runs. */
export function enableInputs(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name=id]')) input.disabled = false;
}

/** Renames ids and the references of controls to forms, so that a page can contain a section twice. */
function renameIds(root: ParentNode, rename: (id: string) => string): void {
  for (const element of root.querySelectorAll('[id]')) element.id = rename(element.getAttribute('id') ?? '');
  for (const control of root.querySelectorAll('[form]'))
    control.setAttribute('form', rename(control.getAttribute('form') ?? ''));
}

/** Themes that morph skip this element, because it updates itself. */
const UNTOUCHED = 'SHOPIFY-ACCELERATED-CHECKOUT-CART';

/** Changes a live element into a fresh one, and keeps the nodes that both have. */
function morph(live: Element, fresh: Element): void {
  if (live.nodeName === UNTOUCHED) return;
  for (const name of live.getAttributeNames()) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? '';
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  const before = [...live.childNodes];
  const after = [...fresh.childNodes];
  after.forEach((node, index) => {
    const old = before[index];
    if (!old) live.append(node);
    // As in themes: if a form has a field named `id`, `.id` is that field, so the forms always differ.
    else if (old.nodeName !== node.nodeName || (old as Element).id !== (node as Element).id)
      old.replaceWith(node);
    else if (old instanceof Element) morph(old, node as Element);
    else old.nodeValue = node.nodeValue;
  });
  for (const old of before.slice(after.length)) old.remove();
}

/** Id of a variant in stock. */
const ID = 46448623321341;
const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };
const post = (): RequestInit => ({
  method: 'POST',
  headers: JSON_HEADERS,
  body: JSON.stringify({ id: ID, quantity: 1 }),
});

function send(url: string, body: string, type: string, isAsync = true): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url, isAsync);
    request.setRequestHeader('Content-Type', type);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.onload = () => resolve(JSON.parse(request.responseText));
    request.onerror = reject;
    request.send(body);
  });
}

/** Each request adds one item to the cart and returns the shop's response. */
export const requests: Record<RequestName, () => Promise<unknown>> = {
  'fetch .js': async () => (await fetch('../cart/add.js', post())).json(),
  fetch: async () => (await fetch('/cart/add', post())).json(),
  'fetch absolute': async () => (await fetch(`${location.origin}/cart/add.js`, post())).json(),
  'fetch locale': async () => (await fetch('/pt-br/cart/add.js', post())).json(),
  'fetch query': async () => (await fetch('/cart/add.js?sections=cart-count', post())).json(),
  'fetch Request': async () => (await fetch(new Request('/cart/add.js', post()))).json(),
  xhr: () => send('/cart/add.js', JSON.stringify({ id: ID, quantity: 1 }), 'application/json'),
  jquery: () =>
    send('/cart/add.js', `id=${ID}&quantity=1`, 'application/x-www-form-urlencoded; charset=UTF-8'),
  sync: () => send('/cart/add.js', `id=${ID}&quantity=1`, 'application/x-www-form-urlencoded', false),
};
