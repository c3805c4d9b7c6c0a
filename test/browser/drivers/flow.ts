import { suite } from 'uvu';
import { type EngineName, readEngineNames } from '../../run/find-engines.mjs';
import type { FlowOutcome } from '../../run/flow-table.mjs';
import { createShop, type Shop } from '../../shop/server';
import type { EngineVisit } from './engine';
import { getEngine, keepEngines } from './engines';
import { keepEvidence, removeEvidence } from './evidence';
import { createLanes } from './lanes';
import type { PageDriver } from './page-driver';

/** What a test of a core flow plays on: a fresh visitor in a fresh shop, in one engine. */
export interface FlowStage {
  page: PageDriver;
  shop: Shop;
  /** Lets complaints of this kind pass; any other uncaught exception or console error fails the test. */
  expect(pattern: RegExp): void;
}

export interface FlowOptions {
  /** True where the browser must keep a page that was left. @default whatever is fastest */
  keepsPages?: boolean;
  /** What an engine can't do that the test needs: a dash in the table, with this reason. */
  without?: Partial<Record<EngineName, string>>;
}

type Play = (stage: FlowStage) => Promise<void>;

/**
 * A uvu suite of core flows: each test is played in each engine, and asks no more of its page than every engine's driver
 * can do.
 */
export function flowSuite(name: string) {
  const tests = suite(name);
  const starts: (() => void)[] = [];
  const lanes = new Map(readEngineNames().map(engine => [engine, createLanes(getEngine(engine).lanes)]));
  let release = async () => {};

  tests.before(() => {
    for (const start of starts) start();
  });
  tests.after(() => release());

  function test(title: string, play: Play, { keepsPages = false, without = {} }: FlowOptions = {}) {
    for (const [engine, enter] of lanes) {
      const dash = without[engine];
      if (dash) {
        tell({ suite: name, title, engine, dash });
        continue;
      }
      let settle: (outcome: Promise<void>) => void;
      const done = new Promise<void>(resolve => {
        settle = resolve;
      });
      // uvu asks for the outcomes one after the other: one that failed ahead of its turn is not unhandled.
      done.catch(() => {});
      starts.push(() => settle(enter(() => playOne({ suite: name, title, engine }, play, keepsPages))));
      tests(`${title} (${engine})`, () => done);
    }
  }
  return Object.assign(test, {
    run() {
      release = keepEngines();
      tests.run();
    },
  });
}

async function playOne(flow: FlowOutcome, play: Play, keepsPages: boolean): Promise<void> {
  const started = performance.now();
  const name = `${flow.suite}: ${flow.title} (${flow.engine})`;
  const tellEnd = (fault?: string) =>
    tell({ ...flow, ms: performance.now() - started, ...(fault !== undefined && { fault }) });
  try {
    // One crash is one failure: it may be another test's doing, or nobody's.
    if (await stage(flow.engine, name, play, keepsPages)) {
      console.info(`\nThe browser has died, and "${name}" runs once more.`);
      const death = await stage(flow.engine, name, play, keepsPages);
      if (death) throw new Error(`The browser has died twice: ${death}`);
    }
    tellEnd();
  } catch (error) {
    tellEnd(String(error));
    throw error;
  }
}

/** Plays a test once. @returns how the browser has died where it did, or did not even start */
async function stage(
  engine: EngineName,
  name: string,
  play: Play,
  keepsPages: boolean,
): Promise<string | undefined> {
  const shop = await createShop({ settings: { watched: true } });
  const expected: RegExp[] = [];
  const findUnexpected = () =>
    shop.store.complaints.filter(text => !expected.some(pattern => pattern.test(text)));
  let visit: EngineVisit | undefined;
  try {
    visit = await getEngine(engine).open({ keepsPages });
    await play({ page: visit.page, shop, expect: pattern => expected.push(pattern) });
    if (findUnexpected().length) throw new Error('The page complained.');
    await removeEvidence(name);
    return undefined;
  } catch (thrown) {
    if (!visit || visit.hasDied()) return String(thrown);
    // Nothing can be added to what a DOMException says, such as that the driver has not answered in time.
    const error = thrown instanceof DOMException ? new Error(`${thrown}`, { cause: thrown }) : thrown;
    // What the page said often tells why an element never came.
    if (error instanceof Error)
      error.message += findUnexpected()
        .map(text => `\nThe page: ${text}`)
        .join('');
    await keepEvidence(name, error, [visit.page], shop.store.calls);
    throw error;
  } finally {
    await visit?.leave();
    await shop.close();
  }
}

/** Where nobody collects the outcomes, uvu's own lines are all. */
function tell(outcome: FlowOutcome) {
  process.send?.(outcome);
}
