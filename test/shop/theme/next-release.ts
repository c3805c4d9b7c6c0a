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

/** Text of a file of the next release; nothing where the last build has no such file. */
export async function readNext(dist: URL, file: string): Promise<string | undefined> {
  const { release = '' } = JSON.parse((await readText(new URL('manifest.json', dist))) ?? '{}');
  return (await readText(new URL(`${release}/${file}`, dist)))?.replaceAll(release, NEXT);
}

/** Both releases of what was built, as the page's lines name them. */
export async function readReleases(dist: URL, file: string): Promise<Releases | undefined> {
  const { release } = JSON.parse((await readText(new URL('manifest.json', dist))) ?? '{}');
  const text = await readText(new URL(`${release}/${file}`, dist));
  const next = await readNext(dist, file);
  return text === undefined || next === undefined
    ? undefined
    : {
        current: { url: `${release}/${file}`, integrity: hash(text) },
        next: { url: `${NEXT}/${file}`, integrity: hash(next) },
      };
}
