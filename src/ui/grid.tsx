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
  const isVertical = element.closest('.additional-checkout-buttons--vertical');
  const stacks = isVertical || slots.length === 1 || slots.length >= STACK_FROM;
  return (
    <div class="grid-box">
      <h2 class="title" lang="en">
        {t('express_checkout.title')}
      </h2>
      <ul class={`grid of-${slots.length}${stacks ? ' stack' : ''}`}>
        {slots.map(name => (
          <li key={name}>
            <slot name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
