import type { Site } from './record';

/** What is measured: a script, by its text. */
export interface Subject {
  code: Buffer;
}

/** Path of the script that is measured. */
export const PATH = '/subject.js';
export const SCRIPT = /\/subject\.js/;

/** A product's form with the element as docs/embedding.md#your-first-page shows it. Buy it now needs no wallet's script, so that ours is what is measured. */
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

/** A site of one bare page that runs the script, and holds so many products. */
export function createElementPage({ code }: Subject, products: number): Site {
  const body = `<!doctype html><html lang="pt-BR"><title>Produtos</title><script>awaited=${products}</script>${FORM.repeat(products)}<script src="${PATH}"></script>`;
  return {
    '/': { type: 'text/html; charset=utf-8', body },
    [PATH]: { type: 'text/javascript; charset=utf-8', body: code },
  };
}
