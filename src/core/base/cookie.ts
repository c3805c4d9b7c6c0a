import { ownDocument } from './unclobbered';

/**
 * A cookie's value, decoded where it is encoded: shops and apps write both forms. Where cookies are blocked there is none.
 */
export function readCookie(name: string): string | undefined {
  for (const part of readAll().split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decode(value.join('='));
  }
  return undefined;
}

/** In a sandboxed frame the mere look is an exception. */
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
