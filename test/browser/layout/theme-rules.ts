import type { Measures } from './theme-rules-page';

/** A theme's rule, and the parts whose size it changes, with the new size. */
type Row = [what: string, css: string, differs?: Partial<Record<keyof Measures, string | RegExp>>];

/** Separates the names of rules on the same page. */
const SEPARATOR = ', next to ';

/** Several rules at the same time test as much as each alone, if they change no size. */
const AT_ONCE = 3;

/** Combines rules without an effect, from all parts of the table, because adjacent ones are similar. */
export function joinRules(rules: Row[]): Row[] {
  const quiet = rules.filter(([, , differs]) => !differs);
  const step = Math.ceil(quiet.length / AT_ONCE);
  return Array.from({ length: step }, (_, first): Row => {
    const joined = quiet.filter((_, index) => index % step === first);
    return [joined.map(([what]) => what).join(SEPARATOR), joined.map(([, css]) => css).join('')];
  });
}

/** Rules for every element, for those around the script's, or for all elements of a kind. */
export const rules: Row[] = [
  ['inherited box sizing', 'html{box-sizing:border-box}*,*::before,*::after{box-sizing:inherit}'],
  ['box sizing without borders', '*,*::before,*::after{box-sizing:content-box}'],
  ['wide letter spacing', '*{letter-spacing:12px}'],
  ['wide word spacing', '*{word-spacing:40px}'],
  ['capitals', '*{text-transform:uppercase}'],
  ['text that never wraps', '*{white-space:nowrap}'],
  ['text that wraps anywhere', '*{word-break:break-all;overflow-wrap:anywhere}'],
  ['high lines', '*{line-height:3}'],
  ['small line height', 'body{line-height:.6}'],
  ['large type', '*{font-size:40px}'],
  ['no font size', 'html,body{font-size:0}'],
  ['indented text', 'body{text-indent:80px}'],
  ['right-to-left text', 'html{direction:rtl}'],
  ['a hidden body until load', 'body{visibility:hidden}'],
  ['no text selection', '*{user-select:none}'],
  ['no pointer events', 'body{pointer-events:none}'],
  ['no cursor', 'body{cursor:none}'],
  // As wide as the window, whose pixels are larger or smaller than the page's.
  [
    'a zoomed-out page',
    'body{zoom:.8}',
    { dialog: /^490 x \d{3}, \d lines/, policy: /^490 x \d{3}, \d+ lines/ },
  ],
  [
    'a zoomed-in page',
    'body{zoom:1.05}',
    { dialog: /^373 x \d{3}, \d lines/, policy: /^373 x \d{3}, \d+ lines/ },
  ],
  ['slow transitions', '*,*::before,*::after{transition:all 30s;transition-delay:1s}'],
  ['transparent elements until load', 'body *{opacity:0}'],
  ['no margins', '*{margin:0}'],
  ['no minimum widths', '*{min-width:0;max-width:100%}'],
  ['hidden undefined elements', ':not(:defined){display:none}'],
  ['hidden unknown children of the body', 'body>*:not(main){display:none}'],
  [
    'buttons of the theme',
    'button{min-height:80px;height:80px;margin:20px;padding:30px 40px;width:auto;border:3px solid}',
  ],
  [
    'buttons in a row',
    'form button{display:inline-flex;flex:1;max-height:20px;min-width:500px;text-indent:-999px}',
  ],
  ['buttons with a minimum width', 'button{min-width:300px!important}'],
  ['reverted styles', '*{all:revert}'],
  [
    'dialogs of the theme',
    'dialog{display:none;position:static;width:100vw;padding:0;color:#fff}dialog::backdrop{display:none}',
  ],
  ['paragraphs of the theme', 'p,h2{margin:90px;font-size:60px;color:#fff;max-width:40px}'],
  ['pictures of the theme', 'svg,img{display:block;width:100%;max-width:100%;height:auto}'],
  ['lists of the theme', 'ul,li{margin:40px;padding:40px;list-style:square}'],
  ['boxes of the theme', 'div{padding:30px;margin:10px;overflow:hidden}div:empty{display:none}'],
];
