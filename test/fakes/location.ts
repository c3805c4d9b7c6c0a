/** Runs a function while the page has another URL. */
export function at(page: string, act: () => void): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  const { href } = location;
  happyDOM.setURL(page);
  try {
    act();
  } finally {
    happyDOM.setURL(href);
  }
}
