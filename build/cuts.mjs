import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * A statement of a package that does nothing for the script, and that tree shaking keeps because it has side effects.
 *
 * @typedef {object} Cut
 * @property {string} what the statement does
 * @property {string} why the script doesn't need it
 * @property {string} from the statement's beginning in the package's minified file. `$` stands for a name that the package's minifier
 * chooses. If it begins with a brace, only the content of the block is removed
 * @property {string} hash of the whole statement, as the error of a wrong one prints it
 */

/**
 * The cuts by file. `src/ui/jsx-runtime.d.ts` has the types that keep components from using what is cut.
 *
 * @type {Record<string, Cut[]>}
 */
const CUTS = {
  'preact/compat/dist/compat.mjs': [
    {
      what: 'adds isReactComponent and the UNSAFE_ methods to all components',
      why: 'No component is a class.',
      from: '$.prototype.isReactComponent=!0,["componentWillMount"',
      hash: 'c0907a89bc76',
    },
    {
      what: 'adds methods of React to events',
      why: 'Listeners use only what the browser provides.',
      from: '$.event=function($){',
      hash: 'fc0da56bdb60',
    },
    {
      what: 'rewrites properties of elements to those of React, and handles refs and default properties of classes',
      why: 'The types of JSX forbid properties that have to be rewritten.',
      from: '$.vnode=function($){if("string"==typeof $.type)!function($){',
      hash: 'b7780ec1646a',
    },
    {
      what: 'keeps the hook for events',
      why: 'Only what is cut reads it.',
      from: 'var $=$.event;',
      hash: '06be8491d5a9',
    },
    {
      what: 'keeps the hook for elements',
      why: 'Only what is cut reads it.',
      from: 'var $={configurable:!0,get:function(){return this.class',
      hash: '01443448ed55',
    },
  ],
  '@preact/signals-core/dist/signals-core.mjs': [
    {
      what: 'converts a signal to a primitive value',
      why: 'The script reads signals by `value` and `peek()`.',
      from: '$.prototype.valueOf=function(){',
      hash: '802cd4f216b9',
    },
    {
      what: 'converts a signal to a text',
      why: 'The script reads signals by `value` and `peek()`.',
      from: '$.prototype.toString=function(){',
      hash: '87dd8d3d16aa',
    },
    {
      what: 'converts a signal to JSON',
      why: 'The script reads signals by `value` and `peek()`.',
      from: '$.prototype.toJSON=function(){',
      hash: 'dc073b893f1a',
    },
    {
      what: 'makes a computed signal a signal',
      why: 'The script computes values in effects.',
      from: '$.prototype=new $;',
      hash: '4f7e9f9b480d',
    },
    {
      what: 'computes the value of a computed signal',
      why: 'The script computes values in effects.',
      from: '$.prototype.h=function(){this.f&=-3;',
      hash: '8da186494236',
    },
    {
      what: 'subscribes to a computed signal',
      why: 'The script computes values in effects.',
      from: '$.prototype.S=function($){if(void 0===this.t){this.f|=36;',
      hash: 'e3a39adfbe30',
    },
    {
      what: 'unsubscribes from a computed signal',
      why: 'The script computes values in effects.',
      from: '$.prototype.U=function($){if(void 0!==this.t){$.prototype.U.call(',
      hash: '3625a72c494a',
    },
    {
      what: 'marks a computed signal as changed',
      why: 'The script computes values in effects.',
      from: '$.prototype.N=function(){if(!(2&this.f)){this.f|=6;',
      hash: '2f03a67b484e',
    },
    {
      what: 'reads the value of a computed signal',
      why: 'The script computes values in effects.',
      from: 'Object.defineProperty($.prototype,"value",{get(){if(1&this.f)',
      hash: '4b316b965d48',
    },
    {
      what: 'keeps what is called at the first subscription',
      why: 'No signal has options.',
      from: 'this.W=null==',
      hash: '167aa0da0a23',
    },
    {
      what: 'calls it at the first subscription',
      why: 'No signal has options.',
      from: '$(()=>{var $;null==($=this.W)||',
      hash: 'b93e5732cbb2',
    },
    {
      what: 'keeps what is called after the last subscription',
      why: 'No signal has options.',
      from: 'this.Z=null==',
      hash: 'f569e37e3568',
    },
    {
      what: 'calls it after the last subscription',
      why: 'No signal has options.',
      from: '$(()=>{var $;null==($=this.Z)||',
      hash: 'e9f22c902d68',
    },
    {
      what: 'keeps the name of a signal',
      why: 'No signal has options.',
      from: 'this.name=null==$?void 0:$.name}$.prototype.brand',
      hash: '38e4b1e8fe04',
    },
    {
      what: 'marks a signal for models',
      why: 'The script has no models.',
      from: '$.prototype.brand=$;',
      hash: '22d868ff77b0',
    },
    {
      what: 'adds an effect to a model',
      why: 'The script has no models.',
      from: 'if($)$.push(this)',
      hash: '772ed89f203f',
    },
    {
      what: 'ends an effect by a method',
      why: 'The script ends effects by the function that `effect` returns.',
      from: '$.prototype.dispose=function(){this.d()}',
      hash: '0e50719ac4a1',
    },
    {
      what: 'ends an effect at the end of its block',
      why: 'No source declares variables by `using`.',
      from: '$[Symbol.dispose]=$;return $}function $($){return function',
      hash: '8599a09dabad',
    },
    {
      what: 'remembers the value of a signal before a batch',
      why: 'The script has no batches.',
      from: '!function($){if(0!==$&&0===$)if(',
      hash: '6c88e52abc22',
    },
    {
      what: 'restores the version of a signal that a batch has set back',
      why: 'The script has no batches.',
      from: '!function(){let $=$;$=void 0;while(void 0!==$){const $=$.S;if(',
      hash: '185e03317cfe',
    },
    {
      what: 'keeps the batch that has changed a signal',
      why: 'The script has no batches.',
      from: 'this.l=0;',
      hash: 'deb9bbb921af',
    },
    {
      what: 'cleans up before an effect runs again',
      why: 'No effect returns a function.',
      from: '$(this);$(this);$++;',
      hash: '18b9e745f65c',
    },
    {
      what: 'cleans up after the last run of an effect',
      why: 'No effect returns a function.',
      from: '$($)}function $($){if($!==this)throw',
      hash: '8dd3366fb813',
    },
    {
      what: 'keeps what an effect returns',
      why: 'No effect returns a function.',
      from: 'if("function"==typeof $)this.j=$',
      hash: 'c7a98be507e5',
    },
    {
      what: 'begins without a function that an effect has returned',
      why: 'No effect returns a function.',
      from: 'this.j=void 0;',
      hash: '774acd04ce10',
    },
    {
      what: 'keeps the name of an effect',
      why: 'No effect has options.',
      from: 'this.name=null==$?void 0:$.name;if($)$.push',
      hash: '02a376216b87',
    },
    {
      what: 'throws if effects end in another order than they began',
      why: 'Only the packages begin and end them.',
      from: 'if($!==this)throw',
      hash: 'c3ee16dd4c7c',
    },
  ],
  '@preact/signals/dist/signals.mjs': [
    {
      what: 'keeps a component whose properties are the same',
      why: 'A component that renders again with the same properties changes nothing in the page.',
      from: '$.prototype.shouldComponentUpdate=function($,$){',
      hash: 'faa3f61468f6',
    },
    {
      what: 'names the component of a signal that is a text',
      why: 'The types of JSX forbid signals as children.',
      from: '$.displayName="ReactiveTextNode"',
      hash: 'fd28483003d6',
    },
    {
      what: 'makes a signal an element that preact renders',
      why: 'The types of JSX forbid signals as children.',
      from: 'Object.defineProperties($.prototype,{constructor:{',
      hash: '2a10c3b1087d',
    },
    {
      what: 'replaces signals in properties by their values',
      why: 'The types of JSX forbid signals as properties of elements.',
      from: 'if("string"==typeof $.type){let $,$=$.props;',
      hash: 'a1f60d69f3c4',
    },
    {
      what: 'subscribes properties to signals',
      why: 'The types of JSX forbid signals as properties of elements.',
      from: 'if("string"==typeof $.type&&($=$.__e)){',
      hash: 'f21e8aa9e037',
    },
    {
      what: 'unsubscribes properties from signals',
      why: 'The types of JSX forbid signals as properties of elements.',
      from: '{let $=$.__e;if($){const $=$.U;',
      hash: '40257faeb82f',
    },
    {
      what: 'marks components that use the state of a hook',
      why: 'No component uses a hook (docs/decisions.md#b9).',
      from: '$("__h",',
      hash: '706b356565d4',
    },
    {
      what: 'reports an update to the devtools',
      why: 'The build removes the support of the devtools.',
      from: 'if($)null==($=this.y)||',
      hash: '7623e9a82cd3',
    },
    {
      what: 'reads how effects are notified',
      why: 'Only hooks use it.',
      from: '$(function(){$=this.N})()',
      hash: '60eb1aa4eff2',
    },
    {
      what: 'clears marks of hooks when a component renders',
      why: 'Only hooks read them.',
      from: '$.__$f&=-2;',
      hash: 'f3dc9db2d755',
    },
    {
      what: 'marks a component that updates',
      why: 'Only `shouldComponentUpdate` reads the mark, which is cut.',
      from: '$.__$f|=1;',
      hash: 'a877d6f6af86',
    },
    {
      what: 'marks a component that is gone',
      why: 'Only hooks read the mark.',
      from: '$.__$f|=8;',
      hash: '795c4624746c',
    },
  ],
  '@urql/core/dist/urql-core-chunk.mjs': [
    {
      what: 'finds the place of a part by its id',
      why: 'The script requests the format of 2022, whose parts have paths.',
      from: '{\n        var $ = $.find(',
      hash: '781866678604',
    },
    {
      what: 'adds to a list',
      why: 'No document has `@stream`.',
      from: '{\n        var $ = +$ >= 0',
      hash: '7417f65aba95',
    },
    {
      what: 'writes the failure of the network into a message',
      why: 'The script reads only the errors of the API.',
      from: 'if ($) {\n        return `[Network]',
      hash: 'c0c713eceb06',
    },
    {
      what: 'writes the errors of the API into one message',
      why: 'The script reads each of them.',
      from: 'if ($) {\n        for (var $ = 0, $ = $.length; $ < $; $++) {\n          if ($) {\n            $ += "\\n"',
      hash: '63f7fc2699e1',
    },
  ],
};

