import { suite } from 'uvu';
import { createStages, type Play, type StageOptions } from './stages';

export type { Stage } from './stage';

/** What Chromium itself says of an answer that is an error or never came. */
export const FAILED_REQUEST = /Failed to load resource/;

interface Part {
  title: string;
  play: Play;
  options: StageOptions;
  settle(outcome: Promise<void>): void;
}

/** A uvu suite whose tests each get a stage of their own, in a Chromium. */
export function browserSuite(name: string) {
  const tests = suite(name);
  const parts: Part[] = [];
  const stages = createStages();

  tests.before(() => {
    for (const { title, play, options, settle } of parts) {
      const outcome = stages.play(`${name}: ${title}`, play, options);
      // uvu asks for the outcomes one after the other: one that failed ahead of its turn is not unhandled.
      outcome.catch(() => {});
      settle(outcome);
    }
  });
  tests.after(stages.close);

  function test(title: string, play: Play, options: StageOptions = {}) {
    let settle: Part['settle'] = () => {};
    const done = new Promise<void>(resolve => {
      settle = resolve;
    });
    done.catch(() => {});
    parts.push({ title, play, options, settle });
    tests(title, () => done);
  }
  return Object.assign(test, { run: tests.run });
}
