import { t } from '../../core/labels/i18n';

/** Wallets in a row stand in a column from here on (docs/specification.md#grid-of-a-cart). */
const STACK_FROM = 6;

/**
 * The wallets of a cart, each in its own cell, under a heading for screen readers. What the theme's container class says
 * is the sheets' business, so that it may change while the page stands.
 *
 * @param slots names of the slots, one for each wallet
 */
export function Grid({ slots }: { slots: string[] }) {
  const stacks = slots.length === 1 || slots.length >= STACK_FROM;
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
