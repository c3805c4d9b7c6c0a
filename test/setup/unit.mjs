import { spawn } from 'node:child_process';

/** Both halves of the unit tests at the same time, the output of each in one piece. */
const HALVES = ['unit:script', 'unit:shop'];

const codes = await Promise.all(HALVES.map(run));
process.exitCode = codes.find(Boolean) ?? 0;

function run(script) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', data => {
    output += data;
  });
  return new Promise(resolve =>
    child.on('close', code => {
      process.stdout.write(output, () => resolve(code ?? 1));
    }),
  );
}
