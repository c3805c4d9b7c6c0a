import { marks, t } from '../../core/labels/i18n';
import { fitLabels } from './fit-labels';

/** From so many wallets on the grid is a column (docs/specification.md#grid-of-a-cart). */
const STACK_FROM = 6;

/**
 * The wallets of a cart, each in a cell of its own, under a heading for screen readers. The class of the theme's container is
 * read by the style sheets alone, so that it may change at any time.
 *
 * @param slots names of the slots, one for each wallet
 */
export function Grid({ slots }: { slots: string[] }) {
  const stacks = slots.length === 1 || slots.length >= STACK_FROM;
  return (
    <div class="grid-box">
      <h2 class="title" {...marks()}>
        {t('express_checkout.title')}
      </h2>
      <div key={slots.join()} ref={fitLabels} />
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
