import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist } from '../../build/dist.mjs';

/**
 * Makes a build of another release from the last one: the same files, with its own name in them, and with a language less.
 *
 * @param to folder for it
 * @param name of the release, as long as any
 */
export async function forgeBuild(to: string, name: string, language: string): Promise<void> {
  await cp(dist, to, { recursive: true });
  const text = await readFile(join(to, 'manifest.json'), 'utf8');
  const { release, files } = JSON.parse(text);
  await rename(join(to, release), join(to, name));
  for (const file of Object.keys(files)) {
    const content = (await readFile(join(dist, file), 'utf8')).replaceAll(release, name);
    for (const path of [join(to, file), join(to, name, file)]) await writeFile(path, content);
    files[file].integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (!file.includes(`.${language}.`)) continue;
    delete files[file];
    for (const path of [join(to, file), join(to, name, file)]) await rm(path);
  }
  await rm(join(to, `importmap.${language}.json`), { force: true });
  const map = await readFile(join(to, 'importmap.json'), 'utf8');
  await writeFile(join(to, 'importmap.json'), map.replaceAll(release, name));
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ release: name, files }));
}
