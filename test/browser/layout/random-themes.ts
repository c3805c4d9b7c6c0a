import fc from 'fast-check';

/** Splits a list of texts at `|` and line ends. `none` is an empty text. */
const list = (text: string) =>
  text
    .trim()
    .split(/\s*[|\n]\s*/)
    .map(item => item.replace(/^none$/, ''));

/** A theme's container with its own button, beside which an element of the script stands. */
export interface Layout {
  element: 'product' | 'cart';
  wallets: string[];
  /** Tag of the container. */
  tag: 'div' | 'dialog';
  /** Declarations of the column, of the container in it, of the container's two children, and of the theme's own button. */
  column: string;
  container: string;
  cell: string;
  own: string;
  /** Rules of the theme, before those for the boxes above. */
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

const ALIGNMENTS = ['center', 'flex-start', 'flex-end', 'stretch', 'baseline'];

const CONTAINERS = [
  'display:block',
  'display:flow-root;text-align:center',
  'display:contents',
  'float:left',
  'float:right',
  'display:inline',
  'display:inline-block',
  'display:table-cell',
  'display:table',
  'display:inline-table',
  'display:list-item;margin-left:20px',
  'columns:1',
  'width:fit-content;margin:auto',
  'width:max-content',
  'width:min-content',
  'display:inline-flex;flex-direction:column',
  'display:inline-grid',
  ...ALIGNMENTS.flatMap(align => [
    `display:flex;flex-direction:column;align-items:${align}`,
    `display:flex;flex-direction:column-reverse;align-items:${align};gap:1rem`,
    `display:flex;flex-wrap:wrap;justify-content:${align}`,
    `display:flex;align-items:${align};gap:10px`,
    `display:flex;flex-direction:row-reverse;justify-content:${align}`,
    `display:grid;justify-items:${align}`,
  ]),
  ...['auto', 'max-content', 'min-content', '1fr 1fr', '1fr auto', 'minmax(0,1fr)', 'fit-content(50%)'].map(
    tracks => `display:grid;grid-template-columns:${tracks}`,
  ),
  'display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr))',
  'display:grid;grid-template-columns:auto;justify-content:center',
  'display:grid;place-content:center',
];

const POSITIONS = list(`
  none | none | none | position:relative | position:sticky;top:0 | position:absolute;top:0;left:0
  position:absolute;inset:0 0 auto | position:fixed;bottom:0;left:0 | position:fixed;inset:auto 0 0`);

const SIZES = list(`
  none | none | none | width:100% | width:75% | max-width:34ch | max-width:30rem | min-width:10rem | width:260px
  width:18em | min-height:20rem | padding:0 5% | padding:1rem`);

const COLUMNS = list(`
  width:100px | width:120px | width:140px | width:160px | width:190px | width:240px | width:280px | width:350px
  width:390px | width:460px | width:600px | width:900px | width:33% | width:60% | width:100% | width:36ch | width:22rem
  max-width:30em`);

const CELLS = list(`
  none | none | none | flex:1 | flex:1;min-width:0 | flex:0 0 auto | width:100% | width:50% | min-width:0
  display:flex;flex-direction:column | display:grid | display:inline-block | display:flow-root | text-align:center
  text-align:right | position:relative;z-index:0 | overflow:hidden | float:left`);

const OWN = list(`
  none | none | width:100% | padding:8px 10px;font-size:14px | width:100%;padding:16px 8px | margin:8px 0`);

/** Values of inherited properties that a theme's own button replaces. */
const INHERITED = list(`
  font-size:0 | font-size:1px | font-size:9px | font-size:62.5% | font-size:30px | font-size:3rem | letter-spacing:-.4em
  letter-spacing:12px | word-spacing:-1em | word-spacing:40px | text-indent:-9999px | line-height:0 | line-height:1.1
  line-height:6 | color:transparent | -webkit-text-fill-color:transparent | fill:none
  stroke:red;-webkit-text-stroke:6px red | text-transform:uppercase | direction:rtl | text-align:justify
  font-style:italic;text-shadow:0 0 9px red | white-space:nowrap | white-space:pre-line | word-break:break-all
  writing-mode:vertical-rl | writing-mode:vertical-lr;text-orientation:upright | cursor:none;user-select:none`);

/** Selectors of themes for buttons of all kinds, which their own button's class overrides. */
const ANY_BUTTON = list(`
  button | [role=button] | [aria-disabled] | [aria-busy] | [aria-hidden] | [aria-label] | button,[role=button]
  form button | a,button`);
const FOR_ANY_BUTTON = list(`
  all:unset | display:block | display:inline-block | display:inline-flex;align-items:center | width:auto | width:100%
  min-width:44px | min-width:120px | min-width:300px!important | max-width:200px | flex:1 | height:auto | min-height:44px | min-height:60px
  max-height:20px | min-height:80px;height:80px;margin:20px;padding:30px 40px | line-height:1 | line-height:3 | overflow:hidden | margin:0 0 16px | margin:auto | padding:0
  padding:10px | padding:20px 30px | border:2px solid | border:0 | border-radius:20px | font:inherit | font-size:13px
  font-size:20px | letter-spacing:2px | text-transform:uppercase | text-align:left | white-space:nowrap
  appearance:none | background:none | background:none;color:inherit | color:inherit | background:#eee | color:#333
  background:#111;color:#fff | transition:all .3s | position:relative | text-decoration:none`);

/** Selectors of themes for elements of all kinds. */
const ANYTHING = list(`
  * | *::before,*::after | div > * | form > * | form * | main * | .cell > * | body * | div | span | ul | li | ul,li | p
  a | img | svg | img,svg | iframe`);
const FOR_ANYTHING = list(`
  all:unset | position:relative | position:static | min-width:0 | max-width:100% | margin:0 | margin:auto
  margin-bottom:8px | margin-block:4px | padding:0 | padding:10px | border:0 | margin:20px;padding:10px
  border-radius:20px | box-sizing:content-box | box-sizing:border-box | box-sizing:inherit | font:inherit
  font-size:13px | font-size:20px | line-height:1 | line-height:2 | letter-spacing:2px | text-transform:uppercase
  text-align:left | vertical-align:top | flex-shrink:0 | white-space:nowrap | color:inherit | background:none
  overflow:hidden | height:auto | width:auto | text-decoration:none | font-weight:800 | list-style:square`);

/** What themes do to elements in a state, or without content. */
const STATES = list('[aria-disabled] | [aria-busy] | [disabled] | [aria-hidden],[aria-disabled]');
const FOR_STATES = list('opacity:.2 | visibility:hidden | pointer-events:none');
const EMPTY = list(':empty | :not(:defined) | div:empty | span:empty | div:empty,p:empty,span:empty');

/** Rules over the classes and elements that themes style for these buttons. */
const BUTTON = '.shopify-payment-button__button';
const BUTTONS = [BUTTON, `.shopify-payment-button ${BUTTON}`, `${BUTTON}[role=button]`];
const FOR_BUTTONS = list(`
  min-height:50px;border-radius:30px | height:48px | margin-top:10px | margin-block:8px;width:80% | margin-bottom:10px
  margin:0 0 1rem | width:100% | width:auto | line-height:2 | border-radius:9px`);

/** Rules that a skeleton doesn't match, so they must not change what a button takes. */
const KINDS = [`${BUTTON}--branded`, `${BUTTON}--unbranded`, `form ${BUTTON}--branded`, `button${BUTTON}`];
const FOR_KINDS = list(`
  border-radius:9px;overflow:hidden | border-radius:22px | margin-bottom:10px | margin:10px 0 0
  background:#fff;color:#111;border:2px solid | background:#111;color:#fff | font-size:18px | padding:1em
  text-transform:uppercase;letter-spacing:1px | box-shadow:0 2px 4px #0004 | width:auto`);
const PARTS = list(`
  .shopify-payment-button | .additional-checkout-buttons | .cell>* | .shopify-payment-button,.place`);
const FOR_PARTS = list(`
  width:100% | display:block | display:flex | display:flex;flex-direction:column;align-items:center | display:grid
  display:inline-block | display:flow-root | margin-top:10px | margin:10px 0 | padding:5px | position:relative
  text-align:center | overflow:hidden | max-width:100% | max-width:360px;margin:auto`);
const HOSTS = list(`
  shopify-accelerated-checkout | shopify-accelerated-checkout-cart | .shopify-payment-button>*`);
const FOR_HOSTS = list(`
  width:100% | display:block | display:inline-block | display:flow-root | margin-top:10px | margin:10px 0
  display:flex;flex-direction:column | position:relative | overflow:hidden | max-width:360px;margin:auto`);
/** Whole rules, most of them for links. */
const RULES = list(`
  *{all:revert} | more-payment-options-link{font-weight:600} | .shopify-payment-button__more-options{padding:10px 0}
  .shopify-payment-button__more-options{margin-top:5px} | a{color:inherit;text-decoration:none}`);

const GROUNDS = ['#fff;color:#222', '#f4efe6;color:#000', '#111;color:#fff', '#20342c;color:#eee'];

const pick = <T>(from: readonly T[]) => fc.constantFrom(...from);
const some = <T>(from: readonly T[], maxLength: number) => fc.subarray([...from], { maxLength });
const rule = (selectors: string[], declarations: string[]) =>
  fc.tuple(pick(selectors), pick(declarations)).map(([selector, body]) => `${selector}{${body}}`);

const rules = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: rule(ANY_BUTTON, FOR_ANY_BUTTON) },
    { weight: 3, arbitrary: rule(ANYTHING, FOR_ANYTHING) },
    { weight: 1, arbitrary: rule(STATES, FOR_STATES) },
    { weight: 1, arbitrary: rule(EMPTY, ['display:none']) },
    { weight: 1, arbitrary: rule(BUTTONS, FOR_BUTTONS) },
    { weight: 1, arbitrary: rule(KINDS, FOR_KINDS) },
    { weight: 1, arbitrary: rule(PARTS, FOR_PARTS) },
    { weight: 1, arbitrary: rule(HOSTS, FOR_HOSTS) },
    { weight: 1, arbitrary: pick(RULES) },
  ),
  { maxLength: 4 },
);

