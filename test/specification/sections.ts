import { readdirSync } from 'node:fs';
import type { Section } from './statement';

/** Every section of the specification, in its order: one file or a few for each number. */
export const sections: Section[] = [];
for (const file of readdirSync(new URL('.', import.meta.url)).sort())
  if (/^section-\d/.test(file)) sections.push(...(await import(`./${file}`)).sections);
