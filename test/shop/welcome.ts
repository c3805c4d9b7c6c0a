import { PLACES } from './panel/places';
import type { Shop } from './server';

/** Where the texts stand, beside all addresses but the longest. */
const COLUMN = 72;

/** What a person reads who has opened the shop. */
export function welcome({ url, otherUrl }: Pick<Shop, 'url' | 'otherUrl'>): string {
  const groups = Object.entries(PLACES).map(
    ([title, places]) =>
      `${title}:\n${places.map(([path, text]) => `  ${(url + path).padEnd(COLUMN)}  ${text}`).join('\n')}`,
  );
  return `
The sandbox shop is open:  ${url}
Its second origin:         ${otherUrl}
  on the next port, for the files of the script, the wallets' scripts and the collector

${groups.join('\n\n')}

Press Ctrl+C to close the shop.
`;
}

/** Why the shop can't be opened, in one sentence that says what to do; nothing where it is our own mistake. */
export function refusal(error: unknown, asked: string | undefined): string | undefined {
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, and the shop needs PORT and the one after it: close what listens there, or choose others with PORT=5000 npm start.`;
  if (code === 'EACCES')
    return `Port ${port} is not for everybody: choose one above 1023 with PORT=5000 npm start.`;
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `PORT=${asked} is no port that has another one after it: choose a number from 1024 to 65534.`;
  return undefined;
}