export const layouts: fc.Arbitrary<Layout> = fc
  .record({
    element: pick(['product', 'cart'] as const),
    wallets: fc.shuffledSubarray(WALLETS, { minLength: 1, maxLength: 6 }),
    tag: fc.oneof({ weight: 6, arbitrary: fc.constant('div' as const) }, fc.constant('dialog' as const)),
    container: fc.tuple(pick(CONTAINERS), pick(POSITIONS), pick(SIZES)),
    column: pick(COLUMNS),
    cell: pick(CELLS),
    own: pick(OWN),
    root: pick(['100%', '62.5%', '10px', '125%']),
    zoom: fc.tuple(pick(['body', '.place', '.cell']), pick(['1', '1', '1', '.8', '1.25'])),
    ground: pick(GROUNDS),
    from: pick(['html', 'body', '.place', '.cell', '*']),
    inherited: some(INHERITED, 3),
    rules,
    direction: pick(['', '', '', '--vertical', '--horizontal']),
    isContained: fc.boolean(),
    isSquare: fc.boolean(),
  })
  .map(({ container, root, zoom, ground, from, inherited, rules, ...layout }) => ({
    ...layout,
    container: container.filter(Boolean).join(';'),
    css: [
      `html{font-size:${root}}`,
      `body{background:${ground}}`,
      `${zoom[0]}{zoom:${zoom[1]}}`,
      `${from}{${inherited.join(';')}}`,
      ...rules,
    ].join('\n'),
  }));

/** Returns the layout of a seed. */
export const toLayout = (seed: number): Layout => fc.sample(layouts, { seed, numRuns: 1 })[0] as Layout;
