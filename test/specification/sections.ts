import { readdirSync } from 'node:fs';
import { readChapters } from './document';
import type { Section } from './statement';

const folder = new URL('statements/', import.meta.url);
const anchors = readChapters('docs/specification.md').map(({ anchor }) => anchor);
const read = async (file: string): Promise<Section[]> => (await import(new URL(file, folder).href)).sections;
const all = (await Promise.all(readdirSync(folder).map(read))).flat();
const place = ({ at: [first = ''] }: Section) => anchors.indexOf(first);

/** All statements of the specification, in the order of `docs/specification.md`. */
export const sections = all.sort((one, other) => place(one) - place(other));
