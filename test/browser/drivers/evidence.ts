import { mkdir, rm, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

const ROOT = new URL('../../../', import.meta.url);

/** A page that can't be drawn any more must not hold its test up. */
const SCREENSHOT_TIMEOUT_MS = 3000;

/** A page of any driver. */
interface Pictured {
  screenshot(options: { timeout: number }): Promise<Buffer>;
}

/**
 * Where a failed test leaves what it saw.
 *
 * @param name of the test, which may hold anything
 */
export const toFolder = (name: string) =>
  `test-results/${name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 120)}/`;

/** Leaves what tells why a test failed: its message, a picture of each of its pages, the calls that its shop has met. */
export async function keepEvidence(name: string, error: unknown, pages: Pictured[], calls: unknown) {
  await removeEvidence(name);
  const folder = new URL(toFolder(name), ROOT);
  await mkdir(folder, { recursive: true });
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // What an assertion had and wanted: its message says only that they differ.
  const details = stripVTControlCharacters(String(Object(error).details ?? ''));
  await writeFile(new URL('message.txt', folder), `${name}\n\n${message}\n${details}`);
  await writeFile(new URL('calls.json', folder), `${JSON.stringify(calls, null, 2)}\n`);
  for (const [index, page] of pages.entries()) {
    const picture = await page.screenshot({ timeout: SCREENSHOT_TIMEOUT_MS }).catch(() => undefined);
    if (picture) await writeFile(new URL(`page-${index + 1}.png`, folder), picture);
  }
}

/** A test that passes has nothing to show, nor has it what its last failure left. */
export function removeEvidence(name: string): Promise<void> {
  return rm(new URL(toFolder(name), ROOT), { recursive: true, force: true });
}
