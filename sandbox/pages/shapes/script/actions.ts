/** What themes and apps do to the elements of a page; the theme's script of the shapes does each of them. */
export const ACTIONS = {
  swap: 'Puts the server’s markup into the section anew, and calls init()',
  replace: 'Replaces the section by the server’s',
  morph: 'Changes the section into the server’s, attribute by attribute: skeletons come back',
  rewrite: 'Writes the attributes of another market over the elements, and back',
  clone: 'Shows a fresh section and keeps the old one hidden, with other ids, for a moment',
  copy: 'Clones the section as it is',
  quickAdd: 'Opens the section in a modal, with other ids, and calls init()',
  move: 'Moves the elements to another place of the page, and back',
  hand: 'Moves the wallets out of the elements to another place',
  take: 'Takes the first wallet away',
  init: 'Calls init()',
} as const;

export type ActionName = keyof typeof ACTIONS;

/** How themes change the cart. */
export const REQUESTS = {
  'fetch .js': 'fetch with a relative address',
  fetch: 'fetch without .js',
  'fetch absolute': 'fetch with an absolute address',
  'fetch locale': 'fetch below a locale’s prefix',
  'fetch query': 'fetch with a query string',
  'fetch Request': 'fetch with a Request',
  xhr: 'XMLHttpRequest with JSON',
  jquery: 'XMLHttpRequest as jQuery sends it',
  sync: 'XMLHttpRequest that waits',
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

/** The section as the server writes it now. */
async function fetchSection(): Promise<HTMLElement> {
  const text = await (await fetch(`${location.pathname}?load=none`)).text();
  const section = find('[data-section]', new DOMParser().parseFromString(text, 'text/html'));
  enableInputs(section);
  return section;
}

/** Moves nodes to another place, and back to where each was. */
async function moveThereAndBack(nodes: Element[]): Promise<void> {
  const marks = nodes.map(node => {
    const mark = document.createComment('');
    node.before(mark);
    return mark;
  });
  // In the form where there is one: an element without its form has nothing to sell.
  for (const node of nodes) (node.closest('form') ?? find('[data-other-place]')).prepend(node);
  await wait(KEPT_MS);
  for (const [index, mark] of marks.entries()) mark.replaceWith(nodes[index] ?? '');
}

export const acts: Record<ActionName, () => void | Promise<void>> = {
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

  hand() {
    for (const wallet of document.querySelectorAll('[slot=button], [slot^=button-]'))
      (wallet.closest('form') ?? find('[data-other-place]')).append(wallet);
  },

  take() {
    find('[slot=button], [slot^=button-]').remove();
  },
};

/** Themes serve this control disabled, and take over where their script is there. */
export function enableInputs(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name=id]')) input.disabled = false;
}

/** Gives ids, and what refers to forms by them, another name, so that one piece of a page can stand there twice. */
function renameIds(root: ParentNode, rename: (id: string) => string): void {
  for (const element of root.querySelectorAll('[id]')) element.id = rename(element.getAttribute('id') ?? '');
  for (const control of root.querySelectorAll('[form]'))
    control.setAttribute('form', rename(control.getAttribute('form') ?? ''));
}

/** Left as it is by the themes that morph: it watches the cart itself. */
const UNTOUCHED = 'SHOPIFY-ACCELERATED-CHECKOUT-CART';

/** Makes a live element what a fresh one is, and keeps the nodes that both have. */
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
    // As themes do: of a form with a field named `id`, this reads the field, and no two forms are the same.
    else if (old.nodeName !== node.nodeName || (old as Element).id !== (node as Element).id)
      old.replaceWith(node);
    else if (old instanceof Element) morph(old, node as Element);
    else old.nodeValue = node.nodeValue;
  });
  for (const old of before.slice(after.length)) old.remove();
}

/** A variant that the sandbox has in stock. */
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

/** Each adds one to the cart, and answers what the shop has answered. */
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
