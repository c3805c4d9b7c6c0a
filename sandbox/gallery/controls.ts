import { buttonProperties } from '../../build/elements.mjs';
import { attributes, type Html, html } from '../server/web/html';

/** Form control of a styling property. */
type Control = (
  | { kind: 'range'; unit: 'px' | 's' | ''; from: number; to: number; step: number }
  | { kind: 'select'; options: string[] }
  | { kind: 'text'; examples: string[] }
  | { kind: 'color' }
) & {
  label: string;
  /** Additional hint. */
  note?: string;
};

const pixels = (to: number, from = 0) => ({ kind: 'range', unit: 'px', from, to, step: 1 }) as const;
const opacity = { kind: 'range', unit: '', from: 0, to: 1, step: 0.05 } as const;

const CLAMP = 'limited to 25 to 55 px';

/** Controls that show more than a text field. The ranges exceed what the script allows, to show its limits. */
const CONTROLS: Record<string, Control> = {
  'button-block-size': {
    label: 'Height on the product and in a column',
    note: `54 px in a column; ${CLAMP}`,
    ...pixels(70, 10),
  },
  'button-inline-size': { label: 'Height in a row', note: CLAMP, ...pixels(70, 10) },
  'button-border-radius': { label: 'Radius of the corners', ...pixels(32) },
  'button-box-shadow': {
    label: 'Shadow',
    note: 'any box-shadow',
    kind: 'text',
    examples: ['0 1px 3px rgb(0 0 0 / 40%)', '0 6px 18px rgb(0 0 0 / 25%)', '5px 5px 0 #16130a'],
  },
  'inline-alignment': {
    label: 'Alignment of the grid',
    kind: 'select',
    options: ['stretch', 'start', 'center', 'end', 'space-between'],
  },
  'row-gap': { label: 'Gap between the rows of the grid', ...pixels(40) },
  'skeleton-background-color': { label: 'Color of the skeleton', kind: 'color' },
  'skeleton-animation-opacity-start': { label: 'Opacity of the skeleton at the start', ...opacity },
  'skeleton-animation-opacity-end': { label: 'Opacity of the skeleton at the end', ...opacity },
  'skeleton-animation-duration': {
    label: 'Duration of the pulse',
    kind: 'range',
    unit: 's',
    from: 0.5,
    to: 10,
    step: 0.5,
  },
  'skeleton-animation-timing-function': {
    label: 'Curve of the pulse',
    kind: 'select',
    options: ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'],
  },
};

/** Renders a control for each styling property, and the resulting CSS, which the gallery's script fills in. */
export function controls(): Html {
  return html`<form class="card" data-controls autocomplete="off">
    <h2>Look</h2>
    <p>Applies to every example. Properties at their default keep the theme’s value.</p>
    ${buttonProperties.map(({ name, description, default: value }) =>
      renderControl(name, value, CONTROLS[name] ?? { label: description, kind: 'text', examples: [] }),
    )}
    <fieldset class="choices"><legend>Around the buttons</legend>
      <label for="direction">Grid of the cart</label>
      <select id="direction" name="direction"><option value="">from the theme</option><option value="vertical">--vertical</option><option value="horizontal">--horizontal</option></select>
      <label for="dir">Direction of the text</label>
      <select id="dir" name="dir"><option value="">from the language</option><option>ltr</option><option>rtl</option></select>
    </fieldset>
    <div class="row"><button type="reset" class="quiet">Reset</button></div>
    <h3 id="css-title">CSS to copy</h3>
    <pre role="region" tabindex="0" aria-labelledby="css-title"><code data-css></code></pre>
    <div class="row"><button type="button" data-copy>Copy</button><span role="status" data-copied></span></div>
  </form>`;
}

/** @param value the documented default */
function renderControl(name: string, value: string, control: Control): Html {
  const unit = control.kind === 'range' && control.unit ? ` ${control.unit}` : '';
  const initial = control.kind === 'range' ? String(Number.parseFloat(value)) : value;
  const notes = [
    `default ${initial}${unit}`,
    control.kind === 'range' && `from ${control.from} to ${control.to}${unit}`,
    control.note,
  ];
  return html`<div class="property">
    <label for="${name}">${control.label}</label>
    <div class="value">${input(name, initial, control)}${control.kind === 'range' && html`<output for="${name}" data-unit="${control.unit}">${initial}${unit}</output>`}</div>
    <small id="${name}-note"><code>${name}</code> · ${notes.filter(Boolean).join('; ')}</small>
  </div>`;
}

function input(name: string, value: string, control: Control): Html {
  const shared = { id: name, name, 'data-property': true, 'aria-describedby': `${name}-note` };
  switch (control.kind) {
    case 'range': {
      const { from: min, to: max, step, unit } = control;
      return html`<input${attributes({ ...shared, type: 'range', min, max, step, value, 'data-unit': unit })}>`;
    }
    case 'color':
      return html`<input${attributes({ ...shared, type: 'color', value })}>`;
    case 'select':
      return html`<select${attributes(shared)}>${control.options.map(
        option => html`<option${attributes({ selected: option === value })}>${option}</option>`,
      )}</select>`;
    case 'text':
      return html`<input${attributes({ ...shared, type: 'text', value, list: `${name}-examples`, autocomplete: 'off', spellcheck: 'false' })}><datalist id="${name}-examples">${control.examples.map(example => html`<option value="${example}">`)}</datalist>`;
  }
}
