import { MODULES } from './wallet-labels';

/** A line of a stack, in Bugsnag's shape. */
export interface Frame {
  /** Path below the bundle's folder. The folder's URL is the shop's own business. */
  file: string;
  lineNumber: number;
  columnNumber: number;
  /** Always empty, because anybody can write a stack, and the names of minified code say nothing. */
  method: '';
  inProject: true;
}

/** How many lines of a stack are read, and how many characters of each: a script of the page may throw anything. */
const LINES_MAX = 30;
const LINE_MAX = 1024;

/** Matches one of our files, below the bundle's folder or the release's folder in it, then the line and the column. */
const PLACE = new RegExp(
  String.raw`^(?:[\da-f]{16}/)?((?:portable-wallets|cart|checkout|checkout-element|consent|debug|telemetry|wallets/(?:${MODULES}))(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.js)(?:\?.*)?:(\d{1,6}):(\d{1,6})\)?$`,
);

/**
 * Reads the lines of a stack that are in our files; nothing is said of the others. The stack of an inlined script names the
 * page, so it has no line of ours.
 *
 * @param base folder of our scripts; without it no line is ours
 */
export function toFrames(stack: string, base: string | undefined): Frame[] {
  if (!base) return [];
  return stack.split('\n', LINES_MAX).flatMap((line): Frame[] => {
    const [before = '', after = ''] = line.slice(0, LINE_MAX).trim().split(base);
    // Where a URL of ours stands within another URL, the line is not in our file.
    const [, file, lineNumber, columnNumber] = (!before.includes('http') && PLACE.exec(after)) || [];
    return file
      ? [
          {
            file,
            lineNumber: Number(lineNumber),
            columnNumber: Number(columnNumber),
            method: '',
            inProject: true,
          },
        ]
      : [];
  });
}
