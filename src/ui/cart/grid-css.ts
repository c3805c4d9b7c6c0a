/** What makes a row a column, also where the theme wants a row. */
const COLUMN =
  '{--portable-wallets-size:var(--shopify-accelerated-checkout-button-block-size,54px);--portable-wallets-columns:100%;--portable-wallets-flow:row}';

/**
 * For each number of wallets the width of the container up to which they would overflow in a row, with 100 px each and 10 px
 * between them (docs/specification.md#grid-of-a-cart: 210, 320, 430, 540 px).
 */
const STACKS = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  .map(wallets => `@container (max-width:${wallets * 110 - 10}px){.of-${wallets}${COLUMN}}`)
  .join('');

/**
 * The style sheet of a cart's grid, beside that of all elements. Cells are 150 px wide, whatever stands in them, and shrink to
 * 100 px where they have to. A row stretches them unless the theme wants it elsewhere (docs/decisions.md#s29).
 */
export const gridCss = `
.title{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.grid-box{container-type:inline-size}
.grid{--portable-wallets-block-size:var(--portable-wallets-size,var(--shopify-accelerated-checkout-button-inline-size,42px));display:grid;grid-auto-flow:var(--portable-wallets-flow,column);grid-auto-columns:var(--portable-wallets-columns,minmax(100px,auto));justify-content:var(--shopify-accelerated-checkout-inline-alignment,stretch);gap:var(--shopify-accelerated-checkout-row-gap,8px) 10px;margin:0;padding:0;list-style:none}
.grid li{contain:inline-size;contain-intrinsic-inline-size:150px}
@media (max-width:750px){.grid{justify-content:stretch}}
.stack{--portable-wallets-block-size:var(--portable-wallets-size,var(--shopify-accelerated-checkout-button-block-size,54px));grid-auto-flow:var(--portable-wallets-flow,row);grid-auto-columns:var(--portable-wallets-columns,100%)}
.column${COLUMN}
${STACKS}
`;

/**
 * What the theme's class around a cart wants of the grid in it. Buy it now is as high as the wallets beside it there: what pages
 * say of its height is meant for their product forms.
 */
export const gridLightCss = `
:where(.additional-checkout-buttons--vertical shopify-accelerated-checkout-cart)${COLUMN}
:where(.additional-checkout-buttons--horizontal shopify-accelerated-checkout-cart){--portable-wallets-size:var(--shopify-accelerated-checkout-button-inline-size,42px);--portable-wallets-columns:minmax(100px,auto);--portable-wallets-flow:column}
[slot^=button-]>.shopify-payment-button__button{height:clamp(25px,var(--portable-wallets-block-size),55px);min-height:0}
`;
