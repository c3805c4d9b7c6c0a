/** Copies only the fields of a response that its document selects. */
export function prune(value: unknown, document: string): unknown {
  const names = new Set(document.match(/\w+/g));
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (!part || typeof part !== 'object') return part;
    const kept = Object.entries(part).filter(([name]) => names.has(name));
    return Object.fromEntries(kept.map(([name, inner]) => [name, copy(inner)]));
  };
  return copy(value);
}
