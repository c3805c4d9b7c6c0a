/** Keeps what the script says to the developer, and out of the test's own output. */
export function recordErrors(): { lines: string[]; stop(): void } {
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
