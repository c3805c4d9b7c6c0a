import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findBrowser } from '../../../build/find-browser.mjs';

/** A Chromium with one tab, which supports prerendering. */
export interface PlainChromium {
  /** Evaluates an expression in the tab's page. Undefined if there is none, or if the expression throws. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Target {
  targetId: string;
  type: string;
}

/** Starts a Chromium without playwright, which disables prerendering. */
export function openPlainChromium(url: string): PlainChromium {
  const profile = mkdtempSync(join(tmpdir(), 'portable-wallets-'));
  const args = ['--headless', '--no-sandbox', '--remote-debugging-pipe', `--user-data-dir=${profile}`, url];
  const browser = spawn(findBrowser() ?? '', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise(resolve => browser.once('exit', resolve));
  const input = browser.stdio[3] as Writable;
  const waiting = new Map<number, (result: unknown) => void>();
  let rest = '';
  (browser.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result } = JSON.parse(message);
      waiting.get(id)?.(result);
    }
  });
  let count = 0;
  const send = <T>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<T>(resolve => {
      waiting.set(++count, resolve as (result: unknown) => void);
      input.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });

  return {
    async evaluate(expression) {
      const { targetInfos } = await send<{ targetInfos: Target[] }>('Target.getTargets');
      const target = targetInfos.find(({ type }) => type === 'page');
      if (!target) return undefined;
      const { targetId } = target;
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const params = { expression, returnByValue: true };
      type Evaluated = { result?: { value?: unknown } } | undefined;
      // There is no result if the page is replaced meanwhile, as it is when a prerendered page is activated.
      const evaluated = await send<Evaluated>('Runtime.evaluate', params, sessionId);
      await send('Target.detachFromTarget', { sessionId });
      return evaluated?.result?.value;
    },
    async close() {
      void send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
