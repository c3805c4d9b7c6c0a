import { PREFIX } from './styling.mjs';

/**
 * One picture of docs/styling.md: an example with a theme's rules laid over it.
 *
 * @typedef {object} Picture
 * @property {'product' | 'cart'} example file of docs/examples, without its ending
 * @property {string} shows
 * @property {string[]} [css] rules of the theme
 * @property {string} [box] class of the form around the element
 * @property {boolean} [hasDialog] true where the link's click fails, so that a dialog is open
 */

/** A rule at `:root`. @param {Record<string, string>} properties */
const root = properties =>
  `:root {\n${Object.entries(properties)
    .map(([name, value]) => `  ${PREFIX}${name}: ${value};\n`)
    .join('')}}`;

/** By the names of their files in docs/pictures. @type {Record<string, Picture>} */
export const pictures = {
  product: { example: 'product', shows: 'A product’s button and link, of which the page says nothing' },
  'product-styled': {
    example: 'product',
    shows: 'A button that is higher, round and has a shadow',
    css: [
      root({
        'button-block-size': '52px',
        'button-border-radius': '26px',
        'button-box-shadow': '0 3px 8px rgb(0 0 0 / 35%)',
      }),
    ],
  },
  'product-dark': {
    example: 'product',
    shows: 'A light button on a dark page',
    css: ['body {\n  background: #15171c;\n  color: #eee;\n}'],
  },
  'cart-row': { example: 'cart', shows: 'A cart’s buttons in a row' },
  'cart-column': {
    example: 'cart',
    shows: 'A cart’s buttons in a column',
    box: 'additional-checkout-buttons--vertical',
  },
  dialog: {
    example: 'product',
    shows: 'A dialog in the shop’s colours, at the lower edge of a phone',
    hasDialog: true,
    css: [
      root({
        'dialog-background-color': '#fff8ec',
        'dialog-color': '#4a2c12',
        'dialog-border-radius': '4px',
      }),
    ],
  },
};

/** @param {[name: string, picture: Picture]} entry */
const toPart = ([name, { shows, css = [], box }]) => {
  const markup = box ? `\n\n\`\`\`html\n<div class="${box}">…</div>\n\`\`\`` : '';
  const rules = css.length ? `\n\n\`\`\`css\n${css.join('\n')}\n\`\`\`` : '';
  return [`picture-${name}`, `![${shows}](pictures/${name}.png)${markup}${rules}`];
};

/** Each picture as docs/styling.md shows it, by the name of its mark. @type {Record<string, string>} */
export const pictureParts = Object.fromEntries(Object.entries(pictures).map(toPart));
