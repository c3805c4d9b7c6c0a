import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dist } from '../../build/dist.mjs';

/**
 * Creates a small build of a release from the last one: the Portuguese files and those of a few languages, with
 * another release name in them.
 *
 * @param to its folder
 * @param name release name of the standard length
 */
export async function forgeBuild(to: string, name: string, languages: string[]): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), content);
  };
  const forge = async (path: string) =>
    (await readFile(join(dist, path), 'utf8')).replaceAll(manifest.release, name);
  const endings = languages.map(language => `.${language}`);
  const isChosen = (file: string) => [...endings, ''].includes(/\.[a-z-]+(?=\.js)/.exec(file)?.[0] ?? '');
  const files: Record<string, object> = {};
  for (const file of Object.keys(manifest.files).filter(isChosen)) {
    const content = await forge(file);
    for (const path of [file, join(name, file)]) await write(path, content);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    files[file] = { ...manifest.files[file], integrity };
  }
  for (const ending of ['', ...endings])
    await write(`importmap${ending}.json`, await forge(`importmap${ending}.json`));
  await write('bom.cdx.json', await forge('bom.cdx.json'));
  await write('manifest.json', JSON.stringify({ release: name, files }));
}
