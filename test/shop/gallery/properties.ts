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

const CLAMP = 'o script fica entre 25 e 55 px';

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
    label: 'Altura no produto e na grade vertical',
    note: `54 px na grade vertical; ${CLAMP}`,
    ...pixels(70, 44, 10),
  },
  { name: 'button-inline-size', label: 'Altura na grade horizontal', note: CLAMP, ...pixels(70, 42, 10) },
  { name: 'button-border-radius', label: 'Raio dos cantos', ...pixels(32, 4) },
  {
    name: 'button-box-shadow',
    label: 'Sombra',
    note: 'qualquer box-shadow',
    kind: 'text',
    examples: ['0 1px 3px rgb(0 0 0 / 40%)', '0 6px 18px rgb(0 0 0 / 25%)', '5px 5px 0 #16130a'],
    default: 'none',
  },
  {
    name: 'inline-alignment',
    label: 'Alinhamento da grade',
    kind: 'select',
    options: ['stretch', 'start', 'center', 'end', 'space-between'],
    default: 'stretch',
  },
  { name: 'row-gap', label: 'Espaço entre as linhas da grade', ...pixels(40, 8) },
  {
    name: 'skeleton-background-color',
    label: 'Cor do esqueleto',
    kind: 'color',
    default: '#dedede',
  },
  { name: 'skeleton-animation-opacity-start', label: 'Opacidade inicial do esqueleto', ...opacity(1) },
  { name: 'skeleton-animation-opacity-end', label: 'Opacidade final do esqueleto', ...opacity(0.5) },
  {
    name: 'skeleton-animation-duration',
    label: 'Duração da pulsação',
    kind: 'range',
    unit: 's',
    from: 0.5,
    to: 10,
    step: 0.5,
    default: 4,
  },
  {
    name: 'skeleton-animation-timing-function',
    label: 'Curva da pulsação',
    kind: 'select',
    options: ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'],
    default: 'ease',
  },
];
