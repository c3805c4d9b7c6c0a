import { GlobalRegistrator } from '@happy-dom/global-registrator';

/**
 * Gives the test a page. Import it before anything of `src/`: preact and urql look for the DOM when they load.
 * `fetch` is each test's own business (see `fake-fetch.ts`), and what it lacks of the platform is added here.
 */
const { timeout } = AbortSignal;
GlobalRegistrator.register({ url: 'https://shop.example/products/caneca' });
// A limit that nobody waits for any more must not hold the process open, as happy-dom's own does.
AbortSignal.timeout = timeout;
Object.defineProperty(HTMLElement.prototype, 'nonce', {
  get(this: HTMLElement) {
    return this.getAttribute('nonce') ?? '';
  },
  set(this: HTMLElement, nonce: string) {
    this.setAttribute('nonce', nonce);
  },
});
document.documentElement.lang = 'pt-BR';
