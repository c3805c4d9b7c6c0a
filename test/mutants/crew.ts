import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program takes a second: a mutant that is not through by then goes round in circles. */
const TIMEOUT_MS = 30_000;
/** Each program stays in memory. */
const PROGRAMS_MAX = 60;

/** A process that runs one program of tests after the other: starting one takes longer than most tests. */
export interface Worker {
  /** @param unchanged passes, unless an earlier mutant has left something in the process */
  isNoticed(program: string, unchanged?: string): Promise<boolean>;
  stop(): void;
}

export function createWorker(): Worker {
  let child: ChildProcess | undefined;
  let count = 0;
  let answer: (isPassed: boolean) => void;

  function start() {
    const own = spawn(process.execPath, ['--import', './test/run/register.mjs', 'test/mutants/worker.ts'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    createInterface({ input: own.stdout }).on('line', line => answer(line === 'true'));
    own.on('exit', () => {
      if (child === own) end();
    });
    count = 0;
    child = own;
  }

  function stop() {
    const own = child;
    child = undefined;
    own?.kill('SIGKILL');
  }

  function end() {
    stop();
    answer(false);
  }

  async function passes(program: string): Promise<boolean> {
    if (count === PROGRAMS_MAX) stop();
    if (!child) start();
    const timer = setTimeout(end, TIMEOUT_MS);
    const isPassed = await new Promise<boolean>(resolve => {
      answer = resolve;
      // The same program is another one behind another query.
      child?.stdin?.write(`${program}?${count++}\n`);
    });
    clearTimeout(timer);
    return isPassed;
  }

  return {
    stop,
    async isNoticed(program, unchanged) {
      const isFresh = !child;
      if (await passes(program)) return false;
      if (isFresh || !child || (unchanged && (await passes(unchanged)))) return true;
      stop();
      return !(await passes(program));
    },
  };
}
