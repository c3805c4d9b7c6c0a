import type { Attack } from '../../attack/attack';
import type { Stage } from '../drivers/browser';
import { sample } from '../drivers/matrix';

/** All but those of a matrix that `npm test` leaves out; `npm run -s attack` plays them too. */
export function sampleAttacks(what: string, cases: Attack<Stage>[]): Attack<Stage>[] {
  const matrix = cases.filter(({ facts }) => facts);
  const played = new Set(sample(what, matrix, ({ facts = [] }) => facts));
  return cases.filter(attack => !attack.facts || played.has(attack));
}
