import { langAttributes, t } from '../../core/i18n/i18n';
import { safeDocument } from '../../core/platform/document';
import { tryCall } from '../../core/platform/objects';

/** Pixels by which the box of a label may overflow its button, because a glyph's box is larger than what is drawn. */
const SLACK_PX = 1;

/** Space in pixels for the paddings and borders beside a label. */
const BESIDE_LABEL_PX = 24;

/**
 * Returns the width that a wallet needs to show its label in one line, if the label overflows its button, or if a theme's minimum
 * width for every button makes the button overflow its cell; otherwise 0. A button in an SDK's frame is not checked.
 */
function readMissingWidth(slot: HTMLSlotElement): number {
  const [wallet] = slot.assignedElements();
  const button = (wallet?.shadowRoot ?? wallet)?.querySelector('button');
  if (!button) return 0;
  const label = safeDocument.createRange();
  label.selectNodeContents(button);
  const { width, height } = label.getBoundingClientRect();
  const isOverflowing =
    button.offsetWidth > (slot.parentElement as HTMLElement).offsetWidth ||
    width > button.clientWidth + SLACK_PX ||
    height > button.clientHeight + SLACK_PX;
  let line = BESIDE_LABEL_PX;
  for (const part of label.getClientRects()) line += part.width;
  return isOverflowing ? Math.max(line, button.offsetWidth) : 0;
}

/**
 * Turns a row into a column if a label in it overflows, until the grid becomes wider. The specification's widths assume a common
 * font. A shop's font may be larger, or a language's words longer. If a label overflows in the column too, the grid requests more
 * width, which it gets where its width depends on its content.
 *
 * @param ruler an element before the list, as wide as the grid and without height. Observing the grid itself would raise
 * `ResizeObserver` loop errors in the page
 */
function fitLabels(ruler: HTMLElement | null): (() => void) | undefined {
  const list = ruler?.nextElementSibling?.firstElementChild;
  if (!list) return undefined;
  /** Width of the grid at which a label overflowed. Up to this width, the grid is a column. */
  let overflowWidth = 0;
  // A page may have replaced the methods of ranges. The row then stays.
  const readMissing = () =>
    tryCall(() => Math.max(...[...list.querySelectorAll('slot')].map(readMissingWidth))) ?? 0;
  const observer = new ResizeObserver(() => {
    const { offsetWidth } = ruler;
    list.toggleAttribute('column', offsetWidth <= overflowWidth);
    if (!readMissing()) return;
    overflowWidth = offsetWidth;
    list.toggleAttribute('column', true);
    const missing = readMissing();
    // Another width of the ruler in the same frame would be a `ResizeObserver` loop.
    if (missing > offsetWidth)
      requestAnimationFrame(() => ruler.style.setProperty('--portable-wallets-least', `${missing}px`));
  });
  observer.observe(ruler);
  return () => observer.disconnect();
}

/** The grid is a column from this number of wallets on, for every theme (docs/specification.md#grid-of-a-cart). */
const STACK_FROM = 6;

/**
 * Renders the wallets of a cart, each in its own cell, under a heading for screen readers. Ignores the class of the theme's
 * container, which style sheets read, so that a theme may change that class at any time.
 *
 * @param slots names of the slots, one for each wallet
 */
export function Grid({ slots }: { slots: string[] }) {
  const stacks = slots.length === 1 || slots.length >= STACK_FROM;
  return (
    <div>
      <h2 className="title" {...langAttributes()}>
        {t('express_checkout.title')}
      </h2>
      <div key={slots.join()} ref={fitLabels} className="ruler">
        {(stacks ? slots.slice(0, 1) : slots).map(name => (
          <i key={name} />
        ))}
      </div>
      <div className="query">
        <ul className={`grid of-${slots.length}${stacks ? ' stack' : ''}`}>
          {slots.map(name => (
            <li key={name}>
              <slot name={name} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A rule's body that turns a row into a column, even if the theme wants a row. */
const COLUMN =
  '{--portable-wallets-size:var(--shopify-accelerated-checkout-button-block-size,54px);--portable-wallets-columns:minmax(100px,100%);--portable-wallets-flow:row;--portable-wallets-rest:none}';

/**
 * One container query for each number of wallets: up to the width of a row, with 100 px for each wallet and 10 px between two,
 * the grid is a column (docs/specification.md#grid-of-a-cart).
 */
const STACKS = [2, 3, 4, 5]
  .map(wallets => `@container (max-width:${wallets * 110 - 10}px){.of-${wallets}${COLUMN}}`)
  .join('');

/**
 * The style sheet of a cart's grid, in addition to that of all elements. Cells are 150 px wide, and shrink to 100 px if needed. A
 * row stretches its cells unless the theme aligns the row otherwise (docs/decisions.md#s29).
 *
 * The width of a container query must not depend on the content. So that a theme's centred column, float or table cell isn't empty,
 * a ruler without height has the intrinsic widths of the row: one cell at least, all of them at most. Shops have pasted a rule that
 * makes the element itself a container, which would hide these widths.
 */
export const gridCss = `\
.title{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\
:host{container-type:normal!important;max-width:100%}\
.ruler{display:flex;flex-wrap:wrap;gap:0 10px;max-width:calc(100vw - 40px);height:0;overflow:hidden}\
.ruler i{display:grid;grid-template-columns:minmax(var(--portable-wallets-least,100px),150px)}\
.ruler i+i{display:var(--portable-wallets-rest,grid)}\
.query{container-type:inline-size}\
.grid{--portable-wallets-block-size:var(--portable-wallets-size,var(--shopify-accelerated-checkout-button-inline-size,42px));display:grid;grid-auto-flow:var(--portable-wallets-flow,column);grid-auto-columns:var(--portable-wallets-columns,minmax(100px,auto));justify-content:var(--shopify-accelerated-checkout-inline-alignment,stretch);gap:var(--shopify-accelerated-checkout-row-gap,8px) 10px;margin:0;padding:0;list-style:none}\
.grid li{contain:inline-size;contain-intrinsic-inline-size:150px}\
@media (max-width:750px){.grid{justify-content:stretch}}\
.stack,[column]${COLUMN}\
${STACKS}\
`;

/**
 * Styles of a cart's grid outside its shadow root, which depend on the class of the theme's container. In the grid, Buy it now is
 * as high as the other wallets. The page's own height for Buy it now is meant for product forms.
 */
export const gridLightDomCss = `\
:where(.additional-checkout-buttons--vertical shopify-accelerated-checkout-cart:not(.additional-checkout-buttons--horizontal *))${COLUMN}\
[slot^=button-]>.shopify-payment-button__button{width:100%;height:clamp(25px,var(--portable-wallets-block-size),55px);min-height:25px;margin:0}\
`;
