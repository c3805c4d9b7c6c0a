import { loggedTexts } from '../../src/core/platform/errors';
import { stub } from '../run/suite';

interface Recorded {
  lines: string[];
  stop(): void;
}

/** Records console errors and keeps them out of the test's output. Earlier errors count as not logged. */
export function recordErrors(): Recorded {
  loggedTexts.clear();
  return record('error');
}

/** Records console infos. */
export const recordInfos = () => record('info');

export const recordWarnings = () => record('warn');

function record(kind: 'error' | 'info' | 'warn'): Recorded {
  const lines: string[] = [];
  const stop = stub(console, {
    [kind]: (...parts: unknown[]) => void lines.push(parts.map(toText).join(' ')),
  });
  return { lines, stop };
}

/** The console also prints values that have no string. */
function toText(part: unknown): string {
  try {
    return String(part);
  } catch {
    return typeof part;
  }
}
