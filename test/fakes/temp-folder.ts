import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onEnd } from '../run/suite';

/** Creates a folder with these files by path. It is removed after the test, or after the file if no test is running. */
export function createTempFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'portable-wallets-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
