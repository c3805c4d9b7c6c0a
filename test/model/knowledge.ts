import type { Entry } from './timeline';

/** What a page can know of the submissions of one purchase, from its own requests and their answers. */
export interface Knowledge {
  /** Token of the submission made last. */
  token?: string;
  /** Submissions whose answer is not there yet. */
  pending: number;
  /** True once an answer was lost: the order may be placed, whatever comes later. */
  isDoubtful: boolean;
  isOrdered: boolean;
  /** True where the submission made last was refused. */
  isRefused: boolean;
}

export const NOTHING: Knowledge = { pending: 0, isDoubtful: false, isOrdered: false, isRefused: false };

/** True where a submission has left whose outcome nobody in the page knows: lost, throttled, or on its way. */
export const mayOrder = ({ token, pending, isDoubtful, isOrdered, isRefused }: Knowledge) =>
  !isOrdered && token !== undefined && (pending > 0 || isDoubtful || !isRefused);

/** True where a submission has left that is not known to be refused. */
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
