/** Limit of the script's costs, as a multiple of the baseline. */
export const RATIO_MAX = 1.3;

/** Formats a ratio as `1.3x`, or as a dash if it was not measured. Two digits, because the third one is noise. */
export function formatRatio(ratio: number): string {
  return Number.isFinite(ratio) ? `${ratio.toFixed(ratio < 10 ? 1 : 0)}x` : '—';
}

/** Returns a sentence if a ratio is over its limit. A ratio that was not measured is over it as well. */
export function checkRatio(what: string, ratio: number, most = RATIO_MAX): string[] {
  if (ratio <= most) return [];
  return [`${what} is ${Number.isFinite(ratio) ? ratio.toFixed(2) : 'not measured'}; the limit is ${most}.`];
}
