import { dirname } from 'node:path';

/**
 * Holds a side module to its own file or folder: whatever else it takes from the core comes in as `host`, or the page would load
 * it twice and have its state twice.
 *
 * @throws with the names of the inputs that don't belong
 */
export function checkInputs(metafile) {
  for (const [output, { inputs, entryPoint }] of Object.entries(metafile.outputs)) {
    const own = entryPoint.endsWith('/index.ts') ? dirname(entryPoint) : entryPoint.replace(/\.ts$/, '-');
    const foreign = Object.keys(inputs).filter(input => input !== entryPoint && !input.startsWith(own));
    if (foreign.length)
      throw new Error(
        `${output} holds ${foreign.join(', ')}: take it from the host, or import its type only`,
      );
  }
}
