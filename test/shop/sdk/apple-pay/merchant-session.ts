/** Where Apple's server would sign a merchant session. */
export const VALIDATION_URL = 'https://apple-pay-gateway.example.com/paymentservices/startSession';

const TEXTS = ['merchantSessionIdentifier', 'nonce', 'merchantIdentifier', 'domainName', 'signature'];
const TIMES = ['epochTimestamp', 'expiresAt'];

/** Why Apple's server would not have signed this merchant session. */
export function findSessionFault(given: object): string | undefined {
  const session = given as Record<string, unknown>;
  const missing =
    TEXTS.find(name => typeof session[name] !== 'string' || !session[name]) ??
    TIMES.find(name => typeof session[name] !== 'number');
  if (missing) return `Missing merchant session ${missing}.`;
  return (session.expiresAt as number) < Date.now() ? 'The merchant session has expired.' : undefined;
}
