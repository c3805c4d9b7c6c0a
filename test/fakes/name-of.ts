/** Returns a button's accessible name: its text and the alternative texts of its images. */
export function nameOf(button: Element): string {
  const read = (node: Node): string =>
    node instanceof HTMLImageElement ? node.alt : (node.nodeValue ?? [...node.childNodes].map(read).join(''));
  return read(button);
}
