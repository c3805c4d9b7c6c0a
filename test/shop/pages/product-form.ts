import type { Product, SellingPlan, Variant } from '../store/types';
import { attributes, type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { productButtons } from './accelerated-checkout';

const FORM_ID = 'product-form';

/**
 * The form that adds to the cart. Products with several options choose by radios that stand outside the form and a
 * hidden `id`, served disabled until the theme's script takes over; with one option by `select[name=id]`.
 */
export function productForm(visit: Visit, product: Product, variant: Variant): Html {
  const byRadios = product.options.length > 1;
  const isSoldOut = variant.stock < 1;
  const isShipped = product.variants.some(({ requiresShipping }) => requiresShipping);
  return html`${byRadios && optionRadios(product, variant)}
    <div class="field field--short"><label for="quantity">Quantidade</label>
      <input id="quantity" form="${FORM_ID}" type="number" name="quantity" min="1" value="1" inputmode="numeric"></div>
    <form id="${FORM_ID}" method="post" action="${visit.root}cart/add" enctype="multipart/form-data" data-product-form>
      ${byRadios ? hiddenVariant(product, variant) : variantSelect(product, variant)}
      ${product.sellingPlans.length > 0 && sellingPlans(product)}
      ${
        isShipped &&
        html`<div class="field"><label for="message">Mensagem para o presente <span class="muted">(opcional)</span></label>
        <input id="message" name="properties[Mensagem]" maxlength="120" autocomplete="off"></div>`
      }
      <p class="alert" role="alert" data-form-error></p>
      <button class="button button--wide" type="submit" name="add"${attributes({ disabled: isSoldOut })}>${isSoldOut ? 'Esgotado' : 'Adicionar ao carrinho'}</button>
      ${productButtons(visit, product, isSoldOut)}
    </form>`;
}

function optionRadios(product: Product, variant: Variant): Html {
  return html`${product.options.map((option, index) => {
    const values = [...new Set(product.variants.map(({ options }) => options[index]))];
    return html`<fieldset><legend>${option}</legend><div class="choices">${values.map(
      value =>
        html`<label class="choice"><input type="radio" form="${FORM_ID}" name="${option}" value="${value}" data-option${attributes({ checked: variant.options[index] === value })}><span>${value}</span></label>`,
    )}</div></fieldset>`;
  })}`;
}

function hiddenVariant(product: Product, variant: Variant): Html {
  return html`<input type="hidden" name="id" value="${variant.id}" disabled>
    <noscript>${variantSelect(product, variant)}</noscript>`;
}

function variantSelect({ variants, options }: Product, chosen: Variant): Html {
  if (variants.length === 1) return html`<input type="hidden" name="id" value="${chosen.id}">`;
  return html`<div class="field"><label for="variant">${options.join(' e ')}</label><select id="variant" name="id">${variants.map(
    ({ id, title, stock }) =>
      html`<option value="${id}"${attributes({ selected: id === chosen.id, disabled: stock < 1 })}>${title}${stock < 1 && ' (esgotado)'}</option>`,
  )}</select></div>`;
}

function sellingPlans({ sellingPlans: plans, requiresSellingPlan }: Product): Html {
  const choice = (value: number | '', name: string, note: string, checked: boolean) =>
    html`<label class="choice"><input type="radio" name="selling_plan" value="${value}"${attributes({ checked })}><span>${name} <small>${note}</small></span></label>`;
  return html`<fieldset><legend>Como comprar</legend><div class="choices choices--stacked">
    ${!requiresSellingPlan && choice('', 'Uma vez só', '', true)}
    ${plans.map((plan, index) => choice(plan.id, plan.name, explain(plan), requiresSellingPlan && index === 0))}
  </div></fieldset>`;
}

function explain({ percentOff, percentNow }: SellingPlan): string {
  return percentNow < 100 ? `${percentNow}% agora` : `${percentOff}% de desconto`;
}
