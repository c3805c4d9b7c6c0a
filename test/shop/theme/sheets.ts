import { keepFiles, replyKept } from './files';

const THEME = new URL('./', import.meta.url);
const NAMES = /^\/theme\/([a-z]+(?:\+[a-z]+)+)\.css$/;

/** Path of one file that has all of these style sheets, in their order: each request of a page costs a browser time. */
export const sheetPath = (names: string[]) => `/theme/${names.join('+')}.css`;

/** What `sheetPath` leads to; nothing for any other path. */
export async function serveSheets(request: Request): Promise<Response | undefined> {
  const names = NAMES.exec(new URL(request.url).pathname)?.[1]?.split('+');
  return names && replyKept(request, await keepFiles(names.map(name => new URL(`${name}.css`, THEME))));
}
