declare module '*/build/aliases.mjs' {
  /** What an import of the left name gets. */
  export const aliases: Record<string, string>;
}
