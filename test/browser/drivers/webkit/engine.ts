import type { Engine } from '../engine';
import { startDisplay, startDriver } from './driver-process';
import { createPage } from './page';
import { createSession } from './session';
import { createWindow, type WebkitWindow } from './window';

const VIEWPORT = { width: 1280, height: 720 };

/** What one visitor needs: two windows on one display would take the focus from each other. */
interface Seat {
  /** Of the driver. */
  port: number;
  /** Absent until its first visitor comes. */
  browser?: Awaited<ReturnType<typeof startBrowser>>;
  stop(): Promise<void>;
}

async function startSeat(): Promise<Seat> {
  const display = await startDisplay();
  const driver = await startDriver(display.name);
  return {
    port: driver.port,
    async stop() {
      await driver.stop();
      await display.stop();
    },
  };
}

/** A browser at a seat, with its one window. */
async function startBrowser(port: number) {
  const session = await createSession(port);
  const window = createWindow(session, (await session.send('GET', '/window')) as string);
  return { session, window };
}

/**
 * WebKit as GTK has it: one display, one driver and one browser a lane, whose one window is made one for a new visitor: to start
 * another browser would cost most of a test's time.
 */
export function createWebkitEngine(): Engine {
  const seats = new Set<Seat>();
  const free: Seat[] = [];

  async function remove(seat: Seat) {
    seats.delete(seat);
    await seat.stop();
  }

  return {
    lanes: 2,
    async open() {
      const seat = free.pop() ?? (await startSeat());
      seats.add(seat);
      try {
        seat.browser ??= await startBrowser(seat.port);
        const { session, window } = seat.browser;
        const page = createPage(window);
        await page.setViewportSize(VIEWPORT);
        return {
          page,
          hasDied: session.hasDied,
          async leave() {
            // A browser that doesn't even do that any more is taken away with its driver; the next visitor gets another seat.
            if (!session.hasDied() && (await clear(window, seat.port))) free.push(seat);
            else await remove(seat);
          },
        };
      } catch (error) {
        await remove(seat);
        throw error;
      }
    },
    async close() {
      for (const seat of seats) await remove(seat);
    },
  };
}

/**
 * Makes a window one for a visitor who was never here: each shop has an origin of its own, so that cookies alone would be known
 * to the next one.
 *
 * @param port of the driver, which has a page of the shops' host
 * @returns whether it could
 */
async function clear({ session, handle, send }: WebkitWindow, port: number): Promise<boolean> {
  try {
    const handles = (await session.inTurn(() => session.send('GET', '/window/handles'))) as string[];
    for (const other of handles)
      if (other !== handle) await createWindow(session, other).send('DELETE', '/window');
    await send('POST', '/url', { url: `http://127.0.0.1:${port}/status` });
    await send('DELETE', '/cookie');
    return true;
  } catch {
    return false;
  }
}
