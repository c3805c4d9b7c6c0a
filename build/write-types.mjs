import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elements } from './elements.mjs';

/** @param {string} name */
const toPascal = name => name.replace(/(^|-)(\w)/g, found => found.replace('-', '').toUpperCase());

/**
 * Writes the types that a page's author can lean on, and the manifest that editors read for completion.
 *
 * @param {string} dist
 */
export async function writeTypes(dist) {
  await writeFile(join(dist, 'portable-wallets.d.ts'), toDeclaration());
  await writeFile(join(dist, 'custom-elements.json'), `${JSON.stringify(toManifest(), null, 2)}\n`);
}

function toDeclaration() {
  const interfaces = elements.map(({ name, description, attributes }) => {
    const members = attributes.map(attribute => {
      const fallback = attribute.default ? ` @default ${attribute.default}` : '';
      const type = attribute.boolean ? 'boolean | ""' : 'string';
      return `  /** ${attribute.description}${fallback} */\n  '${attribute.name}'${attribute.required ? '' : '?'}: ${type};`;
    });
    return `/** ${description} */\nexport interface ${toPascal(name)}Attributes {\n${members.join('\n')}\n}`;
  });
  const tags = elements.map(({ name }) => `    '${name}': HTMLElement;`);
  const jsx = elements.map(
    ({ name }) => `      '${name}': ${toPascal(name)}Attributes & Record<string, unknown>;`,
  );
  return `${interfaces.join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${tags.join('\n')}
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${jsx.join('\n')}
    }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${jsx.join('\n')}
    }
  }
}
`;
}

/** https://github.com/webcomponents/custom-elements-manifest */
function toManifest() {
  const declarations = elements.map(({ name, description, slots, attributes }) => ({
    kind: 'class',
    customElement: true,
    tagName: name,
    name: toPascal(name),
    description,
    slots: slots.map(slot => ({ name: slot })),
    attributes: attributes.map(attribute => ({
      name: attribute.name,
      description: attribute.description,
      type: { text: attribute.boolean ? 'boolean' : 'string' },
      ...(attribute.default && { default: attribute.default }),
    })),
  }));
  return {
    schemaVersion: '2.1.0',
    modules: [{ kind: 'javascript-module', path: 'portable-wallets.js', declarations, exports: [] }],
  };
}
