import { GlobalRegistrator } from '@happy-dom/global-registrator';

/**
 * Gives the test a page. Import it before anything of `src/`: preact and urql look for the DOM when they load.
 * `fetch` is each test's own business (see `fake-fetch.ts`), and what it lacks of the platform is added here.
 */
GlobalRegistrator.register({ url: 'https://shop.example/products/caneca' });
document.documentElement.lang = 'pt-BR';
