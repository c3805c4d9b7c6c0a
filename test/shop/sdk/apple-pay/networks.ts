/**
 * Payment networks by the version of Apple Pay that was the first to know each:
 * https://developer.apple.com/documentation/applepayontheweb/supported-networks
 */
const SINCE: Record<string, number> = {
  amex: 1,
  bancomat: 14,
  bancontact: 14,
  bankAxept: 15,
  carteBancaire: 3,
  cartesBancaires: 4,
  chinaUnionPay: 1,
  dankort: 13,
  discover: 1,
  eftpos: 4,
  electron: 4,
  elo: 5,
  girocard: 11,
  interac: 1,
  jcb: 2,
  mada: 5,
  maestro: 4,
  masterCard: 1,
  mir: 11,
  privateLabel: 1,
  visa: 1,
  vPay: 4,
};

/** These two the engine hides from a session of an older version, whatever it knows itself. */
const HIDDEN_FROM_OLD_SESSIONS = ['jcb', 'carteBancaire'];

const VERSIONS = new Map(Object.entries(SINCE).map(([name, since]) => [name.toLowerCase(), since]));
const HIDDEN = HIDDEN_FROM_OLD_SESSIONS.map(name => name.toLowerCase());

/** True where a session of that version may name the network, in an engine whose newest version is `newest`. */
export function isNetwork(name: string, version: number, newest: number): boolean {
  const known = name.toLowerCase();
  const since = VERSIONS.get(known) ?? Number.POSITIVE_INFINITY;
  return since <= newest && (since <= version || !HIDDEN.includes(known));
}
