import type { ServerResponse } from 'node:http';
import type { Store } from '../store/store';
import { takeFault } from '../store/take-fault';
import type { Answer } from './answer';
import { send } from './answer';
import { TIMING } from './create-api';
import { TRANSPORT_NAMES, type TransportFault, transportFaults } from './transport-faults';

/**
 * Spoils the answer to what isn't the storefront API, such as a page, a script or the shop's own cart, where a fault names the
 * begin of its path as it names operations. A fault that names nothing is about the API alone. @returns false where there is
 * no such fault
 */
export async function spoilPath(
  store: Store,
  path: string,
  res: ServerResponse,
  respond: () => Promise<Response>,
): Promise<boolean> {
  const named = store.settings.faults.flatMap(({ operations }) => operations);
  const begin = named.find(name => name.startsWith('/') && path.startsWith(name));
  const fault = begin && takeFault(store, begin, TRANSPORT_NAMES, () => []);
  if (!fault) return false;
  const spoil: TransportFault = transportFaults[fault];
  const answer = await spoil({ answer: async () => toAnswer(await respond()), res, timing: TIMING });
  if (answer) await send(res, answer);
  return true;
}

async function toAnswer({ status, headers, body }: Response): Promise<Answer> {
  return {
    status,
    headers: Object.fromEntries(headers),
    body: (body as AsyncIterable<Uint8Array> | null) ?? '',
  };
}
