/** Prefix of the shop's paths: `/`, or that of the locale. */
const root = document.documentElement.dataset.root ?? '/';

/** Returns the URL of a path with the overrides of the page's URL. */
function toUrl(path: string): string {
  const { overrides } = document.documentElement.dataset;
  return root + path + (overrides ? `?${overrides}` : '');
}

/** Response to a change of the cart. */
interface CartResponse {
  status?: number;
  description?: string;
  sections?: Record<string, string>;
}

/** Selectors of the elements whose content each section replaces. */
const SECTIONS: Record<string, string> = {
  'cart-drawer': '.drawer__inner',
  'cart-count': '.cart-count',
  'main-cart': '.main-cart__inner',
};

/** Replaces sections by the server's markup. */
function replaceSections(sections: Record<string, string>): void {
  for (const [name, markup] of Object.entries(sections)) {
    const selector = SECTIONS[name];
    if (!selector) continue;
    const fresh = new DOMParser().parseFromString(markup, 'text/html').querySelector(selector);
    const old = document.querySelector(selector);
    if (fresh && old) old.innerHTML = fresh.innerHTML;
  }
  window.dispatchEvent(new CustomEvent('cart:replaced'));
}

interface VariantFacts {
  id: number;
  options: string[];
  available: boolean;
  /** Prices by selling plan id; the empty key is the one-time purchase. */
  prices: Record<string, { price: string; instalment: string }>;
}

/** Updates price, submit button and the form's `id` when the variant changes, and adds to the cart without leaving the page. */
function watchProductForms(): void {
  for (const product of document.querySelectorAll<HTMLElement>('[data-product]')) watchProduct(product);
}

function watchProduct(product: HTMLElement): void {
  const form = product.querySelector<HTMLFormElement>('form[data-product-form]');
  const facts = product.querySelector('script[data-variants]')?.textContent;
  if (!form || !facts) return;
  const variants = JSON.parse(facts) as VariantFacts[];
  const id = form.querySelector<HTMLInputElement | HTMLSelectElement>('[name="id"]');
  if (id) id.disabled = false;
  product.addEventListener('change', event => {
    if (event.target !== id) chooseVariant(product, form, variants);
    showVariant(product, form, variants);
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    void addToCart(form);
  });
}

function chooseVariant(product: HTMLElement, form: HTMLFormElement, variants: VariantFacts[]): void {
  const chosen = [...product.querySelectorAll<HTMLInputElement>('[data-option]:checked')].map(
    ({ value }) => value,
  );
  const input = form.querySelector<HTMLInputElement>('input[name="id"]');
  const variant = variants.find(({ options }) => options.join() === chosen.join());
  if (!input || !variant || !chosen.length || input.value === String(variant.id)) return;
  input.value = String(variant.id);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const url = new URL(location.href);
  url.searchParams.set('variant', input.value);
  history.replaceState(history.state, '', url);
}

function showVariant(product: HTMLElement, form: HTMLFormElement, variants: VariantFacts[]): void {
  const values = new FormData(form);
  const variant = variants.find(({ id }) => String(id) === values.get('id'));
  const submit = form.querySelector<HTMLButtonElement>('[name="add"]');
  const shown = variant?.prices[String(values.get('selling_plan') ?? '')] ?? variant?.prices[''];
  if (!variant || !submit || !shown) return;
  submit.disabled = !variant.available;
  submit.textContent = (variant.available ? submit.dataset.add : submit.dataset.soldOut) ?? '';
  for (const [name, text] of Object.entries(shown)) {
    const place = product.querySelector(`[data-${name}]`);
    if (place) place.textContent = text;
  }
}

async function addToCart(form: HTMLFormElement): Promise<void> {
  const submit = form.querySelector<HTMLButtonElement>('[name="add"]');
  const alert = form.querySelector<HTMLElement>('[data-form-error]');
  const body = new FormData(form);
  body.append('sections', 'cart-drawer,cart-count,main-cart');
  submit?.setAttribute('aria-disabled', 'true');
  if (alert) alert.textContent = '';
  try {
    const headers = { Accept: 'application/javascript', 'X-Requested-With': 'XMLHttpRequest' };
    const response = await fetch(toUrl('cart/add.js'), { method: 'POST', headers, body });
    const answer = (await response.json()) as CartResponse;
    if (answer.status && alert) alert.textContent = answer.description ?? '';
    if (!answer.sections) return;
    replaceSections(answer.sections);
    openCartDrawer();
  } catch {
    if (alert) alert.textContent = alert.dataset.failed ?? '';
  } finally {
    submit?.removeAttribute('aria-disabled');
  }
}

