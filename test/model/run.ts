import fc from 'fast-check';
import { commands, type Setting, settings } from './commands';
import { createWorld, type Violation, type WalletName, type World } from './world';

/** The result of many sequences. */
export interface Tally {
  sequences: number;
  orders: number;
  thanks: number;
  checkouts: number;
  cancels: number;
  violations: Map<Violation['name'], number>;
  /** The trace of the first sequence that broke each invariant. */
  traces: Map<Violation['name'], string>;
}

type Steps = Iterable<fc.AsyncCommand<World, World>>;

async function play(wallet: WalletName, { options, faults, start, choice }: Setting, steps: Steps) {
  const world = createWorld(wallet, options);
  try {
    world.page.network.faults.push(...faults);
    if (start !== 'nothing') {
      world.shopper.click();
      await world.page.clock.advance(400);
    }
    if (start === 'paying') {
      if (choice !== undefined) {
        world.shopper.chooseDelivery(choice);
        await world.page.clock.advance(200);
      }
      world.pay();
    }
    await fc.asyncModelRun(() => ({ model: world, real: world }), steps);
    await world.finish();
    return { world, violations: world.findViolations() };
  } finally {
    world.dispose();
  }
}

/** Runs sequences, and counts results and violations. */
export async function tally(wallet: WalletName, runs: number, seed?: number): Promise<Tally> {
  const sum: Tally = {
    sequences: 0,
    orders: 0,
    thanks: 0,
    checkouts: 0,
    cancels: 0,
    violations: new Map(),
    traces: new Map(),
  };
  const property = fc.asyncProperty(settings, commands, async (setting, steps) => {
    const { world, violations } = await play(wallet, setting, steps);
    const { entries } = world.page.timeline;
    const count = (what: string, pattern = /^/) =>
      entries.filter(entry => entry.what === what && pattern.test(entry.detail)).length;
    sum.sequences += 1;
    sum.orders += world.page.store.orders.length;
    sum.thanks += count('visit', /thank-you/);
    sum.checkouts += count('visit', /checkout/);
    sum.cancels += count('close');
    for (const { name, why } of violations) {
      sum.violations.set(name, (sum.violations.get(name) ?? 0) + 1);
      if (!sum.traces.has(name))
        sum.traces.set(name, toTrace(`${why} (sequence ${sum.sequences})`, setting, steps, world));
    }
  });
  // The property counts violations and never fails. A failure is a bug of the model.
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  return sum;
}

const toTrace = (why: string, setting: Setting, steps: unknown, world: World) =>
  `${why}\n${JSON.stringify(setting)}\n${steps}\n${world.page.timeline.print()}`;

/** Runs sequences until one breaks an invariant. @throws with the shortest such sequence and its trace */
export async function assertHolds(wallet: WalletName, runs: number, seed?: number): Promise<void> {
  const property = fc.asyncProperty(settings, commands, async (setting, steps) => {
    const { world, violations } = await play(wallet, setting, steps);
    if (!violations.length) return;
    const lines = violations.map(({ name, why }) => `${name}: ${why}`).join('\n');
    throw new Error(`${lines}\n${world.page.timeline.print()}`);
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
}
