import fc from 'fast-check';
import { type Control, type Edit, type PressCase, place, type Spot } from './case';

/** Variants of one product with plans, and of another one that isn't shipped. */
const [FIRST, SECOND, DIGITAL] = ['46448901292285', '46448901325053', '46448833954045'];
const PLAN = '7301482654';

/** Only browsers implement these. happy-dom lacks disabled fieldsets, multiple selects, image buttons and the parser's forms. */
const BROWSER_KINDS = ['disabled fieldset', 'multiple select', 'image button', 'parser-associated'];

/** The element is in one form, and the shop's button in another form with the same id. */
const TWIN = 'in another form with its id';

let serial = 0;
const mark = () => `data-e="${++serial}"`;

/** A control with the edit of a shopper, if any. */
function control(kinds: string[], write: (marker: string) => string, edit?: Omit<Edit, 'at'>): Control {
  const marker = mark();
  const html = write(marker);
  return { kinds, html, edits: edit ? [{ at: `[${marker}]`, ...edit }] : [] };
}

const variant = fc
  .tuple(
    fc.constantFrom(
      'hidden variant',
      'hidden variant',
      'select',
      'radios',
      'silent variant',
      'no variant',
      'disabled variant',
      'repeated variant',
      'select without scripts',
    ),
    fc.constantFrom(FIRST, SECOND),
    fc.constantFrom(FIRST, SECOND),
  )
  .map(([kind, served, chosen]): Control[] => {
    const option = (id: string, word: string) =>
      `<option value="${id}"${id === served ? ` ${word}` : ''}>M</option>`;
    switch (kind) {
      case 'hidden variant':
        return [control([kind], m => `<input ${m} type="hidden" name="id" value="${served}">`)];
      case 'silent variant':
        return [
          control([kind], m => `<input ${m} type="hidden" name="id" value="${served}">`, {
            value: chosen,
            isSilent: true,
          }),
        ];
      case 'select':
        return [
          control(
            [kind],
            m => `<select ${m} name="id">${option(FIRST, 'selected')}${option(SECOND, 'selected')}</select>`,
            { value: chosen },
          ),
        ];
      case 'radios':
        return [FIRST, SECOND].map(id =>
          control(
            [kind],
            m => `<input ${m} type="radio" name="id" value="${id}"${id === served ? ' checked' : ''}>`,
            ...(id === chosen ? [{ checked: true }] : []),
          ),
        );
      case 'disabled variant':
        return [control([kind], m => `<input ${m} name="id" value="${served}" disabled>`)];
      case 'select without scripts':
        // A theme that has parsed the markup with `DOMParser` turns the content of `noscript` into controls.
        return [
          control(
            [kind],
            m => `<noscript ${m}><select name="id"><option value="${served}">M</option></select></noscript>`,
          ),
          control([kind], m => `<input ${m} type="hidden" name="id" value="${chosen}">`),
        ];
      case 'repeated variant':
        return [served, chosen].map(id =>
          control([kind], m => `<input ${m} type="hidden" name="id" value="${id}">`),
        );
      default:
        return [];
    }
  });

const number = fc.integer({ min: 1, max: 4 }).map(String);
const quantity = fc
  .tuple(
    fc.constantFrom(
      'no quantity',
      'number',
      'text quantity',
      'radios and number',
      'repeated quantity',
      'cleared quantity',
      'wrong quantity',
    ),
    number,
    number,
  )
  .map(([kind, served, typed]): Control[] => {
    switch (kind) {
      case 'number':
        return [
          control([kind], m => `<input ${m} type="number" name="quantity" min="1" value="${served}">`, {
            value: typed,
          }),
        ];
      case 'text quantity':
        return [control([kind], m => `<input ${m} name="quantity" value="${served}">`, { value: typed })];
      case 'radios and number':
        return [
          control([kind], m => `<input ${m} type="radio" name="quantity" value="${served}" checked>`),
          control([kind], m => `<input ${m} type="number" name="quantity">`, { value: typed }),
        ];
      case 'repeated quantity':
        return [served, typed].map(value =>
          control([kind], m => `<input ${m} type="hidden" name="quantity" value="${value}">`),
        );
      case 'cleared quantity':
        return [
          control([kind], m => `<input ${m} type="hidden" name="quantity" value="${served}">`),
          control([kind], m => `<input ${m} name="quantity" value="${typed}">`, { value: '' }),
        ];
      case 'wrong quantity':
        return [control([kind], m => `<input ${m} name="quantity" value="0">`)];
      default:
        return [];
    }
  });

