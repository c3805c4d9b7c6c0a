/** The real timer, whatever clock a test puts in its place. */
const nextTurn = globalThis.setTimeout;
/** Turns that come at once; those after them take a millisecond each, for what waits for a frame or for a file. */
const QUICK_TURNS = 200;
const MAX_TURNS = 2000;

const turn = (ms = 0) => new Promise<void>(resolve => nextTurn(resolve, ms));

/** Lets promises, renders and effects run out: none of them takes more than a few turns without a timer. */
export async function settle(turns = 12): Promise<void> {
  for (let left = turns; left; left--) await turn();
}

/** Waits until it is so. @throws where it never is */
export async function until(isSo: () => unknown, what = String(isSo)): Promise<void> {
  for (let turns = 0; turns < QUICK_TURNS + MAX_TURNS; turns++) {
    if (isSo()) return;
    await turn(turns < QUICK_TURNS ? 0 : 1);
  }
  throw new Error(`Never came true: ${what}`);
}

/** Waits until what is kept for an element that comes in the next frame is kept no more. */
export async function settleFrames(): Promise<void> {
  for (let left = 3; left; left--) await new Promise(requestAnimationFrame);
}
