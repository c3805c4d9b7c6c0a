import { toAddress } from './root';
import { replaceSections } from './sections';

let opener: HTMLElement | null = null;

const getDrawer = () => document.querySelector<HTMLElement>('#cart-drawer');
const getBackground = () => document.querySelectorAll<HTMLElement>('body > :is(.skip, header, main, footer)');

/** The drawer opens from the header's cart link and changes quantities without a new page. */
export function watchCartDrawer(): void {
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
export function openCartDrawer(): void {
  const drawer = getDrawer();
  if (!drawer) return;
  if (!drawer.classList.contains('is-open')) opener = document.activeElement as HTMLElement | null;
  drawer.classList.add('is-open');
  for (const element of getBackground()) element.inert = true;
  drawer.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
}

function closeCartDrawer(): void {
  getDrawer()?.classList.remove('is-open');
  for (const element of getBackground()) element.inert = false;
  opener?.focus();
}

async function changeLine(line: number, quantity: number): Promise<void> {
  const response = await fetch(toAddress('cart/change.js'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ line, quantity, sections: ['cart-drawer', 'cart-count', 'main-cart'] }),
  });
  const answer = (await response.json()) as { sections?: Record<string, string>; description?: string };
  if (answer.sections) replaceSections(answer.sections);
  const alert = document.querySelector('#cart-drawer [data-cart-error]');
  if (alert) alert.textContent = answer.description ?? '';
  getDrawer()?.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
}
