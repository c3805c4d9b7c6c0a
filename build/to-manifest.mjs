import { elements } from './elements.mjs';
import { PREFIX } from './styling.mjs';
import { toPascal } from './to-pascal.mjs';

/** The manifest that editors read. https://github.com/webcomponents/custom-elements-manifest */
export function toManifest() {
  const declarations = elements.map(({ name, description, slots, attributes, events, properties }) => ({
    kind: 'class',
    customElement: true,
    tagName: name,
    name: toPascal(name),
    description,
    slots,
    attributes: attributes.map(attribute => ({
      name: attribute.name,
      description: attribute.description,
      type: { text: attribute.boolean ? 'boolean' : 'string' },
      ...(attribute.default && { default: attribute.default }),
    })),
    events: events.map(({ type, ...event }) => ({ ...event, type: { text: type } })),
    cssProperties: properties.map(property => ({ ...property, name: PREFIX + property.name })),
  }));
  return {
    schemaVersion: '2.1.0',
    modules: [{ kind: 'javascript-module', path: 'portable-wallets.js', declarations, exports: [] }],
  };
}
