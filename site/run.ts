import { resolve } from 'node:path';
import { readCommand, runLine } from '../build/command.mjs';
import { dist } from '../build/dist.mjs';
import { buildSite } from './build';

const { values, positionals } = readCommand(
  {
    call: 'npm run site',
    positionals: '[folder]',
    maxPositionals: 1,
    about: "Builds the script and the project's page into dist-site/ or the given folder.",
  },
  { built: { type: 'boolean', about: 'uses the last build of the script' } },
);
const out = resolve(positionals[0] ?? 'dist-site');
if (!values.built) runLine('node build.mjs');

try {
  await buildSite(out, dist);
  console.log(
    `Built the site in ${out}\nServe it with any web server, for example: npx esbuild --servedir=${out} --serve=127.0.0.1:8080`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
