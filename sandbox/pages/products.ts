import { convert } from '../server/store/markets';
import { priceLine } from '../server/store/price';
import type { Store } from '../server/store/store';
import type { Minor, Product, Settings, Variant } from '../server/store/types';
import { type Html, html, scriptJson } from '../server/web/html';
import { formatMoney } from '../server/web/money';
import { picture } from '../server/web/picture';
import { reply } from '../server/web/reply';
import { linkTo } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { layout, notFound } from './layout';
import { formatHtml, formatMessage, translate } from './messages';
import { productForm } from './product-form';

/** Renders the page that lists the shop's products. */
export function productsPage(visit: Visit): Response {
  const { store, settings } = visit;
  const card = store.products.map(({ handle, title, variants }) => {
    const prices = variants.map(({ price }) => convert(price, settings.currency));
    const price = formatMoney(Math.min(...prices), settings.currency, settings.locale);
    return html`<li class="card">
      ${picture(handle)}
      <h2><a href="${linkTo(visit, `products/${handle}`)}">${title}</a></h2>
      <p>${new Set(prices).size > 1 && `${formatMessage(settings, 'from')} `}${price}${variants.every(({ stock }) => stock < 1) && html` <span class="muted">· ${formatMessage(settings, 'soldOut')}</span>`}</p>
    </li>`;
  });
  const body = html`<h1>${formatMessage(settings, 'headline')}</h1>
    <p class="lead">${formatMessage(settings, 'lead')}</p>
    <ul class="grid">${card}</ul>`;
  return reply(layout(visit, { title: formatMessage(settings, 'products'), type: 'home', body }));
}

const INSTALMENTS = 3;

/** Renders a product page with the variant of `?variant=`, or the first one in stock. */
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
      <p data-testid="description"><bdi>${translate(settings, product.description)}</bdi></p>
      ${productForm(visit, product, variant)}
    </div>
    <script type="application/json" data-variants>${scriptJson(variantFacts(store, product, settings))}</script>
  </section>`;
  return reply(
    layout(visit, { title: product.title, type: 'product', body, meta: { product: toMeta(product) } }),
  );
}

/** Renders a separate form before the product form. In most shops the first `/cart/add` form isn't the product form. */
function instalments(visit: Visit, variant: Variant, instalment: string): Html {
  return html`<form class="instalments" id="product-form-installment" method="post" action="${linkTo(visit, 'cart/add')}"><input type="hidden" name="id" value="${variant.id}"><span>${formatHtml(visit.settings, 'instalments', { count: String(INSTALMENTS), amount: html`<span data-instalment>${instalment}</span>` })}</span></form>`;
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
