#!/usr/bin/env node
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { release } from './load.js';

const USAGE = `Usage:
  npx portable-wallets copy <folder>
    Copies the files of the release, for example into public/wallets.
  npx portable-wallets doctor <url or file> [--out <folder>] [--script <url>]
    Reports what this release would do on a page.
    --out     folder for report.html, with pictures, and report.json
    --script  URL of the page's current script, if its name isn't portable-wallets*.js`;

const [command = '', ...args] = process.argv.slice(2);
if (command === 'doctor') {
  const { runDoctor } = await import('./doctor/doctor.mjs');
  process.exitCode = await runDoctor(args, fileURLToPath(new URL('.', import.meta.url)));
} else {
  const [folder] = command === 'copy' ? args : [command];
  if (folder && !folder.startsWith('-')) await copyRelease(folder);
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
}

/**
 * Copies the files of the release into a folder that the site serves unchanged. They must not be bundled, because the script loads
 * its other files by their names.
 *
 * @param {string} folder
 */
async function copyRelease(folder) {
  const from = fileURLToPath(new URL(`${release}/`, import.meta.url));
  await cp(from, join(folder, release), { recursive: true });
  console.log(`Copied the release to ${join(folder, release)}. Its first file is portable-wallets.js.`);
}
