import { mkdir, rm, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { PageDriver, Visit } from '../../sandbox/browser/page-driver';
import type { Shop } from '../../sandbox/server/server';

const ROOT = new URL('../../', import.meta.url);

/** A page that does not render must not block its test. */
const TIMEOUT_MS = 10_000;

/** Returns the folder with a failed test's evidence. */
export const toFolder = (name: string) =>
  `test-results/${name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 120)}/`;

/** Writes the message, the console, the shop's calls, each page's screenshot and DOM, and a trace if the engine supports it. */
export async function keepEvidence(name: string, error: unknown, visit: Visit | undefined, { store }: Shop) {
  await removeEvidence(name);
  const folder = new URL(toFolder(name), ROOT);
  await mkdir(folder, { recursive: true });
  const write = (file: string, content: string | Buffer) => writeFile(new URL(file, folder), content);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // The compared values, which the message leaves out.
  const details = stripVTControlCharacters(String(Object(error).details ?? ''));
  await write('message.txt', `${name}\n\n${message}\n${details}`);
  await write('calls.json', `${JSON.stringify(store.calls, null, 2)}\n`);
  if (!visit) return;
  await write('console.txt', [...visit.console, ...store.pageErrors, ''].join('\n'));
  for (const [index, page] of visit.pages().entries()) {
    const picture = await inTime(page.screenshot());
    if (picture) await write(`page-${index + 1}.png`, picture);
    const dom = await inTime(readDom(page));
    if (dom) await write(`page-${index + 1}.html`, dom);
  }
  await visit.saveTrace?.(new URL('trace.zip', folder).pathname);
}

/** Removes the evidence of a test's last failure. */
export function removeEvidence(name: string): Promise<void> {
  return rm(new URL(toFolder(name), ROOT), { recursive: true, force: true });
}

/** Resolves to undefined if it fails or takes too long. */
const inTime = <R>(result: Promise<R>): Promise<R | undefined> =>
  Promise.race([
    result.catch(() => undefined),
    new Promise<undefined>(resolve => setTimeout(resolve, TIMEOUT_MS)),
  ]);

/** Serializes the document with its open shadow roots. */
const readDom = (page: PageDriver): Promise<string> =>
  page.evaluate(() => {
    const listRoots = (root: Document | ShadowRoot): ShadowRoot[] =>
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [shadowRoot, ...listRoots(shadowRoot)] : [],
      );
    const html = document.documentElement as HTMLElement & { getHTML?(options: object): string };
    return `<!doctype html>\n<!-- ${location.href} -->\n${html.getHTML?.({ shadowRoots: listRoots(document) }) ?? html.outerHTML}\n`;
  });
