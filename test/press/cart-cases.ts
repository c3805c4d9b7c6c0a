import fc from 'fast-check';
import { attribute, discount, note } from './cart-fields';
import type { CartContent, Edit, PressCase, ThemeScript } from './case';

/** The third one has a stock of three. */
const VARIANTS = [46448901292285, 46448901325053, 46448788275453];
const STOCK_OF_THIRD = 3;

type Naming = 'updates[]' | 'updates[key]' | 'updates[variant]' | 'unnamed quantity';
type Quantity = 'number' | 'text quantity' | 'quantity select' | 'hidden quantity' | 'quantity buttons';

const lines = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }).map(quantities =>
  quantities.map((quantity, index) => ({
    variantId: VARIANTS[index] as number,
    quantity,
    id: `line${index}`,
  })),
);

const NAMES: Record<Naming, (line: CartContent['lines'][0]) => string> = {
  'updates[]': () => ' name="updates[]"',
  'updates[key]': ({ variantId, id }) => ` name="updates[${variantId}:${id}]"`,
  'updates[variant]': ({ variantId }) => ` name="updates[${variantId}]"`,
  'unnamed quantity': () => '',
};

/** Writes the controls of one line. The theme sends those with `data-line`, and shows the shop's answer in all with its number. */
function writeQuantity(kind: Quantity, name: string, row: number, value: number, to: number): string {
  const line = ` data-line="${row}"`;
  switch (kind) {
    case 'text quantity':
      return `<input${line}${name} inputmode="numeric" value="${value}">`;
    case 'quantity select': {
      const options = [0, 1, 2, 3, 4, 5].map(
        one => `<option${one === value ? ' selected' : ''}>${one}</option>`,
      );
      return `<select${line}${name}>${options.join('')}</select>`;
    }
    case 'hidden quantity':
      return `<input type="number"${line} value="${value}"><input type="hidden" data-copy="${row}"${name} value="${value}">`;
    case 'quantity buttons':
      return `<input type="number"${name} data-copy="${row}" value="${value}"><button type="button"${line} data-to="${to}">+</button>`;
    default:
      return `<input type="number" min="0"${line}${name} value="${value}">`;
  }
}

/** What the shopper does to change a line. */
function editQuantity(kind: Quantity, form: string, row: number, to: number): Edit[] {
  const at = `${form} [data-line="${row}"]`;
  if (kind === 'quantity buttons') return [{ at, isPress: true }];
  const copy = { at: `${form} [data-copy="${row}"]`, value: String(to), isSilent: true };
  return [...(kind === 'hidden quantity' ? [copy] : []), { at, value: String(to) }];
}

const others = [
  'no copy',
  'no copy',
  'stale copy before',
  'stale copy after',
  'page and drawer, pressed in the first',
  'page and drawer, pressed in the last',
] as const;

/** Generates a cart page, a drawer, or both. */
export const cartCases = (isBrowser: boolean): fc.Arbitrary<PressCase> =>
  fc
    .record({
      lines,
      naming: fc.constantFrom<Naming>('updates[]', 'updates[key]', 'updates[variant]', 'unnamed quantity'),
      quantity: fc.constantFrom<Quantity>(
        'number',
        'number',
        'text quantity',
        'quantity select',
        'hidden quantity',
        'quantity buttons',
      ),
      typed: fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), {
        minLength: 3,
        maxLength: 3,
      }),
      theme: fc.constantFrom<ThemeScript>('never', 'never', 'input', 'change', 'blur', 'late'),
      shopMs: fc.constantFrom(0, 0, 100),
      note,
      attribute,
      discount,
      hasApp: fc.boolean(),
      place: fc.constantFrom('in the cart form', 'in the cart form', 'beside its button', 'in a drawer'),
      other: fc.constantFrom(...others),
      isTypedInOther: fc.integer({ min: 0, max: 3 }).map(one => !one),
      required: fc.integer({ min: 0, max: 9 }).map(one => !one),
      lowersQuantities: fc.boolean(),
      isSheet: fc.integer({ min: 0, max: 4 }).map(one => !one && !isBrowser),
    })
    .map(given => {
      const { lines, naming, quantity, typed, shopMs, place, other, required, hasApp, isSheet } = given;
      // A theme that names no field, or has buttons, has to send the quantity.
      const theme =
        quantity === 'quantity buttons'
          ? 'click'
          : naming === 'unnamed quantity' && given.theme === 'never'
            ? 'change'
            : given.theme;
      const hasTwin = other.startsWith('page and drawer');
      const isInOther = hasTwin && given.isTypedInOther;
      const changes = lines.flatMap((_, index) => {
        const to = typed[index];
        return to === undefined ? [] : [{ row: index + 1, to }];
      });
      const edits = changes.flatMap(({ row, to }) =>
        editQuantity(quantity, isInOther ? '#other' : '#form', row, to),
      );
      const rows = lines.map((line, index) => {
        const to = typed[index] ?? line.quantity + 1;
        const fields = writeQuantity(quantity, NAMES[naming](line), index + 1, line.quantity, to);
        return `<p data-row="${index + 1}">${fields}</p>`;
      });
      const { note, attribute, discount } = given;
      const hidden = required
        ? '<span hidden style="display:none"><input type="checkbox" required aria-label="Termos"></span>'
        : '';
      const content = `${rows.join('')}${note.inside}${attribute.html}${discount.html}${hidden}`;
      const button = (form = '') => `<button data-shop name="checkout"${form}>Checkout</button>`;
      const own = place === 'beside its button';
      const body = `<form id="form" action="/cart" method="post">${content}${own ? '' : `${button()}{element}`}</form>${own ? `<div>${button(' form="form"')}<div>{element}</div></div>` : ''}`;
      const stale = `<form action="/cart" method="post"><input name="attributes[Embalagem]" value="Velha"><input name="attributes[_outra]" value="velha"><textarea name="note">Velha</textarea><button name="checkout">Checkout</button></form>`;
      const twin = `<div><form id="other" action="/cart" method="post">${rows.join('')}<button name="checkout">Checkout</button>{element}</form></div>`;
      const page = `<div id="page"${place === 'in a drawer' ? ' role="dialog"' : ''}>${note.outside}${body}</div>`;
      const beside = hasTwin ? twin : other === 'no copy' ? '' : stale;
      const isFirst = /before|last/.test(other);
      return {
        page: 'cart' as const,
        kinds: [
          naming,
          quantity,
          ...(changes.length ? ['typed quantity'] : []),
          ...(changes.length && isInOther ? ['typed in the other cart'] : []),
          ...(changes.some(({ to }) => !to) ? ['quantity 0'] : []),
          ...(changes.some(({ row, to }) => row === 3 && to > STOCK_OF_THIRD)
            ? [given.lowersQuantities ? 'quantity that the shop lowers' : 'quantity that the shop refuses']
            : []),
          `theme sends: ${theme}`,
          ...(shopMs ? ['slow shop'] : []),
          note.kind,
          attribute.kind,
          discount.kind,
          ...(hasApp ? ["an app's attribute"] : []),
          place,
          other,
          ...(required ? ['hidden and required in a cart'] : []),
          ...(isSheet ? ["a wallet's sheet"] : []),
        ],
        markup: isFirst ? beside + page : page + beside,
        edits: [...edits, ...note.edits, ...attribute.edits, ...discount.edits],
        cart: {
          lines,
          note: note.saved,
          attributes: [...attribute.saved, ...(hasApp ? [{ key: '_app', value: 'x1' }] : [])],
          discounts: discount.saved,
        },
        theme,
        shopMs,
        lowersQuantities: given.lowersQuantities,
        isSheet,
      };
    });
