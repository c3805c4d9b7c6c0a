import { keepFile } from './files';

const THEME = new URL('./', import.meta.url);
const NAMES = /^\/theme\/([a-z]+(?:\+[a-z]+)+)\.css$/;

/** Path of one file that has all of these style sheets, in their order: each request of a page costs a browser time. */
export const sheetPath = (names: string[]) => `/theme/${names.join('+')}.css`;

/** What `sheetPath` leads to; nothing for any other path. */
export async function serveSheets(path: string): Promise<Response | undefined> {
  const names = NAMES.exec(path)?.[1]?.split('+');
  if (!names) return undefined;
  const files = await Promise.all(names.map(name => keepFile(new URL(`${name}.css`, THEME))));
  const decoder = new TextDecoder();
  const texts = files.flatMap(file => (file ? decoder.decode(file.plain) : []));
  if (texts.length < names.length) return new Response('Not found\n', { status: 404 });
  const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(texts.join('\n'), { headers });
}
