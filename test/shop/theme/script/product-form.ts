import { openCartDrawer } from './cart-drawer';
import { toAddress } from './root';
import { replaceSections } from './sections';

interface VariantFacts {
  id: number;
  options: string[];
  available: boolean;
  /** What is shown, by selling plan id; the empty key is the single purchase. */
  prices: Record<string, { price: string; instalment: string }>;
}

interface AddAnswer {
  status?: number;
  description?: string;
  sections?: Record<string, string>;
}

/** Product sections: another variant changes price, submit button and the form's `id`; adding stays on the page. */
export function watchProductForms(): void {
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
    const answer = (await response.json()) as AddAnswer;
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
