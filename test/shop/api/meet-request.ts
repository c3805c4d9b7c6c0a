import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Store } from '../store/store';

/**
 * Lets happen what a test has planned for such a request, before the shop reads it.
 *
 * @returns false where it was given up meanwhile
 */
export async function meetRequest(
  { meanwhile }: Store,
  { url = '/' }: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const [path = '', query] = url.split('?');
  const operation = new URLSearchParams(query).get('operation_name');
  for (const [wanted, happen] of meanwhile) {
    if (wanted !== operation && !(wanted.startsWith('/') && path.startsWith(wanted))) continue;
    meanwhile.delete(wanted);
    // Whoever has planned it hears of its failure.
    await happen().catch(() => {});
    return !res.destroyed;
  }
  return true;
}
