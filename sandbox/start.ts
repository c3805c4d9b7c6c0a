import { readCommand, runLine } from '../build/command.mjs';
import { openSandbox, welcome } from './server/open-sandbox';

const { values } = readCommand(
  {
    call: 'npm start',
    about:
      'Builds the script, opens the sandbox, and prints its URLs. PORT and the port after it are its two origins.',
  },
  { built: { type: 'boolean', about: 'uses the last build of the script' } },
);
if (!values.built) runLine('node build.mjs');

const shop = await openSandbox(process.env.PORT);
if (typeof shop === 'string') {
  console.error(shop);
  process.exit(1);
}
console.log(welcome(shop));
