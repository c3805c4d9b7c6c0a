import { ownDocument } from './unclobbered';

/** Reads a cookie and decodes it where it is encoded: shops and apps write both forms. Absent where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  for (const part of readAll().split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decode(value.join('='));
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
