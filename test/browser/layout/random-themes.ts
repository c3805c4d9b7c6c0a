import fc from 'fast-check';

/** A theme's container with its own button, beside which an element of the script stands. */
export interface Layout {
  element: 'product' | 'cart';
  wallets: string[];
  /** Tag of the container. */
  tag: 'div' | 'dialog';
  /** Declarations of the container, and of the column around it. */
  container: string;
  column: string;
  /** Rules of the theme, before that of its own button. */
  css: string;
  /** The theme's class for the grid of a cart. */
  direction: string;
  isContained: boolean;
  /** True if the page has the platform's own style sheet for the old markup, with square corners. */
  isSquare: boolean;
}

const WALLETS = [
  'shop_pay',
  'buy_it_now',
  'facebook_pay',
  'apple_pay',
  'google_pay',
  'paypal',
  'venmo',
  'amazon_pay',
  'buy_with_prime',
];

const CONTAINERS = [
  'display:block',
  'display:flow-root;text-align:center',
  'float:left',
  'float:right',
  'display:inline-block',
  'display:table-cell',
  'display:table',
  'width:fit-content;margin:auto',
  'position:absolute;top:0;left:0',
  'display:inline-flex;flex-direction:column',
  'display:inline-grid',
  ...['center', 'flex-start', 'flex-end', 'stretch', 'baseline'].flatMap(align => [
    `display:flex;flex-direction:column;align-items:${align}`,
    `display:flex;flex-wrap:wrap;justify-content:${align}`,
    `display:grid;justify-items:${align}`,
  ]),
  'display:grid;grid-template-columns:auto;justify-content:center',
  'display:grid;place-content:center',
  'display:flex;flex-direction:column-reverse;gap:1rem',
];

const COLUMNS = [
  ...[240, 280, 350, 390, 460, 600, 900].map(width => `width:${width}px`),
  'width:60%',
  'width:100%',
  'width:36ch',
  'width:22rem',
  'max-width:30em',
];

/** Values of inherited properties that a theme's own button replaces. */
const INHERITED = [
  ...['0', '1px', '9px', '62.5%', '30px'].map(size => `font-size:${size}`),
  ...['-.4em', '12px'].map(space => `letter-spacing:${space}`),
  'word-spacing:-1em',
  'text-indent:-9999px',
  'line-height:0',
  'line-height:6',
  'color:transparent',
  '-webkit-text-fill-color:transparent',
  'fill:none',
  'stroke:red;-webkit-text-stroke:6px red',
  'text-transform:uppercase',
  'direction:rtl',
  'font-style:italic;text-shadow:0 0 9px red',
  'white-space:nowrap',
  'word-break:break-all',
];

/** Rules over the tags and classes that themes style. */
const RULES = [
  '[aria-disabled],[aria-busy],[aria-hidden]{opacity:.2}',
  '[disabled]{opacity:.4}',
  '[aria-busy]{visibility:hidden}',
  '[role=button]{min-width:44px;padding:10px}',
  'button{text-transform:uppercase;letter-spacing:2px}',
  'button{min-height:60px;padding:20px 30px}',
  'button{width:auto;display:inline-flex}',
  'button{all:unset}',
  'div:empty,span:empty,p:empty{display:none}',
  ':empty{display:none}',
  '*{box-sizing:content-box}',
  '*,*::before,*::after{box-sizing:inherit}',
  '*{min-width:0}',
  '*{max-width:100%}',
  'div>*{margin-bottom:8px}',
  'form>*{margin-block:4px}',
  'img,svg{display:block;max-width:100%;height:auto}',
  'ul,li{margin:20px;padding:10px}',
  '.shopify-payment-button__button--unbranded{background:#fff;color:#111;border:2px solid}',
  '.shopify-payment-button__button{min-height:50px;border-radius:30px}',
  '.shopify-payment-button__button--branded{border-radius:9px;overflow:hidden}',
  '.shopify-payment-button__button--branded{border-radius:22px}',
  '.shopify-payment-button__button{margin-top:10px}',
  '.shopify-payment-button__button{margin-block:8px;width:80%}',
  '.shopify-payment-button__button--unbranded{margin-bottom:10px}',
  '.shopify-payment-button{width:100%}',
  '.additional-checkout-buttons{width:100%}',
  'a{color:inherit;text-decoration:none}',
];

const GROUNDS = ['#fff;color:#222', '#f4efe6;color:#000', '#111;color:#fff', '#20342c;color:#eee'];
const pick = <T>(from: readonly T[]) => fc.constantFrom(...from);
const some = <T>(from: readonly T[], maxLength: number) => fc.subarray([...from], { maxLength });

export const layouts: fc.Arbitrary<Layout> = fc
  .record({
    element: pick(['product', 'cart'] as const),
    wallets: fc.shuffledSubarray(WALLETS, { minLength: 1, maxLength: 6 }),
    tag: fc.oneof({ weight: 6, arbitrary: fc.constant('div' as const) }, fc.constant('dialog' as const)),
    container: pick(CONTAINERS),
    column: pick(COLUMNS),
    root: pick(['100%', '62.5%', '10px', '125%']),
    zoom: pick(['1', '1', '1', '.8', '1.25']),
    ground: pick(GROUNDS),
    from: pick(['html', 'body', '.place', '.cell', '*']),
    inherited: some(INHERITED, 3),
    rules: some(RULES, 4),
    direction: pick(['', '', '', '--vertical', '--horizontal']),
    isContained: fc.boolean(),
    isSquare: fc.boolean(),
  })
  .map(({ root, zoom, ground, from, inherited, rules, ...layout }) => ({
    ...layout,
    css: [
      `html{font-size:${root}}`,
      `body{zoom:${zoom};background:${ground}}`,
      `${from}{${inherited.join(';')}}`,
      ...rules,
    ].join('\n'),
  }));

/** Returns the layouts of these consecutive seeds. */
export const toLayout = (seed: number): Layout => fc.sample(layouts, { seed, numRuns: 1 })[0] as Layout;
