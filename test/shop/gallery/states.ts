import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import type { Shown } from './bodies';
import { productExample } from './examples';
import { STATES } from './filters';
import { TITLES } from './titles';

/** How an example comes into each state. */
const MARKS: Record<string, { isDisabled?: boolean; isBusy?: boolean; isSoldOut?: boolean }> = {
  disabled: { isDisabled: true },
  busy: { isBusy: true },
  'sold-out': { isSoldOut: true },
};

/** Each wallet in each state that it can have on a product page; in one state all wallets stand side by side. */
export function states(visit: Visit, { wallet: one, state }: Shown): Html {
  const wallets = Object.entries(TITLES).filter(([wallet]) => !one || wallet === one);
  if (STATES.some(([name]) => name === state))
    return examples(
      wallets.map(([wallet, caption]) => productExample(visit, { wallet, caption, ...MARKS[state] })),
    );
  return html`${wallets.map(([wallet, title]) => {
    const shown = STATES.map(([name, caption]) => productExample(visit, { wallet, caption, ...MARKS[name] }));
    return html`<section class="group"><h2 lang="en">${title}</h2>${examples(shown)}</section>`;
  })}`;
}

const examples = (shown: Html[]): Html => html`<div class="examples">${shown}</div>`;
