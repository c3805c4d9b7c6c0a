import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What a command can't do, for a reason that its caller can mend: the message says what to do. */
export class Refusal extends Error {}

/**
 * What a command has said, and the code that it ends with.
 *
 * @typedef {{ status: number | null; stdout: string; stderr: string }} Said
 */

/**
 * Does the work of a command. What the caller can mend is said in a sentence, without a stack, and ends with the code 1; anything
 * else is a bug.
 *
 * @param {() => string | Promise<string>} work returns what the command prints
 * @returns {Promise<Said>}
 */
export async function carryOut(work) {
  try {
    return { status: 0, stdout: await work(), stderr: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 1, stdout: '', stderr: `${error.message}\n` };
  }
}

/**
 * Runs a command where its file is the one that node was started with: a test that imports the file does the work by itself.
 *
 * @param {string} url of the file
 * @param {(words: string[]) => string | Promise<string>} work gets what stands behind the command
 */
export async function runCommand(url, work) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  const { status, stdout, stderr } = await carryOut(() => work(process.argv.slice(2)));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status ?? 1;
}

/**
 * Reads what stands behind the command.
 *
 * @template {import('node:util').ParseArgsConfig['options'] & {}} Options
 * @param {string[]} words
 * @param {Options} options
 * @param {number} [most] how many words without a name there may be
 * @throws Refusal for what the command doesn't know
 */
export function readArguments(words, options, most = 0) {
  // Without the `--` npm keeps what has a name to itself, and the command would do something else than it was asked for.
  const taken = Object.keys(options).filter(name => process.env[`npm_config_${name.replaceAll('-', '_')}`]);
  if (taken.length)
    throw new Refusal(
      `npm has taken --${taken.join(', --')} for itself: write -- before what is meant for the command.`,
    );
  const read = parse(words, options);
  const more = read.positionals.slice(most);
  if (more.length)
    throw new Refusal(
      `Nothing here takes the word ${more.join(' ')}: leave it out, or name it by an option.`,
    );
  return read;
}

/** @template {import('node:util').ParseArgsConfig['options'] & {}} Options @param {string[]} words @param {Options} options */
function parse(words, options) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new Refusal(Object(error).message);
  }
}
