/** What the script may cost, as a multiple of the floor. */
export const RATIO_MAX = 1.3;

/** `1.3x`; a dash where nothing was measured. Two digits, because the third one is noise. */
export function writeRatio(ratio: number): string {
  return Number.isFinite(ratio) ? `${ratio.toFixed(ratio < 10 ? 1 : 0)}x` : '—';
}

/**
 * What a ratio is beyond its gate, as a sentence; nothing where it holds. A ratio that could not be measured is beyond it as well:
 * a measurement that fails must not pass for a good one.
 */
export function checkRatio(what: string, ratio: number, most = RATIO_MAX): string[] {
  if (ratio <= most) return [];
  return [
    `${what} is ${Number.isFinite(ratio) ? ratio.toFixed(2) : 'not measured'}, and at most ${most} is allowed.`,
  ];
}
