/** One event of the sequence. */
export interface Entry {
  /** Virtual milliseconds. */
  at: number;
  /** Number of its purchase; 0 before the first click. */
  purchase: number;
  what: What;
  /** A detail: a URL, a text, or the type of a response. */
  detail: string;
  /** Attempt token of a submission. */
  token?: string | undefined;
}

export type What =
  /** Actions of the shopper. */
  | 'click'
  | 'pay'
  | 'close'
  | 'hide'
  | 'return'
  /** Changes of another tab. */
  | 'tab'
  /** Requests of the page. */
  | 'request'
  /** Results of the page's requests; `lost` if there is none. */
  | 'answer'
  /** Actions of the page. */
  | 'visit'
  | 'dialog'
  | 'sheet'
  /** The displayed amounts from now on: the total, then the rows. */
  | 'amounts'
  | 'free'
  | 'fault';

export interface Timeline {
  entries: Entry[];
  add(what: What, detail?: string, token?: string, purchase?: number): void;
  /** Formats the entry for the trace of a failure. */
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
