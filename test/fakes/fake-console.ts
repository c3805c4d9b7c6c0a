import { seen } from '../../src/core/base/report';

interface Recorded {
  lines: string[];
  stop(): void;
}

/** Keeps what the script says to the developer, and out of the test's own output; as on a page that has heard nothing yet. */
export function recordErrors(): Recorded {
  seen.clear();
  return record('error');
}

/** Keeps what the script explains. */
export const recordInfos = () => record('info');

function record(kind: 'error' | 'info'): Recorded {
  const { [kind]: own } = console;
  const lines: string[] = [];
  console[kind] = (...parts: unknown[]) => lines.push(parts.map(toText).join(' '));
  return {
    lines,
    stop() {
      console[kind] = own;
    },
  };
}

/** Consoles show what can't be made a text as well. */
function toText(part: unknown): string {
  try {
    return String(part);
  } catch {
    return typeof part;
  }
}
