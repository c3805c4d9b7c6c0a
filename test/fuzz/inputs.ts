import '../setup/dom';
import fc from 'fast-check';
import { defineElements } from '../setup/elements';
import { recordErrors } from '../setup/fake-console';
import { fakeFrames } from '../setup/fake-frames';
import { fakeNavigation } from '../setup/fake-navigation';
import { settle } from '../setup/settle';
import { answerKinds } from './answer-kinds';
import { watchEdge } from './edge';
import type { Kind } from './kind';
import { pageKinds } from './page-kinds';
import { sdkKind } from './sdk-kind';

/** What became of the inputs of one kind. */
interface Outcome {
  'kind of input': string;
  cases: number;
  'exceptions in the page': number;
  'requests to hosts that aren’t named': number;
}

const KINDS = [...pageKinds, ...answerKinds, sdkKind] as Kind<unknown>[];

/**
 * Feeds the script with anything, by every way into it, as many times as are asked for in all.
 *
 * @param tell gets what went wrong, with the input
 */
async function fuzz(runs: number, tell: (what: string) => void, seed = Date.now()): Promise<Outcome[]> {
  const edge = watchEdge();
  const { stop } = recordErrors();
  const navigation = fakeNavigation();
  const frames = fakeFrames();
  defineElements();
  const outcomes: Outcome[] = [];
  for (const { name, inputs, feed } of KINDS) {
    const exceptions = edge.exceptions.length;
    const strays = edge.strays.length;
    const cases = Math.ceil(runs / KINDS.length);
    for (const input of fc.sample(inputs, { numRuns: cases, seed })) {
      const before = edge.exceptions.length + edge.strays.length;
      try {
        await feed(input);
      } catch (error) {
        edge.exceptions.push(error);
      }
      if (edge.exceptions.length + edge.strays.length > before)
        tell(
          `${name}, seed ${seed}: ${fc.stringify(input)}\n${(edge.exceptions.at(-1) as Error)?.stack ?? edge.strays.at(-1)}`,
        );
    }
    await settle();
    outcomes.push({
      'kind of input': name,
      cases,
      'exceptions in the page': edge.exceptions.length - exceptions,
      'requests to hosts that aren’t named': edge.strays.length - strays,
    });
  }
  frames.restore();
  navigation.restore();
  stop();
  edge.stop();
  return outcomes;
}

/** True where nothing got out. */
function isHeld(outcomes: Outcome[]): boolean {
  return outcomes.every(
    outcome => !outcome['exceptions in the page'] && !outcome['requests to hosts that aren’t named'],
  );
}

const found = new Set<string>();
const outcomes = await fuzz(Number(process.env.FUZZ_RUNS ?? 100_000), what => found.add(what));
for (const what of [...found].slice(0, 10)) process.stdout.write(`${what}\n\n`);
console.table(outcomes);
// Timers of what was fed may still run.
process.exit(isHeld(outcomes) ? 0 : 1);
