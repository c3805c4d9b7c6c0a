import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** An error that the caller of a command can fix. The message describes the fix. */
export class UsageError extends Error {}

class HelpRequest extends UsageError {}

/**
 * Exit code and output of a command.
 *
 * @typedef {{ status: number | null; stdout: string; stderr: string }} CommandResult
 */

/**
 * Describes a command.
 *
 * @typedef {object} Command
 * @property {string} call the shell command
 * @property {string} about
 * @property {string | string[]} [positionals] positional arguments as in the usage, or their allowed values; none by default
 * @property {number} [maxPositionals] any number by default
 */

/**
 * Parses the arguments of a command.
 *
 * @template {import('node:util').ParseArgsConfig['options'] & {}} Options
 * @param {string[]} args
 * @param {Command} command
 * @param {Options} [options] options of `parseArgs`, each with an `about` for the usage, and `isCount` for a whole number from 1
 * @throws UsageError with the usage for `--help`, an unknown option or an unknown argument
 */
export function parseCommand(args, command, options = /** @type {Options} */ ({})) {
  const usage = toUsage(command, options);
  // Without `--`, npm consumes the options, and the command would run without them.
  const consumed = Object.keys(options).filter(
    name => process.env[`npm_config_${name.replaceAll('-', '_')}`],
  );
  if (consumed.length)
    throw new UsageError(`npm consumed --${consumed.join(', --')}. Write -- before the options.\n\n${usage}`);
  const all = /** @type {Options} */ ({ ...options, help: { type: 'boolean' } });
  const parsed = parse(args, all, usage);
  if (Object(parsed.values).help) throw new HelpRequest(usage);
  for (const [name, value] of Object.entries(parsed.values))
    if (Object(options[name]).isCount && !/^[1-9]\d*$/.test(String(value)))
      throw new UsageError(`--${name} takes a whole number from 1, not '${value}'\n\n${usage}`);
  const { positionals = '', maxPositionals = positionals.length ? Infinity : 0 } = command;
  const known = Array.isArray(positionals)
    ? parsed.positionals.filter(argument => positionals.includes(argument))
    : parsed.positionals;
  const unknown = [
    ...parsed.positionals.filter(argument => !known.includes(argument)),
    ...known.slice(maxPositionals),
  ];
  if (unknown.length) throw new UsageError(`Unknown argument '${unknown.join("', '")}'\n\n${usage}`);
  return parsed;
}

/** @template {import('node:util').ParseArgsConfig['options'] & {}} Options @param {string[]} args @param {Options} options @param {string} usage */
function parse(args, options, usage) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${Object(error).message}\n\n${usage}`);
  }
}

/** @param {Command} command @param {Record<string, { type?: string; about?: string }>} options */
function toUsage({ call, about, positionals = '' }, options) {
  const shown = Array.isArray(positionals) ? `[${positionals.join(' | ')}]` : positionals;
  const rows = Object.entries({ ...options, help: { type: 'boolean', about: 'prints this usage' } }).map(
    ([name, option]) => [`--${name}${option.type === 'string' ? ' <value>' : ''}`, option.about ?? ''],
  );
  const width = Math.max(...rows.map(([flag = '']) => flag.length));
  const lines = rows.map(([flag = '', text]) => `  ${flag.padEnd(width)}  ${text}`);
  return `Usage: ${call}${call.includes(' -- ') ? '' : ' --'} ${shown && `${shown} `}[options]\n\n${about}\n\n${lines.join('\n')}`;
}

/**
 * Runs a command's function. A `UsageError` becomes a message and exit code 1; any other error is a bug.
 *
 * @param {() => string | Promise<string>} work returns what the command prints
 * @returns {Promise<CommandResult>}
 */
export async function execute(work) {
  try {
    return { status: 0, stdout: await work(), stderr: '' };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const text = `${error.message}\n`;
    return error instanceof HelpRequest
      ? { status: 0, stdout: text, stderr: '' }
      : { status: 1, stdout: '', stderr: text };
  }
}

/**
 * Runs a command with the arguments of this process.
 *
 * @param {(args: string[]) => string | Promise<string>} work returns what the command prints
 */
export async function runCommand(work) {
  const { status, stdout, stderr } = await execute(() => work(process.argv.slice(2)));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status ?? 1;
}

/**
 * Returns whether this process runs the module as its command, instead of only importing it.
 *
 * @param {string} url of the module
 */
export function isMain(url) {
  const [, started = ''] = process.argv;
  return existsSync(started) && realpathSync(started) === fileURLToPath(url);
}

/**
 * Parses the arguments of this process, and ends it for `--help` or wrong arguments.
 *
 * @template {import('node:util').ParseArgsConfig['options'] & {}} Options
 * @param {Command} command
 * @param {Options} [options]
 */
export function readCommand(command, options) {
  try {
    return parseCommand(process.argv.slice(2), command, options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const isHelp = error instanceof HelpRequest;
    console[isHelp ? 'log' : 'error'](error.message);
    process.exit(isHelp ? 0 : 1);
  }
}

/**
 * Runs a shell command. If it fails, ends this process.
 *
 * @param {string} line
 * @param {Record<string, string>} [env]
 */
export function runLine(line, env = {}) {
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
