import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a Chromium: the one `CHROMIUM` names, or that the system has, or that playwright has downloaded. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  return [process.env.CHROMIUM, ...paths, chromium.executablePath()].find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path ?? '', constants.X_OK);
    return Boolean(path);
  } catch {
    return false;
  }
}

/** Ways of getting a browser onto a machine that has none, in the order in which they are tried. */
const INSTALLERS = [
  [
    'apt-get',
    ['-o', 'DPkg::Lock::Timeout=600', 'update', '-qq'],
    [
      'apt-get',
      [
        '-o',
        'DPkg::Lock::Timeout=600',
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium',
        'fonts-liberation',
      ],
    ],
  ],
  [process.execPath, [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']],
];

/** The browser, installed first where there is none. @throws where none can be had: no browser test is ever skipped */
export function getBrowser() {
  for (const [command, args, then] of INSTALLERS) {
    const found = findBrowser();
    if (found) return found;
    console.log(`There is no Chromium here: running ${command} ${(then ?? [command, args])[1].join(' ')}`);
    try {
      execFileSync(command, args, { stdio: 'inherit' });
      if (then) execFileSync(then[0], then[1], { stdio: 'inherit' });
    } catch (error) {
      console.log(`That did not work: ${error.message}`);
    }
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error('No Chromium could be installed: install one, or name its path in CHROMIUM.');
}