let focusedBefore: HTMLElement | null = null;

const getDrawer = () => document.querySelector<HTMLElement>('#cart-drawer');
const getBackground = () => document.querySelectorAll<HTMLElement>('body > :is(.skip, header, main, footer)');

/** Opens the drawer from the header's cart link, and changes quantities without a page load. */
function watchCartDrawer(): void {
  const drawer = getDrawer();
  if (!drawer) return;
  document.querySelector('[data-cart-link]')?.addEventListener('click', event => {
    event.preventDefault();
    openCartDrawer();
  });
  drawer.addEventListener('click', event => {
    const target = event.target as Element;
    if (target === drawer || target.closest('[data-drawer-close]')) closeCartDrawer();
    const remove = target.closest<HTMLElement>('[data-remove-line]');
    if (!remove) return;
    event.preventDefault();
    void changeLine(Number(remove.dataset.removeLine), 0);
  });
  drawer.addEventListener('change', event => {
    const input = event.target as HTMLInputElement;
    if (input.dataset.line) void changeLine(Number(input.dataset.line), Number(input.value));
  });
  drawer.addEventListener('keydown', event => {
    if (event.key === 'Escape') closeCartDrawer();
  });
}

/** Shows and focuses the drawer. */
function openCartDrawer(): void {
  const drawer = getDrawer();
  if (!drawer) return;
  if (!drawer.classList.contains('is-open')) focusedBefore = document.activeElement as HTMLElement | null;
  drawer.classList.add('is-open');
  for (const element of getBackground()) element.inert = true;
  drawer.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
}

function closeCartDrawer(): void {
  getDrawer()?.classList.remove('is-open');
  for (const element of getBackground()) element.inert = false;
  focusedBefore?.focus();
}

async function changeLine(line: number, quantity: number): Promise<void> {
  const response = await fetch(toUrl('cart/change.js'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ line, quantity, sections: ['cart-drawer', 'cart-count', 'main-cart'] }),
  });
  const answer = (await response.json()) as CartResponse;
  if (answer.sections) replaceSections(answer.sections);
  const alert = document.querySelector('#cart-drawer [data-cart-error]');
  if (alert) alert.textContent = answer.description ?? '';
  getDrawer()?.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
}

/** Changes the lines of the cart page by XMLHttpRequest, as older themes do. */
function watchCartPage(): void {
  const page = document.querySelector<HTMLElement>('[data-cart-page]');
  page?.addEventListener('change', event => {
    const input = event.target as HTMLInputElement;
    if (input.dataset.line) post('cart/change.js', { line: input.dataset.line, quantity: input.value });
    if (input.name === 'note') post('cart/update.js', { note: input.value });
  });
  page?.addEventListener('click', event => {
    const remove = (event.target as Element).closest<HTMLElement>('[data-remove-line]');
    if (!remove?.dataset.removeLine) return;
    event.preventDefault();
    post('cart/change.js', { line: remove.dataset.removeLine, quantity: '0' });
  });
}

function post(path: string, values: Record<string, string>): void {
  const request = new XMLHttpRequest();
  request.open('POST', toUrl(path));
  request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded; charset=UTF-8');
  request.responseType = 'json';
  request.onload = () => {
    const answer = request.response as CartResponse | null;
    const redrawn = 'line' in values && answer?.sections;
    if (redrawn) replaceSections(redrawn);
    const alert = document.querySelector('[data-cart-page] [data-cart-error]');
    if (alert) alert.textContent = answer?.description ?? '';
  };
  request.send(new URLSearchParams({ ...values, sections: 'main-cart,cart-drawer,cart-count' }).toString());
}

watchProductForms();
watchCartDrawer();
watchCartPage();

export {};
