/** The shop's own paths begin with this: `/`, or the locale's prefix. */
const root = document.documentElement.dataset.root ?? '/';

/** Address of one of them, with what the page's own address replaces of the shop's settings. */
function toAddress(path: string): string {
  const { kept } = document.documentElement.dataset;
  return root + path + (kept ? `?${kept}` : '');
}

/** What the shop's cart answers to a change. */
interface CartAnswer {
  status?: number;
  description?: string;
  sections?: Record<string, string>;
}

/** Where each section's fresh markup goes; the element around it stays, what is inside is new. */
const PLACES: Record<string, string> = {
  'cart-drawer': '.drawer__inner',
  'cart-count': '.cart-count',
  'main-cart': '.main-cart__inner',
};

/** Puts sections that the server rendered in the place of the old ones. */
function replaceSections(sections: Record<string, string>): void {
  for (const [name, markup] of Object.entries(sections)) {
    const place = PLACES[name];
    if (!place) continue;
    const fresh = new DOMParser().parseFromString(markup, 'text/html').querySelector(place);
    const old = document.querySelector(place);
    if (fresh && old) old.innerHTML = fresh.innerHTML;
  }
  window.dispatchEvent(new CustomEvent('cart:replaced'));
}

interface VariantFacts {
  id: number;
  options: string[];
  available: boolean;
  /** What is shown, by selling plan id; the empty key is the single purchase. */
  prices: Record<string, { price: string; instalment: string }>;
}

/** Product sections: another variant changes price, submit button and the form's `id`; adding stays on the page. */
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
    const response = await fetch(toAddress('cart/add.js'), { method: 'POST', headers, body });
    const answer = (await response.json()) as CartAnswer;
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

/** The drawer opens from the header's cart link and changes quantities without a new page. */
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

/** Shows the drawer and gives it the focus. */
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
  const response = await fetch(toAddress('cart/change.js'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ line, quantity, sections: ['cart-drawer', 'cart-count', 'main-cart'] }),
  });
  const answer = (await response.json()) as CartAnswer;
  if (answer.sections) replaceSections(answer.sections);
  const alert = document.querySelector('#cart-drawer [data-cart-error]');
  if (alert) alert.textContent = answer.description ?? '';
  getDrawer()?.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
}

/** The cart page changes lines by XMLHttpRequest, as the older half of all themes do. */
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
  request.open('POST', toAddress(path));
  request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded; charset=UTF-8');
  request.responseType = 'json';
  request.onload = () => {
    const answer = request.response as CartAnswer | null;
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
