import type { Product } from '../store/types';
import { attributes, type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { cartElement, productElement } from './elements';
import type { ProductShape, Shape } from './shape';

const FORM_ID = 'product-form-template';

/** The part of a product page that themes draw anew: the forms, and what belongs to them from outside. */
export function productSection(visit: Visit, shape: Shape, facts: ProductShape): Html {
  const sold = visit.store.products.find(({ handle }) => handle === facts.handle);
  if (!sold) throw new Error(`The sandbox sells no ${facts.handle}`);
  const action = facts.action === 'absolute' ? `${visit.url.origin}/cart/add` : facts.action;
  const form = attributes({ id: FORM_ID, method: 'post', action, enctype: 'multipart/form-data' });
  const buttons = productElement(visit, shape, facts, sold);
  const cart = shape.cart?.isInForm && cartElement(visit, shape, shape.cart);
  const submit = SUBMITS[facts.submit];
  const isTwin = facts.submit === 'in a twin';
  return html`<h1>${sold.title}</h1>
    ${facts.instalments && instalments(sold, action)}
    ${OUTSIDE[facts.quantity]}
    ${isTwin && html`<form${form}>${submit}</form>`}
    <form${form}>${controls(facts, sold)}${!isTwin && submit}${cart}${buttons}</form>`;
}

function instalments({ variants }: Product, action: string): Html {
  return html`<form id="product-form-installment-template" class="installment" method="post" action="${action}"><input type="hidden" name="id" value="${variants[0]?.id}"></form>`;
}

function controls({ variant, noscript, quantity, plan }: ProductShape, sold: Product): Html {
  const first = sold.variants[0];
  const input = html`<input type="hidden" name="id"${attributes({ value: first?.id, disabled: variant === 'disabled input' })}>`;
  return html`${variant === 'select' ? select(sold) : input}
    ${noscript && html`<noscript>${select(sold)}</noscript>`}
    ${INSIDE[quantity]}
    ${plan && html`<input type="hidden" name="selling_plan" value="">`}`;
}

function select({ variants }: Product): Html {
  return html`<select name="id">${variants.map(({ id, title, stock }) => html`<option value="${id}"${attributes({ disabled: stock < 1 })}>${title}</option>`)}</select>`;
}

const ADD = html`<button type="submit" name="add" class="button">Add to cart</button>`;

const SUBMITS: Record<ProductShape['submit'], Html> = {
  own: ADD,
  'in a twin': ADD,
  'sold out': html`<button type="submit" name="add" class="button" disabled>Sold out</button>`,
  none: html`<button type="button" class="button" id="sticky-add">Add to cart</button>`,
};

type Quantities = Partial<Record<ProductShape['quantity'], Html>>;

const INSIDE: Quantities = {
  number: html`<input type="number" name="quantity" min="1" value="1" aria-label="Quantity">`,
  text: html`<input type="text" name="quantity" value="1" aria-label="Quantity">`,
  'hidden and outside': html`<input type="hidden" name="quantity" value="1">`,
};

/** Controls that stand outside and belong to the form by `form=`. */
const OUTSIDE: Quantities = {
  'hidden and outside': html`<input type="text" value="1" aria-label="Quantity" data-shown-quantity>`,
  'radios and number outside': html`<fieldset>${[1, 2, 3, 4].map(
    count =>
      html`<label><input type="radio" name="quantity" form="${FORM_ID}" value="${count}"${attributes({ checked: count === 1 })}> ${count}</label>`,
  )}<input type="number" name="quantity" form="${FORM_ID}" min="1" aria-label="Quantity"></fieldset>`,
};