/** A name that a minifier chose. */
const NAME = '[\\w$]{1,2}';

/**
 * Returns the name of a file that has cuts, as in `CUTS`.
 *
 * @param {string} path or URL
 */
export const toCutFile = path =>
  Object.keys(CUTS).find(file => path.replaceAll('\\', '/').endsWith(`/node_modules/${file}`));

/**
 * Returns a package's file without the code that the script can't reach. The rest keeps its positions, so that source maps stay valid.
 *
 * @param {string} file as in `CUTS`
 * @param {string} text
 * @param {Cut[]} [cuts]
 * @throws if the package has changed that code
 */
export async function cutModule(file, text, cuts = CUTS[file] ?? []) {
  // The loader of the tests imports this file, and rarely parses.
  const { parse } = await import('acorn');
  /** @type {import('acorn').Token[]} */
  const tokens = [];
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module', onToken: tokens });
  const faults = [];
  let rest = text;
  for (const { what, from, hash } of cuts) {
    const pattern = from.replace(/\W/g, char => (char === '$' ? NAME : `\\${char}`));
    const places = [...text.matchAll(RegExp(`(?<![\\w$.])${pattern}`, 'g'))];
    const statement = places.length === 1 ? findStatement(program, places[0]?.index ?? 0) : undefined;
    if (!statement) {
      faults.push(
        `${file} has ${places.length || 'no'} statements that begin with ${from}: update the cut "${what}" in build/cuts.mjs.`,
      );
      continue;
    }
    const { start, end, type } = statement;
    const found = hashCode(tokens.filter(token => token.start >= start && token.end <= end));
    if (found !== hash)
      faults.push(
        `${file} has changed the code that ${what}: check that the script doesn't need it, then set the hash of this cut to ${found} in build/cuts.mjs.`,
      );
    const left = type === 'BlockStatement' ? '{}' : ';';
    rest = rest.slice(0, start) + left.padEnd(end - start) + rest.slice(end);
  }
  if (faults.length) throw new Error(faults.join('\n'));
  return rest;
}

