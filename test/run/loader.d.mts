/** Compiles what Node can't read by itself; everything else goes to `next`. */
export function load(
  url: string,
  context: object,
  next: (url: string, context: object) => unknown,
): Promise<{ source: string }>;
