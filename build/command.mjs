import { parseArgs } from 'node:util';

/** What a command can't do, for a reason that its caller can mend: the message says what to do. */
export class Refusal extends Error {}

/**
 * Runs a command. What the caller can mend is said in a sentence, without a stack, and ends with the code 1; anything else is a bug.
 *
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Reads what stands behind the command.
 *
 * @template {import('node:util').ParseArgsConfig['options'] & {}} Options
 * @param {Options} options
 * @param {number} [words] how many words without a name there may be at the most
 * @throws Refusal for what the command doesn't know
 */
export function readArguments(options, words = 0) {
  // Without the `--` npm keeps what has a name to itself, and the command would do something else than it was asked for.
  const taken = Object.keys(options).filter(name => process.env[`npm_config_${name.replaceAll('-', '_')}`]);
  if (taken.length)
    throw new Refusal(
      `npm has taken --${taken.join(', --')} for itself: write -- before what is meant for the command.`,
    );
  const read = parse(options);
  const more = read.positionals.slice(words);
  if (more.length)
    throw new Refusal(
      `Nothing here takes the word ${more.join(' ')}: leave it out, or name it by an option.`,
    );
  return read;
}

/** @template {import('node:util').ParseArgsConfig['options'] & {}} Options @param {Options} options */
function parse(options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Refusal(Object(error).message);
  }
}
