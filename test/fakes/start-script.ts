import { type Script, script, whenScriptReady } from '../../src/core/platform/script';
import { stub } from '../run/suite';

/**
 * Starts the script in a page.
 *
 * @param running selects the tag of a classic script; empty for a module
 * @param prepareStackTrace formats the stack in which the script finds its own URL
 * @returns what the script reads about itself
 */
export async function startScript(
  markup: string,
  running: string,
  prepareStackTrace: (error: unknown, frames: unknown[]) => unknown,
): Promise<Script> {
  const page = new DOMParser().parseFromString(`<head>${markup}`, 'text/html');
  stub(globalThis, { document: page });
  stub(Document.prototype, { currentScript: running ? page.querySelector(running) : null });
  stub(script, { base: undefined, nonce: undefined, options: {} });
  const restore = stub(Error, { prepareStackTrace });
  let failure: unknown;
  whenScriptReady(
    () => {},
    error => {
      failure = error;
    },
  );
  // A module reads its tag in a microtask.
  await undefined;
  restore();
  if (failure) throw failure;
  const { base, nonce, options } = script;
  return { base, nonce, options };
}
