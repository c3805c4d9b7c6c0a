import { PAGE_LINKS } from '../panel/links';
import { createShop, type Shop } from './server';

/**
 * Opens the shop as `npm start` does.
 *
 * @param port value of `PORT`. @default 4000
 * @returns the shop, or a message if it can't listen on the port
 */
export async function openSandbox(port = '4000'): Promise<Shop | string> {
  try {
    return await createShop({
      port: Number(port),
      // `npm start` opens in English, although the default of the script is Portuguese.
      settings: {
        locale: 'en',
        scriptLanguage: 'en',
        otlp: true,
        analytics: true,
        errors: true,
        consent: 'all',
      },
    });
  } catch (error) {
    const message = explainOpenError(error, port);
    if (!message) throw error;
    return message;
  }
}

/** Column of the descriptions, which the longest URL exceeds. */
const COLUMN = 72;

/** Returns the message that `npm start` prints. */
export function welcome({ url, otherUrl }: Pick<Shop, 'url' | 'otherUrl'>): string {
  const groups = Object.entries(PAGE_LINKS).map(
    ([title, links]) =>
      `${title}:\n${links.map(([path, text]) => `  ${(url + path).padEnd(COLUMN)}  ${text}`).join('\n')}`,
  );
  return `
The sandbox shop is open:  ${url}
Its second origin:         ${otherUrl}
  on the next port, for the script's files, the wallets' SDKs and the collector

${groups.join('\n\n')}

Press Ctrl+C to close the shop.
`;
}

/** Returns an actionable message for an error of listening; nothing if the error is a bug. */
function explainOpenError(error: unknown, requested: string | undefined): string | undefined {
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `No port from ${requested} to 65535 is free. Set another one: PORT=5000 npm start`;
  if (code === 'EACCES')
    return `Port ${port} needs more permissions. Set one above 1023: PORT=5000 npm start`;
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `PORT=${requested} is not a valid port. Set a number from 1024 to 65534.`;
  return undefined;
}
