import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Writes `manifest.json`: of each file its bytes, its brotli bytes and its integrity. The same files stand once more in
 * a folder named after their contents, for a CDN that caches it for ever: the bundle finds its side modules beside it.
 */
export async function writeManifest(dist, files) {
  const contents = await Promise.all(files.map(file => readFile(join(dist, file))));
  const release = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 16);
  const manifest = { release, files: {} };
  for (const [index, file] of files.entries()) {
    const content = contents[index];
    manifest.files[file] = {
      bytes: content.length,
      brotli: brotliCompressSync(content).length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    };
    const copy = join(dist, release, file);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(dist, file), copy);
  }
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
