/** What a screen reader calls a button: its text, and what its pictures are called. */
export function nameOf(button: Element): string {
  const read = (node: Node): string =>
    node instanceof HTMLImageElement ? node.alt : (node.nodeValue ?? [...node.childNodes].map(read).join(''));
  return read(button);
}
