import { readFile } from 'node:fs/promises';

const CONVERSION = /(\w+)\.prototype\.(valueOf|toString|toJSON)=(function\(\)\{[^{}]*\})/g;

/**
 * Lets signals be evaluated in a page that has frozen `Object.prototype`: what that one has, an object that inherits from
 * it can't be assigned any more, but can be given.
 *
 * @returns {import('esbuild').Plugin}
 */
export function frozenPlugin() {
  return {
    name: 'frozen',
    setup(build) {
      build.onLoad({ filter: /signals-core\.m?js$|signals-core\.module\.js$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text.replace(CONVERSION, 'Object.defineProperty($1.prototype,"$2",{value:$3})');
        if (contents === text)
          throw new Error(`${path} has changed: look for what it assigns to prototypes.`);
        return { contents };
      });
    },
  };
}
