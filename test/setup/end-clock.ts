import type { FakeClock } from './fake-clock';

/** Longer than a frame: effects that wait for the next one must not be lost with the clock. */
const FRAMES_MS = 100;

export async function endClock(clock: FakeClock | undefined): Promise<void> {
  await clock?.advance(FRAMES_MS);
  clock?.restore();
}
