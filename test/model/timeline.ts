/** One thing that happened, in the order in which it did. */
export interface Entry {
  /** Virtual milliseconds. */
  at: number;
  /** Number of the purchase that it belongs to; 0 before the first click. */
  purchase: number;
  what: What;
  /** What it was about: a URL, a text, the type of an answer. */
  detail: string;
  /** Attempt token of a submission. */
  token?: string | undefined;
}

export type What =
  /** What the shopper does. */
  | 'click'
  | 'pay'
  | 'close'
  | 'hide'
  | 'return'
  /** What another tab does to the cart. */
  | 'tab'
  /** What leaves the page. */
  | 'request'
  /** What the page learned of a request; `lost` where it learned nothing. */
  | 'answer'
  /** What the page does. */
  | 'visit'
  | 'dialog'
  | 'sheet'
  /** The amounts that the sheet shows from now on: its total, then its rows. */
  | 'amounts'
  | 'free'
  | 'fault';

export interface Timeline {
  entries: Entry[];
  add(what: What, detail?: string, token?: string, purchase?: number): void;
  /** For people who read what a failing sequence did. */
  print(): string;
}

export function createTimeline(now: () => { at: number; purchase: number }): Timeline {
  const entries: Entry[] = [];
  return {
    entries,
    add: (what, detail = '', token, purchase = now().purchase) =>
      entries.push({ ...now(), purchase, what, detail, token }),
    print: () =>
      entries
        .map(
          ({ at, purchase, what, detail }) => `${String(at).padStart(7)} ms #${purchase} ${what} ${detail}`,
        )
        .join('\n'),
  };
}
