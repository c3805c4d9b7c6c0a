import { loggedTexts } from '../../src/core/platform/errors';
import { stub } from '../run/suite';

interface Recorded {
  lines: string[];
  stop(): void;
}

/** Keeps what the script says to the developer, and out of the test's own output; as on a page that has heard nothing yet. */
export function recordErrors(): Recorded {
  loggedTexts.clear();
  return record('error');
}

/** Keeps what the script explains. */
export const recordInfos = () => record('info');

export const recordWarnings = () => record('warn');

function record(kind: 'error' | 'info' | 'warn'): Recorded {
  const lines: string[] = [];
  const stop = stub(console, {
    [kind]: (...parts: unknown[]) => void lines.push(parts.map(toText).join(' ')),
  });
  return { lines, stop };
}

/** Consoles show what can't be made a text as well. */
function toText(part: unknown): string {
  try {
    return String(part);
  } catch {
    return typeof part;
  }
}
