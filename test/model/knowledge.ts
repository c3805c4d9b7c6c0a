import type { Entry } from './timeline';

/** What a page can infer about one purchase's submissions from its own requests and their responses. */
export interface Knowledge {
  /** Token of the last submission. */
  token?: string;
  /** Submissions without a response so far. */
  pending: number;
  /** True once a response was lost. The order may exist, whatever follows. */
  isDoubtful: boolean;
  isOrdered: boolean;
  /** True if the last submission was rejected. */
  isRefused: boolean;
}

export const NOTHING: Knowledge = { pending: 0, isDoubtful: false, isOrdered: false, isRefused: false };

/** True if a submission has an unknown outcome: lost, throttled or pending. */
export const mayOrder = ({ token, pending, isDoubtful, isOrdered, isRefused }: Knowledge) =>
  !isOrdered && token !== undefined && (pending > 0 || isDoubtful || !isRefused);

/** True if a submission was sent that is not known to be rejected. */
export const isOut = (known: Knowledge) => known.isOrdered || mayOrder(known);

export function learn(known: Knowledge, { what, detail, token }: Entry): Knowledge {
  if (!token) return known;
  if (what === 'request') return { ...known, token, pending: known.pending + 1, isRefused: false };
  const type = detail.split(' ')[1];
  return {
    ...known,
    pending: known.pending - 1,
    isRefused: type === 'SubmitFailed',
    isDoubtful: known.isDoubtful || type === 'lost',
    isOrdered: known.isOrdered || type === 'SubmitSuccess' || type === 'SubmitAlreadyAccepted',
  };
}
