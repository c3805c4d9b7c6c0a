import { seen } from '../../src/core/report';

/** Keeps what the script says to the developer, and out of the test's own output; as on a page that has heard nothing yet. */
export function recordErrors(): { lines: string[]; stop(): void } {
  seen.clear();
  const { error } = console;
  const lines: string[] = [];
  console.error = (...parts: unknown[]) => lines.push(parts.map(toText).join(' '));
  return {
    lines,
    stop() {
      console.error = error;
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
