import type { Engine } from '../engine';
import { startDisplay, startDriver } from './driver-process';
import { createPage } from './page';
import { createSession } from './session';
import { createWindow } from './window';

const VIEWPORT = { width: 1280, height: 720 };

/** What one visitor needs: two windows on one display would take the focus from each other. */
async function startSeat() {
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

/** WebKit as GTK has it: one display, one driver and one browser a lane; each visitor is a session. */
export function createWebkitEngine(): Engine {
  const launched: ReturnType<typeof startSeat>[] = [];
  const free: ReturnType<typeof startSeat>[] = [];
  return {
    lanes: 2,
    async open() {
      const seat = free.pop() ?? startSeat();
      if (!launched.includes(seat)) launched.push(seat);
      const { port, stop } = await seat;
      const session = await createSession(port);
      const page = createPage(createWindow(session, (await session.send('GET', '/window')) as string));
      await page.setViewportSize(VIEWPORT);
      return {
        page,
        hasDied: session.hasDied,
        async leave() {
          // A browser that doesn't even end any more is taken away with its driver; the next visitor gets another seat.
          const isWell = await session.send('DELETE', '').then(
            () => true,
            () => false,
          );
          if (isWell && !session.hasDied()) return void free.push(seat);
          launched.splice(launched.indexOf(seat), 1);
          await stop();
        },
      };
    },
    async close() {
      for (const seat of launched) await (await seat).stop();
    },
  };
}
