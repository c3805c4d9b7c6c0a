import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const core = new URL('../../src/core/', import.meta.url);

/** Every operation of the core, by the name of its file. */
export const documents: Record<string, URL> = Object.fromEntries(
  readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!fragment)\.graphql$/.test(file))
    .map(file => [basename(file), new URL(file, core)]),
);
