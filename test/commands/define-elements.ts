import '../run/dom';
import { registry } from '../../src/wallets';
import { fakeClock } from '../fakes/fake-clock';

/** Prints the elements defined at once and those defined when idle. Runs in a separate process. */
const clock = fakeClock();
const tag = Object.assign(document.createElement('script'), {
  src: 'https://cdn.example/v1/portable-wallets.js',
});
Object.defineProperty(Document.prototype, 'currentScript', { get: () => tag, configurable: true });
await import('../../src/index');
const names = ['shopify-accelerated-checkout', 'shopify-accelerated-checkout-cart', 'shopify-wallet-button'];
const all = [...names, ...Object.values(registry).map(({ element }) => element)];
const findDefined = () => all.filter(name => customElements.get(name));
const [first, ms] = [findDefined(), clock.elapsed];
await clock.advance(1);
console.log(JSON.stringify({ names, all, first, ms, later: findDefined() }));
process.exit();
