import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program takes a second: a mutant that is not through by then goes round in circles. */
const TIMEOUT_MS = 30_000;

/** A process that runs one program of tests after the other: starting one takes longer than most tests. */
export interface Worker {
  /** Processes that it has begun. */
  readonly starts: number;
  /** Programs that its process has run; 0 where the next one gets a new process. */
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
    const own = spawn(process.execPath, ['--import', './test/run/register.mjs', 'test/mutants/worker.ts'], {
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
        // The same program is another one behind another query.
        child?.stdin?.write(`${program}?${age++}\n`);
      });
      clearTimeout(timer);
      return isPassed;
    },
  };
}
