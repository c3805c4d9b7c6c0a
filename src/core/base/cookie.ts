import { ownDocument } from './unclobbered';

/**
 * Reads a cookie and decodes it if it is encoded: shops and apps write both forms.
 *
 * @param isWanted chooses among cookies of the same name, which differ in path or domain; a browser lists the longest path first
 * @returns undefined if there is none, or if cookies are blocked
 */
export function readCookie(name: string, isWanted = (_value: string) => true): string | undefined {
  for (const part of readAll().split('; ')) {
    const [key, ...rest] = part.split('=');
    const value = decode(rest.join('='));
    if (key === name && isWanted(value)) return value;
  }
  return undefined;
}

/** Reads all cookies; in a sandboxed frame even reading them throws. */
function readAll(): string {
  try {
    return ownDocument.cookie;
  } catch {
    return '';
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
