import { convert } from '../store/currencies';
import { priceLine } from '../store/price';
import type { Store } from '../store/store';
import type { Product, Settings, Variant } from '../store/types';
import { type Html, html, scriptJson } from './html';
import { layout } from './layout';
import { formatMoney } from './money';
import { notFound } from './not-found';
import { picture } from './picture';
import { productForm } from './product-form';
import { reply } from './reply';
import type { Visit } from './visit';

const INSTALMENTS = 3;

/** A product's page: the variant of `?variant=`, else the first that is left. */
export function productPage(visit: Visit): Response {
  const { store, settings, url, params } = visit;
  const product = store.products.find(({ handle }) => handle === params.handle);
  if (!product) return notFound(visit);
  const wanted = product.variants.find(({ id }) => String(id) === url.searchParams.get('variant'));
  const variant = wanted ?? product.variants.find(({ stock }) => stock > 0) ?? product.variants[0];
  if (!variant) return notFound(visit);
  const price = convert(variant.price, settings.currency);
  const body = html`<section class="product" data-product="${product.handle}">
    ${picture(product.handle, product.title)}
    <div class="product__buy">
      <h1>${product.title}</h1>
      <p class="price" data-price>${formatMoney(price, settings.currency, settings.locale)}</p>
      ${instalments(visit, variant, price)}
      <p>${product.description}</p>
      ${productForm(visit, product, variant)}
    </div>
    <script type="application/json" data-variants>${scriptJson(variantFacts(store, product, settings))}</script>
  </section>`;
  return reply(
    layout(visit, { title: product.title, type: 'product', body, meta: { product: toMeta(product) } }),
  );
}

/** A form of its own before the product's, as most shops have one: the first `/cart/add` form isn't the right one. */
function instalments({ root, settings }: Visit, variant: Variant, price: number): Html {
  const part = formatMoney(Math.round(price / INSTALMENTS), settings.currency, settings.locale);
  return html`<form class="instalments" id="product-form-installment" method="post" action="${root}cart/add"><input type="hidden" name="id" value="${variant.id}"><span>ou ${INSTALMENTS} vezes de ${part} sem juros</span></form>`;
}

function variantFacts(store: Store, { variants, sellingPlans }: Product, { currency, locale }: Settings) {
  return variants.map(({ id, options, stock }) => ({
    id,
    options,
    available: stock > 0,
    prices: Object.fromEntries(
      [undefined, ...sellingPlans].map(plan => {
        const line = { id: '', variantId: id, quantity: 1, sellingPlanId: plan?.id, attributes: [] };
        return [plan?.id ?? '', formatMoney(priceLine(store, line, currency)?.price ?? 0, currency, locale)];
      }),
    ),
  }));
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
