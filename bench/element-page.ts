import type { Site } from './record';

/** The measured script. */
export interface Subject {
  code: Buffer;
}

/** Path of the measured script. */
export const PATH = '/subject.js';
export const SCRIPT = /\/subject\.js/;

/** A product form as in docs/embedding.md#your-first-page. Buy it now loads no SDK, so only the script is measured. */
const FORM = `<form method="post" action="/cart/add">
  <input type="hidden" name="id" value="46448623321341">
  <button type="submit" name="add">Adicionar ao carrinho</button>
  <shopify-accelerated-checkout
    access-token="5d41c08b7f2e46a39be0c1d7a2f86e94"
    buyer-country="BR" buyer-locale="pt-BR" buyer-currency="BRL"
    recommended='{"name":"buy_it_now","wallet_params":{}}'
    variant-params='[{"id":46448623321341,"requiresShipping":true}]'>
    <div class="shopify-payment-button__skeleton">&nbsp;</div>
  </shopify-accelerated-checkout>
</form>`;

/** Creates a site of one page without styles, with the script and this number of product forms. */
export function createElementPage({ code }: Subject, products: number): Site {
  const body = `<!doctype html><html lang="pt-BR"><title>Produtos</title><script>awaited=${products}</script>${FORM.repeat(products)}<script src="${PATH}"></script>`;
  return {
    '/': { type: 'text/html; charset=utf-8', body },
    [PATH]: { type: 'text/javascript; charset=utf-8', body: code },
  };
}
