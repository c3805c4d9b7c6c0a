import type { Product, SellingPlan, Settings, Variant } from '../server/store/types';
import { attributes, type Html, html } from '../server/web/html';
import { linkTo } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { productButtons } from './accelerated-checkout';
import { formatMessage, translate } from './messages';

const FORM_ID = 'product-form';

/**
 * Renders the product form. With one option it has `select[name=id]`. With several options it has radios outside the form and
 * a hidden `id`, which is disabled until the theme's script runs.
 */
export function productForm(visit: Visit, product: Product, variant: Variant): Html {
  const texts = {
    add: formatMessage(visit.settings, 'addToCart'),
    soldOut: formatMessage(visit.settings, 'soldOut'),
  };
  const byRadios = product.options.length > 1;
  const isSoldOut = variant.stock < 1;
  const isShipped = product.variants.some(({ requiresShipping }) => requiresShipping);
  return html`${byRadios && optionRadios(visit, product, variant)}
    <div class="field field--short"><label for="quantity">${formatMessage(visit.settings, 'quantity')}</label>
      <input id="quantity" form="${FORM_ID}" type="number" name="quantity" min="1" value="1" inputmode="numeric"></div>
    <form id="${FORM_ID}" method="post" action="${linkTo(visit, 'cart/add')}" enctype="multipart/form-data" data-product-form>
      ${byRadios ? hiddenVariant(visit, product, variant) : variantSelect(visit, product, variant)}
      ${product.sellingPlans.length > 0 && sellingPlans(visit, product)}
      ${
        isShipped &&
        html`<div class="field"><label for="message">${formatMessage(visit.settings, 'message')} <span class="muted">(${formatMessage(visit.settings, 'optional')})</span></label>
        <input id="message" name="properties[Mensagem]" maxlength="120" autocomplete="off"></div>`
      }
      <p class="alert" role="alert" data-form-error data-failed="${formatMessage(visit.settings, 'notAdded')}"></p>
      <button class="button button--wide" type="submit" name="add"${attributes({ disabled: isSoldOut, 'data-add': texts.add, 'data-sold-out': texts.soldOut })}>${isSoldOut ? texts.soldOut : texts.add}</button>
      ${productButtons(visit, product, isSoldOut)}
    </form>`;
}

function optionRadios({ settings }: Visit, product: Product, variant: Variant): Html {
  return html`${product.options.map((option, index) => {
    const values = [...new Set(product.variants.map(({ options }) => options[index]))];
    return html`<fieldset><legend>${translate(settings, option)}</legend><div class="choices">${values.map(
      value =>
        html`<label class="choice"><input type="radio" form="${FORM_ID}" name="${option}" value="${value}" data-option${attributes({ checked: variant.options[index] === value })}><span><bdi>${translate(settings, value ?? '')}</bdi></span></label>`,
    )}</div></fieldset>`;
  })}`;
}

function hiddenVariant(visit: Visit, product: Product, variant: Variant): Html {
  return html`<input type="hidden" name="id" value="${variant.id}" disabled>
    <noscript>${variantSelect(visit, product, variant)}</noscript>`;
}

function variantSelect({ settings }: Visit, { variants, options }: Product, chosen: Variant): Html {
  const toWords = (texts: string[]) => texts.map(text => translate(settings, text)).join(' / ');
  if (variants.length === 1) return html`<input type="hidden" name="id" value="${chosen.id}">`;
  return html`<div class="field"><label for="variant">${toWords(options)}</label><select id="variant" name="id">${variants.map(
    ({ id, options: chosenOptions, stock }) =>
      html`<option value="${id}"${attributes({ selected: id === chosen.id, disabled: stock < 1 })}>${toWords(chosenOptions)}${stock < 1 && ` (${formatMessage(settings, 'soldOut')})`}</option>`,
  )}</select></div>`;
}

function sellingPlans({ settings }: Visit, { sellingPlans: plans, requiresSellingPlan }: Product): Html {
  const choice = (value: number | '', name: string, note: string, checked: boolean) =>
    html`<label class="choice"><input type="radio" name="selling_plan" value="${value}"${attributes({ checked })}><span>${name} <small>${note}</small></span></label>`;
  return html`<fieldset><legend>${formatMessage(settings, 'howToBuy')}</legend><div class="choices choices--stacked">
    ${!requiresSellingPlan && choice('', formatMessage(settings, 'once'), '', true)}
    ${plans.map((plan, index) => choice(plan.id, translate(settings, plan.name), explain(settings, plan), requiresSellingPlan && index === 0))}
  </div></fieldset>`;
}

function explain(settings: Settings, { percentOff, percentNow }: SellingPlan): string {
  return percentNow < 100
    ? formatMessage(settings, 'now', { percent: percentNow })
    : formatMessage(settings, 'off', { percent: percentOff });
}
