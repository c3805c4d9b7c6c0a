import { PLACES } from '../panel/places';
import { createShop, type Shop } from './server';

/**
 * Opens the shop as `npm start` does.
 *
 * @param port as it is written in `PORT`. @default 4000
 * @returns the shop, or a sentence that explains why it can't be opened there
 */
export async function openSandbox(port = '4000'): Promise<Shop | string> {
  try {
    return await createShop({
      port: Number(port),
      // `npm start` opens in English, although the default of the script is Portuguese.
      settings: { locale: 'en', words: 'en', otlp: true, analytics: true, errors: true, consent: 'all' },
    });
  } catch (error) {
    const sentence = refusal(error, port);
    if (!sentence) throw error;
    return sentence;
  }
}

/** Column of the descriptions, after all addresses but the longest. */
const COLUMN = 72;

/** Returns what `npm start` prints. */
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

/** Returns what to do about an error of opening; nothing if the error is a bug. */
export function refusal(error: unknown, asked: string | undefined): string | undefined {
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `No port from ${asked} to 65535 is free: choose others with PORT=5000 npm start.`;
  if (code === 'EACCES')
    return `Port ${port} is not for everybody: choose one above 1023 with PORT=5000 npm start.`;
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `PORT=${asked} is no port that has another one after it: choose a number from 1024 to 65534.`;
  return undefined;
}
