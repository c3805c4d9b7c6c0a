import type { Measures } from './theme-rules-page';

/** A rule of a theme, and the parts of ours that are another size than without it, with what they are then. */
type Row = [what: string, css: string, differs?: Partial<Record<keyof Measures, string | RegExp>>];

/** The classes that the platform's own style sheet gives our buttons on every page with old themes. */
const OLD_SHEET =
  '.shopify-payment-button__button{width:100%}.shopify-payment-button__button--unbranded{padding:1em 2em;background:#1990c6}';

/** A row in which «Buy it now» would be cut. */
const COLUMN = '360 x 54 + 360 x 54 + 360 x 54';

/** Between the names of rules that a page has at the same time. */
export const BESIDE = ', beside ';

/** So many at the same time say as much as each alone, as long as nothing of ours changes. */
const AT_ONCE = 3;

/** Those that change nothing of ours, a few at a time, and from all over the table: neighbours say much the same. */
export function joinRules(rules: Row[]): Row[] {
  const quiet = rules.filter(([, , differs]) => !differs);
  const step = Math.ceil(quiet.length / AT_ONCE);
  return Array.from({ length: step }, (_, first): Row => {
    const joined = quiet.filter((_, index) => index % step === first);
    return [joined.map(([what]) => what).join(BESIDE), joined.map(([, css]) => css).join('')];
  });
}

/** What themes say of every element, of those around ours, or of all elements of a kind. */
export const rules: Row[] = [
  ['the sizes inherited', `html{box-sizing:border-box}*,*::before,*::after{box-sizing:inherit}${OLD_SHEET}`],
  ['the sizes without borders', `*,*::before,*::after{box-sizing:content-box}${OLD_SHEET}`],
  ['the letters far apart', '*{letter-spacing:12px}', { link: /^\d{3} x 40$/, grid: COLUMN }],
  ['the words far apart', '*{word-spacing:40px}'],
  ['capitals', '*{text-transform:uppercase}'],
  ['text that never breaks', '*{white-space:nowrap}'],
  ['text that breaks everywhere', '*{word-break:break-all;overflow-wrap:anywhere}'],
  ['high lines', '*{line-height:3}', { link: /^\d{3} x 48$/ }],
  ['low lines', 'body{line-height:.6}'],
  // The link is text of the page: what is too much for that is for the link, too.
  [
    'large type',
    '*{font-size:40px}',
    {
      link: /^\d{3} x 40 with words outside of it$/,
      grid: COLUMN,
    },
  ],
  ['no type', 'html,body{font-size:0}'],
  ['text indented', 'body{text-indent:80px}'],
  ['text from the right', 'html{direction:rtl}'],
  ['everything hidden until it is loaded', 'body{visibility:hidden}'],
  ['nothing to select', '*{user-select:none}'],
  ['nothing to click', 'body{pointer-events:none}'],
  ['no cursor', 'body{cursor:none}'],
  // As wide as the window, whose pixels are larger or smaller than the page's.
  [
    'a smaller page',
    'body{zoom:.8}',
    { dialog: /^490 x \d{3}, \d lines/, policy: /^490 x \d{3}, \d+ lines/ },
  ],
  [
    'a larger page',
    'body{zoom:1.05}',
    { dialog: /^373 x \d{3}, \d lines/, policy: /^373 x \d{3}, \d+ lines/ },
  ],
  ['every change slow', '*,*::before,*::after{transition:all 30s;transition-delay:1s}'],
  ['every element faded out until it is loaded', 'body *{opacity:0}'],
  ['room in every element’s margin', '*{margin:0}'],
  ['no element with a least width', '*{min-width:0;max-width:100%}'],
  ['hidden what is not defined', ':not(:defined){display:none}'],
  ['hidden what it does not know at the end of the body', 'body>*:not(main){display:none}'],
  [
    'buttons of its own',
    'button{min-height:80px;height:80px;margin:20px;padding:30px 40px;width:auto;border:3px solid}',
  ],
  [
    'buttons in a row',
    'form button{display:inline-flex;flex:1;max-height:20px;min-width:500px;text-indent:-999px}',
  ],
  ['buttons with a least width', 'button{min-width:300px!important}', { grid: COLUMN }],
  ['everything as the browser has it', '*{all:revert}'],
  [
    'dialogs of its own',
    'dialog{display:none;position:static;width:100vw;padding:0;color:#fff}dialog::backdrop{display:none}',
  ],
  [
    'links as high as a finger',
    'a{display:inline-flex;min-height:44px;align-items:center;text-transform:uppercase}',
    { link: /^\d{3} x 44$/ },
  ],
  ['links with room around', 'a{display:block;padding:10px 20px;margin:10px 30px}', { link: /^\d{3} x 40$/ }],
  ['paragraphs of its own', 'p,h2{margin:90px;font-size:60px;color:#fff;max-width:40px}'],
  ['pictures of its own', 'svg,img{display:block;width:100%;max-width:100%;height:auto}'],
  ['lists of its own', 'ul,li{margin:40px;padding:40px;list-style:square}'],
  ['boxes of its own', 'div{padding:30px;margin:10px;overflow:hidden}div:empty{display:none}'],
];
