import { convert } from '../store/currencies';
import { priceLine } from '../store/price';
import type { Store } from '../store/store';
import type { Minor, Product, Settings, Variant } from '../store/types';
import { type Html, html, scriptJson } from '../web/html';
import { linkTo } from '../web/link-to';
import { formatMoney } from '../web/money';
import { picture } from '../web/picture';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { sayHtml } from '../words/say';
import { layout } from './layout';
import { notFound } from './not-found';
import { productForm } from './product-form';

const INSTALMENTS = 3;

/** A product's page: the variant of `?variant=`, else the first that is left. */
export function productPage(visit: Visit): Response {
  const { store, settings, url, params } = visit;
  const product = store.products.find(({ handle }) => handle === params.handle);
  if (!product) return notFound(visit);
  const wanted = product.variants.find(({ id }) => String(id) === url.searchParams.get('variant'));
  const variant = wanted ?? product.variants.find(({ stock }) => stock > 0) ?? product.variants[0];
  if (!variant) return notFound(visit);
  const shown = showPrice(convert(variant.price, settings.currency), settings);
  const body = html`<section class="product" data-product="${product.handle}">
    ${picture(product.handle, product.title)}
    <div class="product__buy">
      <h1>${product.title}</h1>
      <p class="price" data-price>${shown.price}</p>
      ${instalments(visit, variant, shown.instalment)}
      <p lang="pt-BR"><bdi>${product.description}</bdi></p>
      ${productForm(visit, product, variant)}
    </div>
    <script type="application/json" data-variants>${scriptJson(variantFacts(store, product, settings))}</script>
  </section>`;
  return reply(
    layout(visit, { title: product.title, type: 'product', body, meta: { product: toMeta(product) } }),
  );
}

/** A form of its own before the product's, as most shops have one: the first `/cart/add` form isn't the right one. */
function instalments(visit: Visit, variant: Variant, instalment: string): Html {
  return html`<form class="instalments" id="product-form-installment" method="post" action="${linkTo(visit, 'cart/add')}"><input type="hidden" name="id" value="${variant.id}"><span>${sayHtml(visit.settings, 'instalments', { count: String(INSTALMENTS), amount: html`<span data-instalment>${instalment}</span>` })}</span></form>`;
}

function variantFacts(store: Store, { variants, sellingPlans }: Product, settings: Settings) {
  return variants.map(({ id, options, stock }) => ({
    id,
    options,
    available: stock > 0,
    prices: Object.fromEntries(
      [undefined, ...sellingPlans].map(plan => {
        const line = { id: '', variantId: id, quantity: 1, sellingPlanId: plan?.id, attributes: [] };
        return [plan?.id ?? '', showPrice(priceLine(store, line, settings.currency)?.price ?? 0, settings)];
      }),
    ),
  }));
}

function showPrice(price: Minor, { currency, locale }: Settings) {
  return {
    price: formatMoney(price, currency, locale),
    instalment: formatMoney(Math.round(price / INSTALMENTS), currency, locale),
  };
}

function toMeta({ handle, title, variants }: Product) {
  const id = Number(String(variants[0]?.id).slice(0, 13));
  return {
    id,
    gid: `gid://shopify/Product/${id}`,
    handle,
    vendor: 'Torra da Serra',
    type: 'Café',
    variants: variants.map(variant => ({
      id: variant.id,
      price: variant.price,
      name: `${title} - ${variant.title}`,
      public_title: variant.title,
      sku: null,
    })),
  };
}
