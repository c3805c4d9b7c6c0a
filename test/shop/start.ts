import { openSandbox } from './open-sandbox';
import { welcome } from './welcome';

const shop = await openSandbox(process.env.PORT);
if (typeof shop === 'string') {
  console.error(shop);
  process.exit(1);
}
console.log(welcome(shop));
