import { attributes, type Html, html } from '../web/html';
import { PROPERTIES, type Property } from './properties';

/** The live controls, and under them the CSS that says the same. The gallery's script brings both to life. */
export function controls(): Html {
  return html`<form class="card" data-controls autocomplete="off">
    <h2>Look</h2>
    <p>Counts for every example beside it. What stays as it is, is the theme’s.</p>
    ${PROPERTIES.map(property => control(property))}
    <fieldset class="choices"><legend>Around the buttons</legend>
      <label for="direction">Grid of the cart</label>
      <select id="direction" name="direction"><option value="">as the theme</option><option value="vertical">--vertical</option><option value="horizontal">--horizontal</option></select>
      <label for="dir">Direction of the text</label>
      <select id="dir" name="dir"><option value="">as the language</option><option>ltr</option><option>rtl</option></select>
    </fieldset>
    <div class="row"><button type="reset" class="quiet">Back to the default</button></div>
    <h3 id="css-title">CSS to copy</h3>
    <pre role="region" tabindex="0" aria-labelledby="css-title"><code data-css></code></pre>
    <div class="row"><button type="button" data-copy>Copy</button><span role="status" data-copied></span></div>
  </form>`;
}

function control(property: Property): Html {
  const { name, label } = property;
  return html`<div class="property">
    <label for="${name}">${label}</label>
    <div class="value">${input(property)}${property.kind === 'range' && html`<output for="${name}" data-unit="${property.unit}">${property.default} ${property.unit}</output>`}</div>
    <small id="${name}-note"><code>${name}</code> · ${notes(property).join('; ')}</small>
  </div>`;
}

function notes(property: Property): string[] {
  const unit = property.kind === 'range' && property.unit ? ` ${property.unit}` : '';
  const range = property.kind === 'range' ? [`from ${property.from} to ${property.to}${unit}`] : [];
  return [`default ${property.default}${unit}`, ...range, ...(property.note ? [property.note] : [])];
}

function input(property: Property): Html {
  const { name } = property;
  const shared = { id: name, name, 'data-property': true, 'aria-describedby': `${name}-note` };
  switch (property.kind) {
    case 'range': {
      const { from: min, to: max, step, default: value, unit } = property;
      return html`<input${attributes({ ...shared, type: 'range', min, max, step, value, 'data-unit': unit })}>`;
    }
    case 'color':
      return html`<input${attributes({ ...shared, type: 'color', value: property.default })}>`;
    case 'select':
      return html`<select${attributes(shared)}>${property.options.map(
        option => html`<option${attributes({ selected: option === property.default })}>${option}</option>`,
      )}</select>`;
    case 'text':
      return html`<input${attributes({ ...shared, type: 'text', value: property.default, list: `${name}-examples`, autocomplete: 'off', spellcheck: 'false' })}><datalist id="${name}-examples">${property.examples.map(example => html`<option value="${example}">`)}</datalist>`;
  }
}
