import { t } from '../core/i18n';

/** Wallets in a row stand in a column from here on (section 2). */
const STACK_FROM = 6;

export interface GridProps {
  /** Names of the slots, one for each wallet. */
  slots: string[];
  /** Where the theme's container class is looked for. */
  element: Element;
}

/** The wallets of a cart, each in its own cell, under a heading for screen readers. */
export function Grid({ slots, element }: GridProps) {
  const vertical = !!element.closest('.additional-checkout-buttons--vertical');
  const stacked = slots.length === 1 || slots.length >= STACK_FROM;
  return (
    <div class="grid-container">
      <h2 class="title">{t('express_checkout.title')}</h2>
      <ul class={`grid ${vertical ? 'vertical' : 'horizontal'}${stacked ? ' stack' : ''}`}>
        {slots.map(name => (
          <li key={name}>
            <slot name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
