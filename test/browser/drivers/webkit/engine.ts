import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findDisplay, findWebkitDriver } from '../../../../build/find-browser.mjs';
import type { Engine } from '../../../../sandbox/browser/page-driver';
import { createPage } from './page';
import { createSession } from './session';
import { createWindow, type WebkitWindow } from './window';

const VIEWPORT = { width: 1280, height: 720 };
const START_TIMEOUT_MS = 60_000;

/** A running driver with its browser, which has one window. */
interface Running {
  window: WebkitWindow;
  /** Of the driver. */
  port: number;
  stop(): Promise<void>;
}

/**
 * Creates the engine of WebKitGTK with one display, one driver and one browser. Its only window is cleared for the next visitor,
 * because starting a browser takes most of a test's time.
 */
export function createWebkitEngine(): Engine {
  let running: Running | undefined;

  async function close() {
    const stopped = running;
    running = undefined;
    await stopped?.stop();
  }

  return {
    async open() {
      running ??= await start();
      const { window, port } = running;
      const { session } = window;
      const page = createPage(window);
      try {
        await page.setViewportSize(VIEWPORT);
      } catch (error) {
        await close();
        throw error;
      }
      return {
        page,
        pages: () => [page],
        console: [],
        complaints: [],
        async leave() {
          if (session.hasDied() || !(await clear(window, port))) await close();
        },
      };
    },
    close,
  };
}

async function start(): Promise<Running> {
  const children: ChildProcess[] = [];
  const kill = () => {
    for (const child of children.toReversed()) child.kill();
  };
  // The process may exit without closing its browsers.
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const gone = children.filter(({ exitCode }) => exitCode === null).map(child => once(child, 'exit'));
    kill();
    await Promise.all(gone);
  };
  try {
    const display = await startDisplay(children);
    const port = await startDriver(display, children);
    const session = await createSession(port);
    const window = createWindow(session, (await session.send('GET', '/window')) as string);
    return { window, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a virtual display, which WebKitGTK requires; `--headed` uses the user's own. @returns its name */
async function startDisplay(children: ChildProcess[]): Promise<string> {
  const { E2E_HEADED, DISPLAY } = process.env;
  if (E2E_HEADED && DISPLAY) return DISPLAY;
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(findDisplay() ?? 'Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(child);
  const output = child.stdio[3];
  if (!output) throw new Error('The display has no way to tell its number');
  const [number] = await once(output, 'data', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  return `:${String(number).trim()}`;
}

/** Starts a WebDriver, which allows one session at a time. @returns its port */
async function startDriver(display: string, children: ChildProcess[]): Promise<number> {
  const port = await findPort();
  const child = spawn(findWebkitDriver() ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      // Without a graphics card, compositing takes two fifths of the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      DISPLAY: display,
      LANG: 'pt_BR.UTF-8',
      LANGUAGE: 'pt_BR',
    },
  });
  children.push(child);
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))) {
    if (performance.now() > end || child.exitCode !== null)
      throw new Error('The WebDriver of WebKit does not start');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return port;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Clears a window for the next visitor. Each shop has its own origin, so that only cookies would remain.
 *
 * @param port the driver's, which serves a page on the shops' host
 * @returns true on success
 */
async function clear({ session, handle, send }: WebkitWindow, port: number): Promise<boolean> {
  try {
    const handles = (await session.enqueue(() => session.send('GET', '/window/handles'))) as string[];
    for (const other of handles)
      if (other !== handle) await createWindow(session, other).send('DELETE', '/window');
    await send('POST', '/url', { url: `http://127.0.0.1:${port}/status` });
    await send('DELETE', '/cookie');
    return true;
  } catch {
    return false;
  }
}
