/** The real timer, independent of fake clocks. */
const nextTurn = globalThis.setTimeout;
/** Immediate ticks. Later ticks take a millisecond each, for frames and files. */
const QUICK_TURNS = 200;
const MAX_TURNS = 2000;

const turn = (ms = 0) => new Promise<void>(resolve => nextTurn(resolve, ms));

/** Waits until promises, renders and effects have settled, which takes a few ticks without a timer. */
export async function settle(turns = 12): Promise<void> {
  for (let left = turns; left; left--) await turn();
}

/** Waits for a condition. @throws if it stays false */
export async function until(isSo: () => unknown, what = String(isSo)): Promise<void> {
  for (let turns = 0; turns < QUICK_TURNS + MAX_TURNS; turns++) {
    if (isSo()) return;
    await turn(turns < QUICK_TURNS ? 0 : 1);
  }
  throw new Error(`Never came true: ${what}`);
}

/** Waits until the cache for the next frame's elements is empty. */
export async function settleFrames(): Promise<void> {
  for (let left = 3; left; left--) await new Promise(requestAnimationFrame);
}

/** Waits until the status of a purchase has been announced, so that only the long timer of its removal remains. */
export function settleAnnouncement(): Promise<void> {
  return turn(150);
}
