import '../run/dom';
import fc from 'fast-check';
import { defineElements } from '../fakes/elements';
import { recordErrors } from '../fakes/fake-console';
import { fakeFrames } from '../fakes/fake-frames';
import { fakeNavigation } from '../fakes/fake-navigation';
import { settle } from '../fakes/settle';
import { answerKinds } from './answer-kinds';
import { watchEdge } from './edge';
import type { Kind } from './kind';
import { pageKinds } from './page-kinds';
import { sdkKind } from './sdk-kind';

/** Results of several inputs of one kind. */
export interface Outcome {
  name: string;
  cases: number;
  exceptions: number;
  strays: number;
  /** Failures with their input. */
  found: string[];
}

const KINDS = [...pageKinds, ...answerKinds, sdkKind] as Kind<unknown>[];
const FOUND_MAX = 3;

const edge = watchEdge();

/** Passes this many inputs of one kind to the script. */
async function feedKind(
  { name, inputs, feed }: Kind<unknown>,
  cases: number,
  seed: number,
): Promise<Outcome> {
  const before = { exceptions: edge.exceptions.length, strays: edge.strays.length };
  const found: string[] = [];
  for (const input of fc.sample(inputs, { numRuns: cases, seed })) {
    const known = edge.exceptions.length + edge.strays.length;
    await (async () => feed(input))().catch(error => edge.exceptions.push(error));
    if (edge.exceptions.length + edge.strays.length === known || found.length === FOUND_MAX) continue;
    const last = edge.strays.at(-1) ?? (edge.exceptions.at(-1) as Error)?.stack;
    found.push(`${name}, seed ${seed}: ${fc.stringify(input)}\n${last}`);
  }
  await settle();
  const exceptions = edge.exceptions.length - before.exceptions;
  const strays = edge.strays.length - before.strays;
  return { name, cases, exceptions, strays, found };
}

recordErrors();
fakeNavigation();
fakeFrames();
defineElements();
const [, , cases, seed] = process.argv.map(Number);
const outcomes: Outcome[] = [];
for (const kind of KINDS) outcomes.push(await feedKind(kind, cases as number, seed as number));
// Timers of earlier inputs may still run.
process.stdout.write(JSON.stringify(outcomes), () => process.exit());
