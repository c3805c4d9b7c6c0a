import { langAttributes, t } from '../../core/i18n/i18n';
import { safeDocument } from '../../core/platform/document';

/** Overflow in pixels that a glyph's box may have. */
const SLACK_PX = 2;

/**
 * Returns true if a wallet's label overflows its button, or the button its cell, because a theme has a minimum width for
 * every button. Content of a frame is its SDK's own.
 */
function isOverflowing(slot: HTMLSlotElement): boolean {
  const [wallet] = slot.assignedElements();
  const button = (wallet?.shadowRoot ?? wallet)?.querySelector('button');
  if (!button) return false;
  const label = safeDocument.createRange();
  label.selectNodeContents(button);
  const { width, height } = label.getBoundingClientRect();
  const cell = slot.parentElement;
  if (cell && button.offsetWidth > cell.offsetWidth) return true;
  return width > button.clientWidth + SLACK_PX || height > button.clientHeight + SLACK_PX;
}

/**
 * Turns a row into a column if a label overflows in it, until the grid is wider. The specification's widths assume a common font.
 * A shop's font may be larger, or a language's words longer.
 *
 * @param ruler precedes the list, as wide as the grid and without height: observing the grid itself would raise
 * `ResizeObserver` loop errors in the page
 */
export function fitLabels(ruler: HTMLElement | null): (() => void) | undefined {
  const list = ruler?.nextElementSibling;
  if (!list) return undefined;
  /** Width of the grid at which a label overflowed; a row needs more. */
  let overflowWidth = 0;
  const observer = new ResizeObserver(() => {
    const { offsetWidth } = ruler;
    list.classList.toggle('column', offsetWidth <= overflowWidth);
    if (offsetWidth <= overflowWidth || ![...list.querySelectorAll('slot')].some(isOverflowing)) return;
    overflowWidth = offsetWidth;
    list.classList.add('column');
  });
  observer.observe(ruler);
  return () => observer.disconnect();
}

/** The grid is a column from this number of wallets on, for every theme (docs/specification.md#grid-of-a-cart). */
const STACK_FROM = 6;

/**
 * Renders the wallets of a cart, each in its own cell, under a heading for screen readers. Only the style sheets read the class
 * of the theme's container, so that it may change at any time.
 *
 * @param slots names of the slots, one for each wallet
 */
export function Grid({ slots }: { slots: string[] }) {
  const stacks = slots.length === 1 || slots.length >= STACK_FROM;
  return (
    <div class="grid-box">
      <h2 class="title" {...langAttributes()}>
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

/** Turns a row into a column, even if the theme wants a row. */
const COLUMN =
  '{--portable-wallets-size:var(--shopify-accelerated-checkout-button-block-size,54px);--portable-wallets-columns:100%;--portable-wallets-flow:row}';

/**
 * Container queries for each number of wallets. Each has the largest width at which the wallets overflow in a row:
 * 100 px for each wallet, and 10 px between them (docs/specification.md#grid-of-a-cart).
 */
const STACKS = [2, 3, 4, 5]
  .map(wallets => `@container (max-width:${wallets * 110 - 10}px){.of-${wallets}${COLUMN}}`)
  .join('');

/**
 * The style sheet of a cart's grid, beside that of all elements. Cells are 150 px wide and shrink to 100 px if needed. A row
 * stretches them unless the theme aligns it otherwise (docs/decisions.md#s29).
 */
export const gridCss = `
.title{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.grid-box{container-type:inline-size}
.grid{--portable-wallets-block-size:var(--portable-wallets-size,var(--shopify-accelerated-checkout-button-inline-size,42px));display:grid;grid-auto-flow:var(--portable-wallets-flow,column);grid-auto-columns:var(--portable-wallets-columns,minmax(100px,auto));justify-content:var(--shopify-accelerated-checkout-inline-alignment,stretch);gap:var(--shopify-accelerated-checkout-row-gap,8px) 10px;margin:0;padding:0;list-style:none}
.grid li{contain:inline-size;contain-intrinsic-inline-size:150px}
@media (max-width:750px){.grid{justify-content:stretch}}
.stack,.column${COLUMN}
${STACKS}
`;

/**
 * Styles by the theme's class around a cart's grid. In it Buy it now is as high as the other wallets, because the page's own
 * height is meant for product forms.
 */
export const gridLightDomCss = `
:where(.additional-checkout-buttons--vertical shopify-accelerated-checkout-cart)${COLUMN}
:where(.additional-checkout-buttons--horizontal shopify-accelerated-checkout-cart){--portable-wallets-size:var(--shopify-accelerated-checkout-button-inline-size,42px);--portable-wallets-columns:minmax(100px,auto);--portable-wallets-flow:column}
[slot^=button-]>.shopify-payment-button__button{height:clamp(25px,var(--portable-wallets-block-size),55px);min-height:0}
`;
