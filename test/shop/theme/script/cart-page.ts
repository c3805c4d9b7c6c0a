import { toAddress } from './root';
import { replaceSections } from './sections';

interface ChangeAnswer {
  sections?: Record<string, string>;
  description?: string;
}

/** The cart page changes lines by XMLHttpRequest, as the older half of all themes do. */
export function watchCartPage(): void {
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
    const answer = request.response as ChangeAnswer | null;
    const redrawn = 'line' in values && answer?.sections;
    if (redrawn) replaceSections(redrawn);
    const alert = document.querySelector('[data-cart-page] [data-cart-error]');
    if (alert) alert.textContent = answer?.description ?? '';
  };
  request.send(new URLSearchParams({ ...values, sections: 'main-cart,cart-drawer,cart-count' }).toString());
}
