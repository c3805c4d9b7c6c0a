import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findDisplay, findWebkitDriver } from '../../../run/find-engines.mjs';

/** A process that was started, and has said that it can be used. */
interface Started {
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

function toStarted(child: ChildProcess): Started {
  const gone = once(child, 'exit');
  return {
    async stop() {
      child.kill();
      await gone;
    },
  };
}

/** A display without a screen: WebKitGTK draws its windows on nothing else. */
export async function startDisplay(): Promise<Started & { name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(findDisplay() ?? 'Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = child.stdio[3];
  if (!said) throw new Error('The display has no way to say its number');
  const [number] = await once(said, 'data', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  return { ...toStarted(child), name: `:${String(number).trim()}` };
}

/**
 * What the browser at a display without a screen does otherwise: it draws a page as one picture. Without a graphics card, layers and their
 * composition are computed by the processors, which takes two fifths of their time.
 */
const FLAT = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** A WebDriver of WebKitGTK: it takes one session at a time. */
export async function startDriver(display: string): Promise<Started & { port: number }> {
  const port = await findPort();
  const child = spawn(findWebkitDriver() ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...FLAT, DISPLAY: display, LANG: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR' },
  });
  const started = toStarted(child);
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))) {
    if (performance.now() > end || child.exitCode !== null)
      throw new Error('The WebDriver of WebKit does not start');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return { ...started, port };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
