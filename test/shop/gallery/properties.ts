/** How a property's value is chosen. */
type Choice =
  | { kind: 'range'; unit: 'px' | 's' | ''; from: number; to: number; step: number; default: number }
  | { kind: 'color'; default: string }
  | { kind: 'select'; options: string[]; default: string }
  | { kind: 'text'; examples: string[]; default: string };

/** One of the properties by which themes style the buttons. */
export type Property = Choice & {
  /** What follows `--shopify-accelerated-checkout-`. */
  name: string;
  label: string;
  /** What the default and the range don't say. */
  note?: string;
};

const CLAMP = 'the script stays between 25 and 55 px';

const pixels = (to: number, value: number, from = 0): Choice => ({
  kind: 'range',
  unit: 'px',
  from,
  to,
  step: 1,
  default: value,
});

const opacity = (value: number): Choice => ({
  kind: 'range',
  unit: '',
  from: 0,
  to: 1,
  step: 0.05,
  default: value,
});

/** All of the styling contract, in the order of the controls. The ranges go beyond what the script allows, to show it. */
export const PROPERTIES: Property[] = [
  {
    name: 'button-block-size',
    label: 'Height on the product and in a column',
    note: `54 px in a column; ${CLAMP}`,
    ...pixels(70, 44, 10),
  },
  { name: 'button-inline-size', label: 'Height in a row', note: CLAMP, ...pixels(70, 42, 10) },
  { name: 'button-border-radius', label: 'Radius of the corners', ...pixels(32, 4) },
  {
    name: 'button-box-shadow',
    label: 'Shadow',
    note: 'any box-shadow',
    kind: 'text',
    examples: ['0 1px 3px rgb(0 0 0 / 40%)', '0 6px 18px rgb(0 0 0 / 25%)', '5px 5px 0 #16130a'],
    default: 'none',
  },
  {
    name: 'inline-alignment',
    label: 'Alignment of the grid',
    kind: 'select',
    options: ['stretch', 'start', 'center', 'end', 'space-between'],
    default: 'stretch',
  },
  { name: 'row-gap', label: 'Gap between the rows of the grid', ...pixels(40, 8) },
  {
    name: 'skeleton-background-color',
    label: 'Colour of the skeleton',
    kind: 'color',
    default: '#dedede',
  },
  { name: 'skeleton-animation-opacity-start', label: 'Opacity of the skeleton at the start', ...opacity(1) },
  { name: 'skeleton-animation-opacity-end', label: 'Opacity of the skeleton at the end', ...opacity(0.5) },
  {
    name: 'skeleton-animation-duration',
    label: 'Duration of the pulse',
    kind: 'range',
    unit: 's',
    from: 0.5,
    to: 10,
    step: 0.5,
    default: 4,
  },
  {
    name: 'skeleton-animation-timing-function',
    label: 'Curve of the pulse',
    kind: 'select',
    options: ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'],
    default: 'ease',
  },
];
