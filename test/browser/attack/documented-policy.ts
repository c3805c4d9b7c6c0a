import { readFile } from 'node:fs/promises';
import { NONCE } from './bare-page';

const PAGE = new URL('../../../docs/operations.md', import.meta.url);

/** The column of what every page needs. */
const ALL = 'the script';

type Sources = { directive: string; wallets: string[]; source: string }[];

/** The table of docs/operations.md#content-security-policy, directive by wallet, one source each. */
async function readTable(): Promise<Sources> {
  const [, section = ''] = (await readFile(PAGE, 'utf8')).split('## Content Security Policy');
  const [head = [], , ...rows] =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter(line => line.startsWith('|'))
      .map(line => line.split('|').slice(1, -1)) ?? [];
  return rows.flatMap(([directive = '', ...cells]) =>
    cells.flatMap((cell, column) =>
      [...cell.matchAll(/`([^`]+)`/g)]
        .flatMap(([, sources = '']) => sources.split(' '))
        .map(source => ({
          directive: directive.replaceAll('`', '').trim(),
          wallets: head[column + 1]?.match(/\w+(?=`)/g) ?? [ALL],
          source: source.replace('…', NONCE),
        })),
    ),
  );
}

const table = await readTable();

/** The stand-in's frames are on the page's origin here, as PayPal's are on its own. */
const toStandIn = (directive: string, source: string) =>
  directive === 'frame-src' && source === 'https://*.paypal.com' ? "'self'" : source;

/** The policy that the documentation asks for where a page shows this wallet, without this source of this directive. */
export function policyOf(wallet: string, without?: [directive: string, source: string]): string {
  const directives = new Map<string, string[]>();
  for (const { directive, wallets, source } of table) {
    if (!wallets.includes(ALL) && !wallets.includes(wallet)) continue;
    const sources = directives.get(directive) ?? [];
    const isLeftOut = directive === without?.[0] && source === without[1];
    directives.set(directive, isLeftOut ? sources : [...sources, toStandIn(directive, source)]);
  }
  return [...directives]
    .map(([directive, sources]) => `${directive} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}
