import { createHmac, timingSafeEqual } from 'node:crypto';

/** Stands for the seller's private key. */
const KEY = 'sandbox';

/** Signs the text of a payload: one other space in it, and the signature no longer fits. */
export function signPayload(payload: string): string {
  return createHmac('sha256', KEY).update(payload).digest('base64');
}

export function isSigned(payload: string, signature: string): boolean {
  const [expected, given] = [signPayload(payload), signature].map(text => Buffer.from(text));
  return !!expected && !!given && expected.length === given.length && timingSafeEqual(expected, given);
}
