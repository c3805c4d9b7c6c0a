import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program takes a second. A mutant that exceeds this is in an endless loop. */
const TIMEOUT_MS = 30_000;

/** Runs test programs in one process, because starting one takes longer than most tests. */
export interface Worker {
  /** Number of started processes. */
  readonly starts: number;
  /** Number of programs of the current process; 0 if the next one gets a new process. */
  readonly age: number;
  passes(program: string): Promise<boolean>;
  stop(): void;
}

export function createWorker(): Worker {
  let child: ChildProcess | undefined;
  let starts = 0;
  let age = 0;
  let answer: (isPassed: boolean) => void;

  function start() {
    const own = spawn(process.execPath, ['--import', './build/register.mjs', 'test/mutants/worker.ts'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    createInterface({ input: own.stdout }).on('line', line => answer(line === 'true'));
    own.on('exit', () => {
      if (child === own) end();
    });
    child = own;
    starts++;
  }

  function stop() {
    const own = child;
    child = undefined;
    age = 0;
    own?.kill('SIGKILL');
  }

  function end() {
    stop();
    answer(false);
  }

  return {
    get starts() {
      return starts;
    },
    get age() {
      return age;
    },
    stop,
    async passes(program) {
      if (!child) start();
      const timer = setTimeout(end, TIMEOUT_MS);
      const isPassed = await new Promise<boolean>(resolve => {
        answer = resolve;
        // A query makes the module loader evaluate the same program again.
        child?.stdin?.write(`${program}?${age++}\n`);
      });
      clearTimeout(timer);
      return isPassed;
    },
  };
}
