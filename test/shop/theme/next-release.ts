import { createHash } from 'node:crypto';
import type { FirstFile } from '../../../build/roll-out.mjs';
import { keepFiles } from './files';

/** Name of the sandbox's next release: the files of the last build once more, as a CDN has releases side by side. */
export const NEXT = 'fedcba9876543210';

/** The first files of two releases, with URLs that count from the folder of both. */
export interface Releases {
  current: FirstFile;
  next: FirstFile;
}

const read = async (dist: URL, path: string) => {
  const file = await keepFiles([new URL(path, dist)]);
  return file && new TextDecoder().decode(file.plain);
};
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Text of a file of the next release; nothing where the last build has no such file. */
export async function readNext(dist: URL, file: string): Promise<string | undefined> {
  const { release = '' } = JSON.parse((await read(dist, 'manifest.json')) ?? '{}');
  return (await read(dist, `${release}/${file}`))?.replaceAll(release, NEXT);
}

/** Both releases of what was built, as the page's lines name them. */
export async function readReleases(dist: URL, file: string): Promise<Releases | undefined> {
  const { release } = JSON.parse((await read(dist, 'manifest.json')) ?? '{}');
  const text = await read(dist, `${release}/${file}`);
  const next = await readNext(dist, file);
  return text === undefined || next === undefined
    ? undefined
    : {
        current: { url: `${release}/${file}`, integrity: hash(text) },
        next: { url: `${NEXT}/${file}`, integrity: hash(next) },
      };
}
