import { readFileSync } from 'node:fs';

/** One heading of `docs/specification.md` with all that stands below it, headings of lower levels included. */
export interface Chapter {
  level: number;
  /** The heading as it is in a link: `sheet-actions`. */
  anchor: string;
  text: string;
}

/** A heading as GitHub writes it into a link. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** The chapters of a page of Markdown, in their order. */
export function readChapters(path: string): Chapter[] {
  const markdown = readFileSync(path, 'utf8').replace(/```.*?```/gs, '');
  const parts = markdown.split(/^(?=#+ )/m).map(text => {
    const [, marks = '', heading = ''] = /^(#+) (.+)/.exec(text) ?? [];
    return { level: marks.length, anchor: toAnchor(heading), text };
  });
  return parts
    .map((part, index) => {
      const end = parts.findIndex(({ level }, at) => at > index && level <= part.level);
      const own = parts.slice(index, end < 0 ? undefined : end);
      return { ...part, text: own.map(({ text }) => text).join('') };
    })
    .filter(({ level }) => level);
}

/** All that a link may lead to in a page of Markdown: its headings, and the names that stand in it as `<a id="5">`. */
export function readAnchors(path: string): string[] {
  const names = readFileSync(path, 'utf8').matchAll(/<a id="([^"]+)">/g);
  return [...readChapters(path).map(({ anchor }) => anchor), ...[...names].map(([, name]) => name as string)];
}
