/** A line of a stack, in Bugsnag's shape. */
export interface Frame {
  /** Below the bundle's folder, whose URL is the shop's own business. */
  file: string;
  lineNumber: number;
  columnNumber: number;
  /** Always empty: a stack is text that anybody can write, and in what is minified a name says nothing. */
  method: '';
  inProject: true;
}

/** Lines of a stack that are looked at, and characters of each: a script of the page may throw anything. */
const LINES_MAX = 30;
const LINE_MAX = 1024;

/** One of our files by its name, below the bundle's folder or the release's in it; then the line and the column. */
const PLACE =
  /^(?:[\da-f]{16}\/)?((?:portable-wallets(?:\.[a-z]{2}(?:-[a-z]{2})?)?|cart|checkout|debug|telemetry|wallets\/(?:(?:apple|google|amazon|shop)-pay|paypal))\.js)(?:\?.*)?:(\d{1,6}):(\d{1,6})\)?$/;

/**
 * Lines of a stack that are in our files; of the others nothing is said. The stack of an inlined script names the page.
 *
 * @param base folder of our scripts; without it none is ours
 */
export function toFrames(stack: string, base: string | undefined): Frame[] {
  if (!base) return [];
  return stack.split('\n', LINES_MAX).flatMap((line): Frame[] => {
    const [before = '', after = ''] = line.slice(0, LINE_MAX).trim().split(base);
    // A URL of ours within another one is not where the line is.
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