const plan = fc
  .constantFrom('no plan', 'no plan', 'hidden plan', 'plan radios', 'cleared plan')
  .map((kind): Control[] => {
    switch (kind) {
      case 'hidden plan':
        return [control([kind], m => `<input ${m} type="hidden" name="selling_plan" value="${PLAN}">`)];
      case 'plan radios':
        return ['', PLAN].map(value =>
          control(
            [kind],
            m => `<input ${m} type="radio" name="selling_plan" value="${value}"${value ? '' : ' checked'}>`,
            ...(value ? [{ checked: true }] : []),
          ),
        );
      case 'cleared plan':
        return [PLAN, ''].map(value =>
          control([kind], m => `<input ${m} type="hidden" name="selling_plan" value="${value}">`),
        );
      default:
        return [];
    }
  });

const word = fc.constantFrom('Ana', 'Feliz', 'ção "1"');
const property = fc
  .tuple(
    fc.constantFrom(
      'typed property',
      'textarea',
      'checkbox',
      'unchecked checkbox',
      'list of properties',
      'repeated property',
      'cleared property',
      'disabled property',
      'multiple select',
      'disabled fieldset',
    ),
    fc.constantFrom('Nome', 'Nota', '_origem', 'a[b]'),
    word,
    word,
  )
  .map(([kind, key, served, typed]): Control[] => {
    const name = `name="properties[${key}]"`;
    const value = `value="${served.replaceAll('"', '&quot;')}"`;
    switch (kind) {
      case 'typed property':
        return [control([kind], m => `<input ${m} ${name} ${value}>`, { value: typed })];
      case 'textarea':
        return [control([kind], m => `<textarea ${m} ${name}>${served}</textarea>`, { value: typed })];
      case 'checkbox':
        return [control([kind], m => `<input ${m} type="checkbox" ${name} ${value} checked>`)];
      case 'unchecked checkbox':
        return [
          control([kind], m => `<input ${m} type="checkbox" ${name} ${value} checked>`, { checked: false }),
        ];
      case 'list of properties':
        return ['Fita', 'Cartão', 'Laço'].map((item, index) =>
          control(
            [kind],
            m => `<input ${m} type="checkbox" name="properties[Extras][]" value="${item}" checked>`,
            ...(index === 1 ? [{ checked: false }] : []),
          ),
        );
      case 'repeated property':
        return [served, typed].map(text =>
          control([kind], m => `<input ${m} ${name} value="${text.replaceAll('"', '&quot;')}">`),
        );
      case 'cleared property':
        return [
          control([kind], m => `<input ${m} ${name} ${value}>`),
          control([kind], m => `<input ${m} ${name} ${value}>`, { value: '' }),
        ];
      case 'disabled property':
        return [control([kind], m => `<input ${m} ${name} ${value} disabled>`)];
      case 'multiple select':
        return [
          control(
            [kind],
            m =>
              `<select ${m} multiple name="properties[Extras][]"><option selected>Fita</option><option selected>Laço</option><option disabled selected>Nada</option></select>`,
          ),
        ];
      default:
        return [
          control(
            [kind],
            m =>
              `<fieldset disabled ${m}><legend><input name="properties[Lenda]" value="sim"></legend><input ${name} ${value}></fieldset>`,
          ),
        ];
    }
  });

