/**
 * The custom properties by which a page styles what we draw: the source of the tables in docs/styling.md and of
 * `custom-elements.json`. A test holds the names to those that the sources read.
 */

/** What stands before each name. */
export const PREFIX = '--shopify-accelerated-checkout-';

/** Set on the elements, or around them. */
export const buttonProperties = [
  {
    name: 'button-block-size',
    description: 'height on product pages and in a column, from 25 to 55 px',
    default: '44px, in a column 54px',
  },
  {
    name: 'button-inline-size',
    description: '*height* in a row, from 25 to 55 px, whatever its name says',
    default: '42px',
  },
  { name: 'button-border-radius', description: 'radius of the corners', default: '4px' },
  { name: 'button-box-shadow', description: 'shadow', default: 'none' },
  {
    name: 'inline-alignment',
    description: 'where a row of the cart stands: a value of `justify-content`',
    default: 'stretch',
  },
  { name: 'row-gap', description: 'gap between the rows of the cart', default: '8px' },
  { name: 'skeleton-background-color', description: 'colour of the skeleton', default: '#dedede' },
  { name: 'skeleton-animation-opacity-start', description: 'opacity as its pulse begins', default: '1' },
  {
    name: 'skeleton-animation-opacity-end',
    description: 'opacity in the middle of its pulse',
    default: '.5',
  },
  { name: 'skeleton-animation-duration', description: 'how long a pulse takes', default: '4s' },
  { name: 'skeleton-animation-timing-function', description: 'curve of its pulse', default: 'ease' },
];

/** Set at `:root` or `body`, because the dialog stands there. */
export const dialogProperties = [
  {
    name: 'dialog-background-color',
    description: 'colour of the dialog, and of the text of its button',
    default: 'Canvas',
  },
  { name: 'dialog-color', description: 'colour of its text, and of its button', default: 'CanvasText' },
  { name: 'dialog-border-radius', description: 'radius of its corners', default: '12px' },
  {
    name: 'dialog-inline-size',
    description: 'the most that it is wide, beside the sheet that it is up to 640 px',
    default: '383px',
  },
];
