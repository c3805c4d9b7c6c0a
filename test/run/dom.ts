import './next-turn';
import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { type Loaders, later } from '../../src/core/click/later';

/**
 * Gives the test a page. Import it before anything of `src/`: preact and urql look for the DOM when they load.
 * `fetch` is each test's own business (see `fake-fetch.ts`), and what it lacks of the platform is added here.
 */
const { timeout } = AbortSignal;
GlobalRegistrator.register({ url: 'https://shop.example/products/caneca' });
// A limit that nobody waits for any more must not hold the process open, as happy-dom's own does.
AbortSignal.timeout = timeout;
Object.defineProperty(HTMLElement.prototype, 'nonce', {
  configurable: true,
  get(this: HTMLElement) {
    return this.getAttribute('nonce') ?? '';
  },
  set(this: HTMLElement, nonce: string) {
    this.setAttribute('nonce', nonce);
  },
});
document.documentElement.lang = 'pt-BR';

/** The later files, from the sources. */
let loaders: Loaders | undefined;
async function load(): Promise<Loaders> {
  loaders ??= (await import('./source-loaders')).loaders;
  return loaders;
}
later.loadTransport = async () => (await load()).loadTransport();
later.loadPurchases = async () => (await load()).loadPurchases();
later.loadConsent = async () => (await load()).loadConsent();
later.loadSdk = async () => (await load()).loadSdk();
later.loadBrand = async () => (await load()).loadBrand();