const lines = fc
  .tuple(
    fc.constantFrom('items[n]', 'items[n]', 'items[]', 'id[]', 'parent line'),
    fc.array(fc.tuple(fc.constantFrom(FIRST, SECOND, DIGITAL), number, word), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.boolean(),
  )
  .map(([kind, rows, isPlanned]): Control[] =>
    rows.flatMap(([id, count, text], index) => {
      const hidden = (name: string, value: string) =>
        control([kind, 'several lines'], m => `<input ${m} type="hidden" name="${name}" value="${value}">`);
      if (kind === 'id[]') return [hidden('id[]', id)];
      const item = (field: string) => `items[${kind === 'items[]' ? '' : index}][${field}]`;
      const all = [hidden(item('id'), id), hidden(item('quantity'), count)];
      if (isPlanned && id !== DIGITAL && kind === 'items[n]') all.push(hidden(item('selling_plan'), PLAN));
      if (kind === 'parent line' && index) all.push(hidden(item('parent_id'), rows[0]?.[0] ?? ''));
      if (kind === 'items[n]')
        all.push(
          control([kind], m => `<input ${m} name="${item('properties')}[Nome]" value="x">`, { value: text }),
        );
      return all;
    }),
  );

/** A required control without a value. */
const required = fc
  .constantFrom(
    'nothing required',
    'nothing required',
    'required',
    'hidden and required',
    'required and filled',
  )
  .map((kind): Control[] => {
    switch (kind) {
      case 'required':
        return [
          control([kind], m => `<label>Gravação <input ${m} required name="properties[Gravação]"></label>`),
        ];
      case 'hidden and required':
        return [
          control(
            [kind],
            m =>
              `<span hidden style="display:none"><label>Gravação <input ${m} required name="properties[Gravação]"></label></span>`,
          ),
        ];
      case 'required and filled':
        return [control([kind], m => `<input ${m} required name="properties[Gravação]">`, { value: 'Ana' })];
      default:
        return [];
    }
  });

const WISHLIST =
  '<button formaction="/wishlist" formnovalidate name="properties[Lista]" value="sim">♥</button>';

/** The shop's own buttons. `data-shop` marks the one that is pressed. */
const BUTTONS: Record<string, (formAttribute: string) => string> = {
  button: form => `<button data-shop name="add"${form}>Add</button>`,
  'named button': form => `<button data-shop name="properties[Presente]" value="sim"${form}>Add</button>`,
  'variant button': form => `<button data-shop name="id" value="${SECOND}"${form}>Add</button>`,
  'input button': form => `<input data-shop type="submit" name="add" value="Add"${form}>`,
  'image button': form => `<input data-shop type="image" alt="Add" name="add"${form}>`,
  formnovalidate: form => `<button data-shop name="add" formnovalidate${form}>Add</button>`,
  formaction: form =>
    `${WISHLIST.replace('<button', `<button${form}`)}<button data-shop name="add" formaction="/cart/add"${form}>Add</button>`,
  'formaction that adds': form => `<button data-shop formaction="/cart/add"${form}>Add</button>`,
  'another button first': form =>
    `<button name="properties[Lista]" value="sim"${form}>List</button><button data-shop name="add"${form}>Add</button>`,
  'disabled button': form => `<button data-shop name="add" disabled${form}>Add</button>`,
  'disabled input button': form => `<input data-shop type="submit" name="add" value="Add" disabled${form}>`,
  'button beside a disabled one': form =>
    `<button name="add" disabled${form}>Add</button><button data-shop${form}>Add</button>`,
  'disabled button that does not submit': form =>
    `<button type="button" disabled${form}>+</button><button data-shop name="add"${form}>Add</button>`,
  'wishlist beside a disabled button': form =>
    `${WISHLIST.replace('<button', `<button${form}`)}<button data-shop name="add" disabled${form}>Add</button>`,
  'no button': () => '',
};

const spots = fc.constantFrom<Spot>('inside', 'inside', 'inside', 'outside');

/** Generates a product page with its form. */
export const productCases = (isBrowser: boolean): fc.Arbitrary<PressCase> =>
  fc
    .record({
      goods: fc.oneof(
        { weight: 5, arbitrary: fc.tuple(variant, quantity, plan).map(parts => parts.flat()) },
        { weight: 2, arbitrary: lines },
      ),
      properties: fc.array(property, { maxLength: 3 }),
      required,
      spots: fc.array(spots, { minLength: 8, maxLength: 8 }),
      button: fc.constantFrom(...Object.keys(BUTTONS), 'button', 'button', 'button'),
      where: fc.constantFrom(
        'in the form',
        'in the form',
        'nested',
        'beside the form',
        'parser-associated',
        TWIN,
      ),
      noValidate: fc.integer({ min: 0, max: 9 }).map(one => !one),
      isOther: fc.boolean(),
      action: fc.constantFrom('/cart/add', '/cart/add', '/pt-br/cart/add', '/cart/add?source=form'),
      discountCookie: fc.constantFrom(undefined, undefined, 'BEMVINDO10', 'FRETE GRÁTIS'),
    })
    .map((given): PressCase => {
      const { goods, properties, required, spots, button, noValidate, isOther, discountCookie } = given;
      // The button's own field is in its own form.
      const where = /named|variant/.test(button) ? given.where.replace(TWIN, 'in the form') : given.where;
      const action = button === 'formaction that adds' ? '/search' : given.action;
      const controls = [...goods, ...properties.flat(), ...required];
      const isTwin = where === TWIN;
      const isOutside = (index: number) => !isTwin && spots[index % spots.length] === 'outside';
      const inside = controls.filter((_, index) => !isOutside(index));
      const outside = controls.filter((_, index) => isOutside(index));
      const form = ` form="product"`;
      const attributes = `id="product" action="${action}" method="post"${noValidate ? ' novalidate' : ''}`;
      const add = BUTTONS[button] as (form: string) => string;
      const content = inside.map(({ html }) => html).join('');
      const around = outside.map(({ html }) => place(html)).join('');
      const other = isOther
        ? `<form action="/cart/add" method="post"><input type="hidden" name="id" value="${DIGITAL}"></form>`
        : '';
      const bodies: Record<string, string> = {
        'in the form': `<form ${attributes}>${content}${add('')}{element}</form>`,
        nested: `<form ${attributes}>${content}<div>${add('')}<div>{element}</div></div></form>`,
        'beside the form': `<form ${attributes}>${content}</form><div>${add(form)}${button === 'no button' ? `<input type="hidden" name="utf8" value="✓"${form}>` : ''}<div>{element}</div></div>`,
        // The button is in the other form. The theme keeps both in step.
        [TWIN]: `<form ${attributes}>${content}${add('')}</form><form ${attributes}>${content}{element}</form>`,
        'parser-associated': `<table><form ${attributes}><tr><td>${content}${add('')}<div>{element}</div></td></tr></table>`,
      };
      const kinds = [
        ...controls.flatMap(({ kinds }) => kinds),
        button,
        where,
        ...(outside.length ? ['form='] : []),
        ...(noValidate ? ['novalidate'] : []),
        ...(isOther ? ['several forms'] : []),
        ...(discountCookie ? ['discount cookie'] : []),
      ];
      return {
        page: 'product',
        kinds: [...new Set(kinds)],
        markup: `${other}<div id="page">${around}${bodies[where]}</div>`,
        edits: controls.flatMap(({ edits }) => edits),
        ...(discountCookie && { discountCookie }),
      };
    })
    .filter(({ kinds }) => isBrowser || !kinds.some(kind => BROWSER_KINDS.includes(kind)));
