import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** 24 letters and digits; begins with a lower-case and a capital letter, as only legacy tokens have no capital. */
export function createToken(): string {
  const rest = Array.from({ length: 22 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `h${LETTERS[26 + randomInt(26)]}${rest.join('')}`;
}

export function createHex(digits: number): string {
  return randomBytes(Math.ceil(digits / 2))
    .toString('hex')
    .slice(0, digits);
}
