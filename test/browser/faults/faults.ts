import type { FaultName } from '../../shop/store/types';

/** What the server does to the answer to a request. */
export const ANSWERS = {
  refused: 'refused',
  cut: 'cut',
  slow: 'slow',
  '429': 'http_429',
  '500': 'http_500',
  nonsense: 'html',
} satisfies Record<string, FaultName>;

/** What befalls a step, whatever the wallet. */
export const FAULTS = [
  ...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]),
  'SDK throws',
  'SDK never answers',
  'page hidden',
  'element removed',
  'cancelled meanwhile',
  'cart changed',
] as const;

export type Fault = (typeof FAULTS)[number];
