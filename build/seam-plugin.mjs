import { dirname, join, relative } from 'node:path';

/**
 * Gives a later file what the first file holds already: an import of a module that is named here gets the seam instead, whose
 * names are filled when the file is handed what it takes. A name that the seam lacks ends the build.
 *
 * @param {string} root folder of the project
 * @param {string} seam path of the seam
 * @param {string[]} modules packages, and paths inside `src` without an ending
 * @returns {import('esbuild').Plugin}
 */
export function seamPlugin(root, seam, modules) {
  const path = join(root, seam);
  return {
    name: 'seam',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path: target, importer }) => {
        if (!target.startsWith('.')) return modules.includes(target) ? { path } : undefined;
        const file = join(dirname(importer), target);
        const name = relative(join(root, 'src'), file);
        return modules.includes(name) ? { path } : undefined;
      });
    },
  };
}
