import { createHash } from 'node:crypto';
import type { FirstFile } from '../../../build/roll-out.mjs';
import { readText } from './files';

/** Name of the sandbox's next release: the files of the last build once more, as a CDN has releases side by side. */
export const NEXT = 'fedcba9876543210';

/** The first files of two releases, with URLs that count from the folder of both. */
export interface Releases {
  current: FirstFile;
  next: FirstFile;
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A file of what was built: the name of its release and its text; nothing where the last build has no such file. */
async function readBuilt(dist: URL, file: string) {
  const { release = '' } = JSON.parse((await readText(new URL('manifest.json', dist))) ?? '{}');
  const text = await readText(new URL(`${release}/${file}`, dist));
  return text === undefined ? undefined : { release, text, next: text.replaceAll(release, NEXT) };
}

/** Text of a file of the next release; nothing where the last build has no such file. */
export const readNext = async (dist: URL, file: string): Promise<string | undefined> =>
  (await readBuilt(dist, file))?.next;

/** Both releases of what was built, as the page's lines name them. */
export async function readReleases(dist: URL, file: string): Promise<Releases | undefined> {
  const built = await readBuilt(dist, file);
  return (
    built && {
      current: { url: `${built.release}/${file}`, integrity: hash(built.text) },
      next: { url: `${NEXT}/${file}`, integrity: hash(built.next) },
    }
  );
}
