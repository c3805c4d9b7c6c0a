import type { Filters } from './filters';

/** One view of the gallery: what its frames are about. */
export interface Part {
  /** In the row of views. */
  name: string;
  title: string;
  lead: string;
  /** Those that it heeds; one that brings its own backgrounds with it heeds no theme. */
  filters: (keyof Filters)[];
  /** Windows of these widths in CSS pixels. @default as wide as the gallery */
  widths?: number[];
  /** Room in CSS pixels until the frame says how high it is. */
  height: number;
  /** True where the script never comes. */
  isWaiting?: boolean;
}

/** The parts of the gallery by the names in its address. */
export const PARTS = {
  states: {
    name: 'Buttons',
    title: 'Buttons and their states',
    lead: 'Each wallet in the form of a product page: at rest, disabled by the form, busy with a purchase, sold out.',
    filters: ['wallet', 'state', 'theme', 'language', 'width'],
    height: 700,
  },
  subscriptions: {
    name: 'Subscriptions',
    title: 'With a subscription',
    lead: 'The form has a plan chosen. A wallet that takes no subscriptions gives way to Buy it now, and the consent appears.',
    filters: ['wallet', 'theme', 'language', 'width'],
    height: 700,
  },
  grids: {
    name: 'Cart grid',
    title: 'The grid of the cart',
    lead: 'From one wallet to seven, on both sides of each width at which the row becomes a column: 210, 320, 430 and 540 px.',
    filters: ['theme', 'language', 'width'],
    widths: [800],
    height: 2200,
  },
  widths: {
    name: 'Pages',
    title: 'Pages',
    lead: 'Product and cart in real windows. Up to 750 px the buttons of the grid stretch.',
    filters: ['wallet', 'theme', 'language', 'width'],
    widths: [360, 1280],
    height: 900,
  },
  skeletons: {
    name: 'Skeletons',
    title: 'Skeletons',
    lead: 'What the server writes and the shopper sees until the script comes, of the size of what comes after it.',
    filters: ['theme', 'width'],
    height: 700,
    isWaiting: true,
  },
  backgrounds: {
    name: 'Backgrounds',
    title: 'Backgrounds',
    lead: 'The buttons on both sides of luminance 70, above which a background is light.',
    filters: ['wallet', 'language', 'width'],
    height: 2400,
  },
} satisfies Record<string, Part>;

/** One of the parts by a name that somebody wrote. */
export function findPart(
  name: string | null | undefined,
): [name: keyof typeof PARTS, part: Part] | undefined {
  const known = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find(each => each === name);
  return known && [known, PARTS[known]];
}
