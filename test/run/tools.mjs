import { readCommand, runLine } from '../../build/command.mjs';

/** Commands of package.json that only run programs of packages. */
const TOOLS = {
  lint: {
    about: 'Checks format and code by biome, and all links and references to pages by remark-validate-links.',
    lines: ['biome ci --error-on-warnings'],
  },
  check: {
    about: 'Checks all types.',
    lines: ['tsc -p .', 'tsc -p src/wallets', 'tsc -p test'],
  },
  format: {
    about: 'Formats all files, or these, and applies safe fixes of biome.',
    positionals: '[path]…',
    lines: ['biome check --write'],
  },
  size: {
    about: 'Compares the last build with the limits in .size-limit.json.',
    lines: ['size-limit --config test/run/size-limit.mjs'],
  },
};

const [name] = process.argv.splice(2, 1);
const { lines, ...command } = TOOLS[/** @type {keyof typeof TOOLS} */ (name)];
const { positionals } = readCommand({ call: `npm run ${name}`, ...command });
for (const line of lines) runLine([line, ...positionals.map(path => `'${path}'`)].join(' '));

if (name === 'lint') {
  const { checkLinks, findLinkingFiles } = await import('./check-links.mjs');
  const report = await checkLinks(findLinkingFiles());
  process.stderr.write(report);
  process.exitCode = report ? 1 : 0;
}
