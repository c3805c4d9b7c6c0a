import { readCommand, runLine } from '../build/command.mjs';
import { openSandbox, welcome } from './server/open-sandbox';

const { values } = readCommand(
  {
    call: 'npm start',
    about:
      'Builds the script, opens the sandbox, and prints its URLs. PORT and the port after it are its two origins.',
  },
  {
    built: { type: 'boolean', about: 'uses the last build of the script' },
    sdk: {
      type: 'string',
      about:
        "'real' loads the SDKs of Google Pay, PayPal and Venmo from their owners, in their test environments",
    },
  },
);
if (values.sdk !== undefined && values.sdk !== 'real') {
  console.error(`--sdk takes real, not '${values.sdk}'`);
  process.exit(1);
}
if (!values.built) runLine('node build.mjs');

const shop = await openSandbox(process.env.PORT, values.sdk === 'real');
if (typeof shop === 'string') {
  console.error(shop);
  process.exit(1);
}
console.log(welcome(shop));
if (values.sdk)
  console.log('Google Pay, PayPal and Venmo load from their owners. See docs/wallets.md#test-modes\n');
