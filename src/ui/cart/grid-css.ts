/**
 * For each number of wallets the width of the container up to which they would overflow in a row, with 100 px each and 10 px
 * between them (docs/specification.md#grid-of-a-cart: 210, 320, 430, 540 px). They are a column then, also where the theme
 * wants a row.
 */
const STACKS = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  .map(
    wallets =>
      `@container (max-width:${wallets * 110 - 10}px){.of-${wallets}{--portable-wallets-size:var(--shopify-accelerated-checkout-button-block-size,54px);--portable-wallets-basis:100%;--portable-wallets-wrap:wrap}}`,
  )
  .join('');

/** The style sheet of a cart's grid, beside that of all elements. */
export const gridCss = `
.title{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.grid-box{container-type:inline-size}
.grid{--portable-wallets-block-size:var(--portable-wallets-size,var(--shopify-accelerated-checkout-button-inline-size,42px));display:flex;flex-wrap:var(--portable-wallets-wrap,nowrap);justify-content:var(--shopify-accelerated-checkout-inline-alignment,start);gap:var(--shopify-accelerated-checkout-row-gap,8px) 10px;margin:0;padding:0;list-style:none}
.grid li{flex:0 1 var(--portable-wallets-basis,150px);min-width:100px}
@media (max-width:750px){.grid li{flex-grow:1}}
.stack{--portable-wallets-block-size:var(--portable-wallets-size,var(--shopify-accelerated-checkout-button-block-size,54px));flex-wrap:var(--portable-wallets-wrap,wrap)}
.stack li{flex-basis:var(--portable-wallets-basis,100%)}
${STACKS}
`;

/** What the theme's class around a cart wants of the grid in it. */
export const gridLightCss = `
:where(.additional-checkout-buttons--vertical shopify-accelerated-checkout-cart){--portable-wallets-basis:100%;--portable-wallets-wrap:wrap;--portable-wallets-size:var(--shopify-accelerated-checkout-button-block-size,54px)}
:where(.additional-checkout-buttons--horizontal shopify-accelerated-checkout-cart){--portable-wallets-basis:150px;--portable-wallets-wrap:nowrap;--portable-wallets-size:var(--shopify-accelerated-checkout-button-inline-size,42px)}
`;
