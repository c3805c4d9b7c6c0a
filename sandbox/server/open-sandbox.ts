import { PAGE_LINKS } from '../panel/links';
import { createShop, type Shop } from './server';
import { createStore } from './store/store';
import type { Settings } from './store/types';
import { explainMissingSdk, explainNoTest, REAL_SDK_SETTINGS } from './web/real-sdks';
import { WALLET_NAMES, walletConfig } from './web/wallets';

/**
 * Opens the shop as `npm start` does.
 *
 * @param port value of `PORT`. @default 4000
 * @param hasRealSdks true if pages load the SDKs of Google Pay, PayPal and Venmo from their owners
 * @param request sends the requests that check whether these SDKs can be reached
 * @returns the shop, or a message if it can't listen on the port, reach an SDK, or use a wallet's configuration
 */
export async function openSandbox(
  port = '4000',
  hasRealSdks = false,
  request: typeof fetch = fetch,
): Promise<Shop | string> {
  // `npm start` opens in English, although the default of the script is Portuguese.
  const settings = {
    locale: 'en',
    scriptLanguage: 'en',
    otlp: true,
    analytics: true,
    errors: true,
    consent: 'all',
    ...(hasRealSdks && REAL_SDK_SETTINGS),
  } as const;
  const problem =
    explainConfigs(settings, hasRealSdks) ?? (hasRealSdks && (await explainMissingSdk(request)));
  if (problem) return problem;
  try {
    return await createShop({ port: Number(port), settings, hasRealSdks });
  } catch (error) {
    const message = explainOpenError(error, port);
    if (!message) throw error;
    return message;
  }
}

/** Returns why one of the wallets' configurations may not be used. */
function explainConfigs(settings: Partial<Settings>, hasRealSdks: boolean): string | undefined {
  const store = createStore(settings);
  const url = new URL('http://127.0.0.1/');
  const visit = { store, settings: store.settings, url, otherOrigin: url.origin, hasRealSdks };
  return WALLET_NAMES.flatMap(name => walletConfig(visit, name) ?? [])
    .map(config => explainNoTest(config, [url.origin]))
    .find(Boolean);
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
