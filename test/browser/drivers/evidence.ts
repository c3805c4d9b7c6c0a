import { mkdir, rm, writeFile } from 'node:fs/promises';

/** What a failed test leaves lies here, in a folder of its name. */
const FOLDER = new URL('../../../test-results/', import.meta.url);

/** A page that can't be drawn any more must not hold its test up. */
const SCREENSHOT_TIMEOUT_MS = 3000;

/** A page of any driver. */
interface Pictured {
  screenshot(options: { timeout: number }): Promise<Buffer>;
}

/** @param name of a test, which may hold anything */
const toFolder = (name: string) =>
  new URL(
    `${name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase()
      .slice(0, 120)}/`,
    FOLDER,
  );

/** Leaves what tells why a test failed: its message, a picture of each of its pages, the calls that its shop has met. */
export async function keepEvidence(name: string, error: unknown, pages: Pictured[], calls: unknown) {
  await removeEvidence(name);
  const folder = toFolder(name);
  await mkdir(folder, { recursive: true });
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await writeFile(new URL('message.txt', folder), `${name}\n\n${message}\n`);
  await writeFile(new URL('calls.json', folder), `${JSON.stringify(calls, null, 2)}\n`);
  for (const [index, page] of pages.entries()) {
    const picture = await page.screenshot({ timeout: SCREENSHOT_TIMEOUT_MS }).catch(() => undefined);
    if (picture) await writeFile(new URL(`page-${index + 1}.png`, folder), picture);
  }
}

/** A test that passes has nothing to show, nor has it what its last failure left. */
export function removeEvidence(name: string): Promise<void> {
  return rm(toFolder(name), { recursive: true, force: true });
}
