import fc from 'fast-check';
import type { CartContent, Edit, PressCase, ThemeScript } from './case';

const VARIANTS = [46448901292285, 46448901325053, 46448788275453];

/** How the form names its quantities. An unnamed field is sent by the theme's script alone. */
type Naming = 'updates[]' | 'updates[key]' | 'updates[variant]' | 'unnamed quantity';

const lines = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }).map(quantities =>
  quantities.map((quantity, index) => ({
    variantId: VARIANTS[index] as number,
    quantity,
    id: `line${index}`,
  })),
);

const text = fc.constantFrom('', 'Portaria', 'Sem sacola\r\nobrigado');
const noteKind = fc.constantFrom('no note', 'note', 'typed note', 'cleared note', 'note outside its form');
const attributeKind = fc.constantFrom(
  'no attribute',
  'attribute',
  'typed attribute',
  'cleared attribute',
  'attribute select',
  'unchecked attribute',
);
const places = fc.constantFrom('in the cart form', 'in the cart form', 'beside its button', 'in a drawer');

/** Generates a cart page, a drawer, or both. */
export const cartCases: fc.Arbitrary<PressCase> = fc
  .record({
    lines,
    naming: fc.constantFrom<Naming>('updates[]', 'updates[key]', 'updates[variant]', 'unnamed quantity'),
    typed: fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), {
      minLength: 3,
      maxLength: 3,
    }),
    theme: fc.constantFrom<ThemeScript>('never', 'never', 'input', 'change', 'blur', 'late'),
    shopMs: fc.constantFrom(0, 0, 15),
    note: noteKind,
    text,
    attribute: attributeKind,
    hasApp: fc.boolean(),
    place: places,
    copy: fc.constantFrom('no copy', 'no copy', 'stale copy before', 'stale copy after'),
    required: fc.integer({ min: 0, max: 9 }).map(one => !one),
  })
  .map(given => {
    const { lines, naming, typed, shopMs, note, text, attribute, hasApp, place, copy, required } = given;
    // A theme that names no field has to send it.
    const theme = naming === 'unnamed quantity' && given.theme === 'never' ? 'change' : given.theme;
    const cart: CartContent = {
      lines,
      note: note === 'no note' ? '' : 'Antiga',
      attributes: [
        ...(attribute === 'no attribute' ? [] : [{ key: 'Embalagem', value: 'Caixa' }]),
        ...(hasApp ? [{ key: '_app', value: 'x1' }] : []),
      ],
    };
    const edits: Edit[] = [];
    const names: Record<Naming, (index: number) => string> = {
      'updates[]': () => 'name="updates[]"',
      'updates[key]': index => `name="updates[${lines[index]?.variantId}:line${index}]"`,
      'updates[variant]': index => `name="updates[${lines[index]?.variantId}]"`,
      'unnamed quantity': () => '',
    };
    const fields = lines.map(({ quantity }, index) => {
      const value = typed[index];
      if (value !== undefined) edits.push({ at: `#form [data-line="${index + 1}"]`, value: String(value) });
      return `<input type="number" min="0" data-line="${index + 1}" ${names[naming](index)} value="${quantity}">`;
    });
    const noteField = note === 'no note' ? '' : '<textarea name="note">Antiga</textarea>';
    if (note === 'typed note' || note === 'note outside its form')
      edits.push({ at: '#page [name=note]', value: text });
    if (note === 'cleared note') edits.push({ at: '#page [name=note]', value: '' });
    const name = 'name="attributes[Embalagem]"';
    const attributes: Record<string, string> = {
      'attribute select': `<select ${name}><option value="">Nada</option><option selected>Caixa</option><option>Fita</option></select>`,
      'unchecked attribute': `<input type="hidden" ${name} value=""><input type="checkbox" ${name} value="Caixa" checked>`,
      'no attribute': '',
    };
    const attributeField = attributes[attribute] ?? `<input ${name} value="Caixa">`;
    if (attribute === 'typed attribute') edits.push({ at: `#form [${name}]`, value: 'Fita' });
    if (attribute === 'attribute select') edits.push({ at: `#form [${name}]`, value: 'Fita' });
    if (attribute === 'cleared attribute') edits.push({ at: `#form [${name}]`, value: '' });
    if (attribute === 'unchecked attribute') edits.push({ at: '#form [type=checkbox]', checked: false });
    const isNoteOutside = note === 'note outside its form';
    const content = `${fields.join('')}${isNoteOutside ? '' : noteField}${attributeField}${required ? '<span hidden style="display:none"><input type="checkbox" required aria-label="Termos"></span>' : ''}`;
    const button = (form = '') => `<button data-shop name="checkout"${form}>Checkout</button>`;
    const own = place === 'beside its button';
    const body = `<form id="form" action="/cart" method="post">${content}${own ? '' : `${button()}{element}`}</form>${own ? `<div>${button(' form="form"')}<div>{element}</div></div>` : ''}`;
    const outside = isNoteOutside ? noteField.replace('<textarea', '<textarea form="form"') : '';
    const stale = `<form action="/cart" method="post"><input name="attributes[Embalagem]" value="Velha"><input name="attributes[_outra]" value="velha"><textarea name="note">Velha</textarea><button name="checkout">Checkout</button></form>`;
    const page = `<div id="page"${place === 'in a drawer' ? ' role="dialog"' : ''}>${outside}${body}</div>`;
    return {
      page: 'cart' as const,
      kinds: [
        naming,
        ...(typed.some((value, index) => value !== undefined && index < lines.length)
          ? ['typed quantity']
          : []),
        ...(typed.some((value, index) => value === 0 && index < lines.length) ? ['quantity 0'] : []),
        `theme sends: ${theme}`,
        ...(shopMs ? ['slow shop'] : []),
        note,
        attribute,
        ...(hasApp ? ["an app's attribute"] : []),
        place,
        copy,
        ...(required ? ['hidden and required in a cart'] : []),
      ],
      markup: copy === 'stale copy before' ? stale + page : copy === 'stale copy after' ? page + stale : page,
      edits,
      cart,
      theme,
      shopMs,
    };
  });
