import type { Layout } from './random-themes';
import type { Seen, SeenPart } from './random-themes-page';

/** A rule for all elements that changes the size of the server's skeleton, or one that changes that of every link. */
const SPOILED =
  /^((.*\*|div|ul|li|ul,li)\{[^}]*(\ball:|margin|padding|border:2)|a\{.*(margin|padding)|(.*,)?a(,.*)?\{[^}]*min-height)/m;

/** A rule for what the server's skeleton has and a button hasn't, or only the link. It weighs as much as one for a class. */
const ROLE =
  /\[(role=button|aria-hidden)\][^{]*\{[^}]*(\ball:|width|height|margin|padding|border|color|background|text|font|display|white-space)|^a,button\{white-space/m;

type Excuses = (layout: Layout, seen: Seen, part: SeenPart) => boolean;

/** True if the theme requests the widest form of the content. */
const isWidest = ({ container, cell, direction }: Layout) =>
  (container.includes('max-content') || cell.includes('0 0 auto')) && direction !== '--vertical';

/** The least width of a button, which is wider than a narrower place (docs/specification.md#sizes). */
const LEAST_PX = 100;

/** True if a button's place, with a theme's margins and paddings for all elements, is narrower than a button may be. */
const hasNoRoom: Excuses = ({ css }, { room }, { around }) =>
  room <= LEAST_PX || (SPOILED.test(css) && around <= LEAST_PX);

/** What a layout may do to a part, with the reasons of docs/decisions.md#s41. */
const CHOICES: [faults: RegExp, when: Excuses][] = [
  [/outside|clipped|covered|window/, hasNoRoom],
  [/outside/, isWidest],
  [/outside|clipped/, (_, { isVertical }) => isVertical],
  [/outside|covered|window/, (_, { text }) => /outside|window/.test(`${text}`)],
  [/./, (_, { text }, { by }) => by === 'page' && /invisible|covered|window|spaced/.test(`${text}`)],
  [/cut above or below|cramped/, (_, __, { by }) => by === 'page'],
  [/invisible/, ({ css }, _, { by }) => by === 'page' && css.includes('line-height:0')],
  [/covered/, ({ css }) => css.includes('line-height:0')],
  [/outside|pale/, ({ css }, _, { by }) => by === 'page' && ROLE.test(css)],
  [/outside/, ({ css }, { isWider }) => isWider && ROLE.test(css)],
];

/** Why something may move when the buttons come, with the reasons of docs/decisions.md#s41. */
const MOVES: Excuses[] = [
  (_, { isWider }) => isWider,
  (_, { isWrapped }) => isWrapped,
  (_, { isStacked }) => isStacked,
  ({ container }) => container.includes('baseline'),
  ({ css }) => SPOILED.test(css),
  ({ element, direction }) => element === 'cart' && direction === '--horizontal',
  ({ css }) => ROLE.test(css),
];

/** A rule for the class of the buttons, which sets their size. */
const SIZED = /__button[^{]*\{[^}]*(height|width|padding)/;

/** Heights of the buttons of each element in pixels, if no rule sets another. */
const HEIGHTS = { product: [44], cart: [42, 54] };

/** Returns what is wrong with each part where the theme's own button, or for the link its own text, has no such fault. */
export function toFaults(layout: Layout, seen: Seen): string[] {
  const { parts, own, text, moved, missing, radius, share } = seen;
  const faults = parts.flatMap(part =>
    part.faults
      .filter(fault => !(part.by === 'page' ? text : own).includes(fault))
      .filter(fault => !CHOICES.some(([kind, when]) => kind.test(fault) && when(layout, seen, part)))
      .map(fault => `${part.name} is ${fault} (${part.width} x ${part.height})`),
  );
  for (const { name, by, width, height, around } of parts) {
    if (by === 'page' || SIZED.test(layout.css) || SPOILED.test(layout.css) || ROLE.test(layout.css))
      continue;
    if (!HEIGHTS[layout.element].includes(height)) faults.push(`${name} is ${height} px high`);
    if (width < around - 1) faults.push(`${name} is ${width} px wide, but its place ${around}`);
  }
  // An element waits while its place is beside the window.
  if (missing && !/outside|window/.test(`${own}${text}`)) faults.push(`${missing} wallets are missing`);
  if (!parts.some(part => MOVES.some(when => when(layout, seen, part))))
    for (const [what, px] of moved)
      if (Math.abs(px) > 1) faults.push(`${what} moves by ${Math.round(px)} px`);
  const styled = [
    ...layout.css.matchAll(
      /[^n]\.shopify-payment-button__button(?:--branded|\[role=button\])?\{(?:[^}]*;)?border-radius:(\w+)/g,
    ),
  ];
  if (radius && styled.length && !styled.some(([, wanted]) => wanted === radius))
    faults.push(`a corner has a radius of ${radius}`);
  const isNarrower = share !== undefined && Number(parts[0]?.width) > 150 && layout.css.includes('width:80%');
  if (isNarrower && Math.abs(share - 0.8) > 0.02) faults.push(`it has ${share} of its column`);
  return faults;
}
