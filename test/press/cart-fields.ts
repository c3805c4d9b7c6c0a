import fc from 'fast-check';
import type { Edit } from './case';

/** The fields of a cart beside its quantities, with what the cart has before the shopper changes them. */

const text = fc.constantFrom('', 'Portaria', 'Sem sacola\r\nobrigado');

export const note = fc
  .tuple(fc.constantFrom('no note', 'note', 'typed note', 'cleared note', 'note outside its form'), text)
  .map(([kind, text]) => {
    const isOutside = kind === 'note outside its form';
    const html = (form = '') => (kind === 'no note' ? '' : `<textarea${form} name="note">Antiga</textarea>`);
    const typed: Record<string, string> = { 'typed note': text, [kind]: text, 'cleared note': '' };
    const edits: Edit[] =
      kind === 'no note' || kind === 'note' ? [] : [{ at: '#page [name=note]', value: typed[kind] ?? '' }];
    return {
      kind,
      inside: isOutside ? '' : html(),
      outside: isOutside ? html(' form="form"') : '',
      edits,
      saved: kind === 'no note' ? '' : 'Antiga',
    };
  });

const NAME = 'name="attributes[Embalagem]"';

/** Attributes of the cart: the markup, and what the shopper chooses. */
const ATTRIBUTES: Record<string, [html: string, edit?: Omit<Edit, 'at'>]> = {
  'no attribute': [''],
  attribute: [`<input ${NAME} value="Caixa">`],
  'typed attribute': [`<input ${NAME} value="Caixa">`, { value: 'Fita' }],
  'cleared attribute': [`<input ${NAME} value="Caixa">`, { value: '' }],
  'attribute select': [
    `<select ${NAME}><option value="">Nada</option><option selected>Caixa</option><option>Fita</option></select>`,
    { value: 'Fita' },
  ],
  'unchecked attribute': [
    `<input type="hidden" name="attributes[Embalagem]" value=""><input type="checkbox" ${NAME} value="Caixa" checked>`,
    { checked: false },
  ],
};

export const attribute = fc.constantFrom(...Object.keys(ATTRIBUTES)).map(kind => {
  const [html = '', edit] = ATTRIBUTES[kind] ?? [];
  const at = `#form [${NAME}]${kind === 'unchecked attribute' ? '[type=checkbox]' : ''}`;
  return {
    kind,
    html,
    edits: edit ? [{ at, ...edit }] : [],
    saved: kind === 'no attribute' ? [] : [{ key: 'Embalagem', value: 'Caixa' }],
  };
});

export const discount = fc
  .constantFrom('no discount', 'no discount', 'typed discount', 'hidden discount', 'cleared discount')
  .map(kind => {
    const saved = kind === 'cleared discount' ? ['CAFE10'] : [];
    const type = kind === 'hidden discount' ? 'hidden' : 'text';
    const value = kind === 'hidden discount' ? 'VERAO' : saved.join();
    const edits: Edit[] =
      kind === 'typed discount' || kind === 'cleared discount'
        ? [{ at: '#form [name=discount]', value: kind === 'typed discount' ? 'BEMVINDO' : '' }]
        : [];
    const html = kind === 'no discount' ? '' : `<input type="${type}" name="discount" value="${value}">`;
    return { kind, html, edits, saved };
  });
