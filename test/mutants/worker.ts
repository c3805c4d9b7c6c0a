import { createInterface } from 'node:readline';
import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** Runs test programs (`bundle.ts`), whose paths it reads, one after the other, and prints whether each passes. */

type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;
const queue: Suite[] = [];
// uvu adds its tests to this queue and waits for the start. A program calls `playFile` after each file.
Object.assign(globalThis, { UVU_DEFER: 1, UVU_QUEUE: [queue], UVU_INDEX: 0, playFile });

/** Globals that a failed test may leave replaced. */
const { setTimeout, clearTimeout, setInterval, clearInterval, fetch } = globalThis;
const { now } = Date;
const performanceNow = performance.now;
const { timeout } = AbortSignal;
const methods = { ...console };
const names = new Set(Reflect.ownKeys(globalThis));

const IDLE_MS = 100;
const IDLE_MAX = 3;

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
let isLoud = false;
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, () => {
    isLoud = true;
  });

/** Rejects once no pending work is left, because a mutant may wait forever. */
function watch(): { stuck: Promise<never>; stop(): void } {
  let stop = () => {};
  const stuck = new Promise<never>((_, reject) => {
    let idle = 0;
    const timer = setInterval(() => {
      const isIdle = process.getActiveResourcesInfo().every(resource => resource === 'PipeWrap');
      idle = isIdle ? idle + 1 : 0;
      if (idle === IDLE_MAX) reject(new Error('Nothing goes on'));
    }, IDLE_MS).unref();
    stop = () => clearInterval(timer);
  });
  stuck.catch(() => {});
  return { stuck, stop };
}

async function passes(program: string): Promise<boolean> {
  isLoud = false;
  queue.splice(0);
  const { stuck, stop } = watch();
  try {
    return await Promise.race([run(program), stuck]);
  } catch {
    return false;
  } finally {
    stop();
  }
}

/** Runs the tests of one file before the next is imported. @throws if one of them fails */
async function playFile(): Promise<void> {
  for (const suite of queue.splice(0)) {
    const [errors, passed, , total] = await suite();
    // A suite ends without an error if a hook throws.
    if (errors !== true || passed !== total) throw new Error('A test fails');
  }
}

async function run(program: string): Promise<boolean> {
  await import(program);
  await new Promise(resolve => setImmediate(resolve));
  return !isLoud;
}

async function clean() {
  if (GlobalRegistrator.isRegistered) await GlobalRegistrator.unregister();
  Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, fetch });
  Object.assign(console, methods);
  Date.now = now;
  performance.now = performanceNow;
  AbortSignal.timeout = timeout;
  for (const name of Reflect.ownKeys(globalThis))
    if (!names.has(name)) Reflect.deleteProperty(globalThis, name);
}

for await (const program of createInterface({ input: process.stdin })) {
  const isPassed = await passes(program);
  await clean();
  write(`${isPassed}\n`);
}
