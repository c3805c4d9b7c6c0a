import '../run/dom';
import { registry } from '../../src/wallets';
import { fakeClock } from '../fakes/fake-clock';

/** Prints which elements are defined once the script has run, on a page where no time passes: a process of its own. */
const clock = fakeClock();
const tag = Object.assign(document.createElement('script'), {
  src: 'https://cdn.example/v1/portable-wallets.js',
});
Object.defineProperty(Document.prototype, 'currentScript', { get: () => tag, configurable: true });
await import('../../src/index');
const names = ['shopify-accelerated-checkout', 'shopify-accelerated-checkout-cart', 'shopify-wallet-button'];
const all = [...names, ...Object.values(registry).map(({ element }) => element)];
console.log(
  JSON.stringify({ all, defined: all.filter(name => customElements.get(name)), ms: clock.elapsed }),
);
process.exit();