/**
 * Returns the outermost statement or declaration that begins at this position.
 *
 * @param {import('acorn').AnyNode | import('acorn').Node} node
 * @param {number} position
 * @returns {import('acorn').Node | undefined}
 */
function findStatement(node, position) {
  if (node.start === position && /(Statement|Declaration)$/.test(node.type)) return node;
  for (const child of Object.values(node).flat()) {
    if (!(child?.start <= position && position < child?.end)) continue;
    const found = findStatement(child, position);
    if (found) return found;
  }
  return undefined;
}

/**
 * Hashes code except for the names that a minifier chose, so that a release which only renames them changes nothing.
 *
 * @param {import('acorn').Token[]} tokens
 */
function hashCode(tokens) {
  const labels = tokens.map(token => {
    const { value } = Object(token);
    return value?.pattern ?? value ?? token.type.label;
  });
  const code = tokens.map(({ type }, index) => {
    const [before, label, after] = [labels[index - 1], labels[index], labels[index + 1]];
    const isProperty = /^\??\.$/.test(before) || (after === ':' && /^[{,]$/.test(before));
    return type.label === 'name' && !isProperty && label.length < 3 ? '$' : label;
  });
  return createHash('sha256').update(code.join(' ')).digest('hex').slice(0, 12);
}

/**
 * Removes from packages what the script can't reach.
 *
 * @type {import('esbuild').Plugin}
 */
export const cutsPlugin = {
  name: 'cuts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](compat|signals|signals-core|urql-core-chunk)\.mjs$/ }, async ({ path }) => {
      const file = toCutFile(path);
      if (!file) return undefined;
      try {
        return { contents: await cutModule(file, await readFile(path, 'utf8')) };
      } catch (error) {
        // Without a stack, which says nothing about the package.
        return { errors: [{ text: Object(error).message }] };
      }
    });
  },
};
