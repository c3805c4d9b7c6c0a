import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { ACCESS_TOKEN } from '../../sandbox/server/store/store';
import { type Env, type Listening, listen } from '../../sandbox/server/web/listen';

const money = { amount: '32.90', currencyCode: 'BRL' };
const SHOP = { id: 'gid://shopify/Shop/1', name: 'Torra da Serra', description: '', brand: null };
const MENU = { id: 'gid://shopify/Menu/1', items: [] };
/** Sizes of the product, by the variants of the sandbox. */
const SIZES = { 250: '46448623321341', 500: '46448788275453' };

const variant = (size: keyof typeof SIZES | string, id = Object(SIZES)[size]) => ({
  ...{ id: `gid://shopify/ProductVariant/${id}`, title: size, sku: null, image: null, price: money },
  ...{ availableForSale: true, compareAtPrice: null, unitPrice: null, requiresShipping: true },
  selectedOptions: [{ name: 'Size', value: size }],
  product: { id: 'gid://shopify/Product/1', title: 'Café', handle: 'coffee', vendor: SHOP.name },
});

function product(selected: string) {
  const sizes = Object.keys(SIZES);
  return {
    ...variant(selected).product,
    ...{ description: '', descriptionHtml: '', seo: { title: '', description: '' } },
    ...{ encodedVariantExistence: 'v1_0-1', encodedVariantAvailability: 'v1_0-1' },
    options: [
      {
        name: 'Size',
        optionValues: sizes.map(name => ({ name, swatch: null, firstSelectableVariant: variant(name) })),
      },
    ],
    selectedOrFirstAvailableVariant: variant(selected),
    adjacentVariants: sizes.filter(size => size !== selected).map(size => variant(size)),
  };
}

const CART = `query ($id: ID!) { cart(id: $id) { id checkoutUrl totalQuantity
  lines(first: 10) { nodes { id quantity merchandise { ... on ProductVariant { id } } } }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } } }`;

/** Adds what the skeleton reads of a cart and the sandbox doesn't have. */
function completeCart(cart: ReturnType<typeof Object> | null) {
  return (
    cart && {
      ...cart,
      ...{ updatedAt: new Date().toISOString(), note: '', attributes: [], discountCodes: [] },
      ...{ appliedGiftCards: [], delivery: { addresses: [] } },
      buyerIdentity: { countryCode: 'US', customer: null, email: null, phone: null },
      cost: { ...cart.cost, totalDutyAmount: null, totalTaxAmount: null },
      lines: {
        nodes: cart.lines.nodes.map((line: { merchandise: { id: string } }) => ({
          ...line,
          ...{ attributes: [], parentRelationship: null },
          cost: { totalAmount: money, amountPerQuantity: money, compareAtAmountPerQuantity: null },
          merchandise: variant('250', line.merchandise.id.split('/').pop()),
        })),
      },
    }
  );
}

/** Serves the storefront API as Hydrogen's skeleton reads it: a product, a cart, and the sandbox's responses to everything else. */
export async function openHydrogenApi(shop: string): Promise<Listening> {
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own
  const answers: Record<string, (variables: any, url: string) => unknown> = {
    Header: () => ({ shop: { ...SHOP, primaryDomain: { url: shop } }, menu: MENU }),
    Footer: () => ({ menu: MENU }),
    ShopData: () => ({
      shop: SHOP,
      localization: { country: { currency: { isoCode: 'BRL' } }, language: { isoCode: 'EN' } },
    }),
    FeaturedCollection: () => ({ collections: { nodes: [] } }),
    RecommendedProducts: () => ({ products: { nodes: [] } }),
    Product: ({ selectedOptions: [option] }) => ({ product: product(option?.value ?? '250') }),
    async CartQuery({ cartId }, url) {
      const headers = {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN,
      };
      const body = JSON.stringify({ query: CART, variables: { id: cartId } });
      const { data } = Object(await (await fetch(url, { method: 'POST', headers, body })).json());
      return { cart: completeCart(data.cart) };
    },
  };
  const app = new Hono<Env>();
  app.all('*', async ({ req, json }) => {
    const { pathname, search } = new URL(req.url);
    const url = shop + pathname + search;
    const body = await req.raw.clone().text();
    const answer = answers[/\bquery (\w+)/.exec(body)?.[1] ?? ''];
    return answer ? json({ data: await answer(JSON.parse(body).variables, url) } as object) : proxy(url, req);
  });
  return listen(app);
}
