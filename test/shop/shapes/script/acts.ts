import type { ActionName } from '../actions';
import { enableInputs } from './enable-inputs';
import { renameIds } from './ids';
import { morph } from './morph';

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
