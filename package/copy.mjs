#!/usr/bin/env node
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { release } from './load.js';

/**
 * `npx portable-wallets public/wallets`: copies the files of the release into a folder that the site serves as it stands. They
 * must not be bundled: the script loads its other files from beside itself.
 */
const [folder] = process.argv.slice(2);
if (folder) {
  const from = fileURLToPath(new URL(`${release}/`, import.meta.url));
  await cp(from, join(folder, release), { recursive: true });
  console.log(`${join(folder, release)} has the files of the release; its first one is portable-wallets.js.`);
} else {
  console.error(
    'Name the folder that the files are copied to, for example: npx portable-wallets public/wallets',
  );
  process.exitCode = 1;
}
