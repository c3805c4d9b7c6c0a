import { dirname } from 'node:path';

/**
 * What is read of esbuild's metafile.
 *
 * @typedef {{ outputs: Record<string, { entryPoint?: string; inputs: Record<string, { bytesInOutput: number }> }> }} Built
 */

/**
 * Holds a side module to its own file or folder: whatever else it takes from the core comes in as `host`, or the page would load
 * it twice and have its state twice.
 *
 * @param {Built} metafile
 * @param {string[]} allowed what is small and without a state
 * @throws with the names of the inputs that don't belong
 */
export function checkInputs(metafile, allowed) {
  for (const [output, { inputs, entryPoint = '' }] of Object.entries(metafile.outputs)) {
    const own = entryPoint.endsWith('/index.ts') ? dirname(entryPoint) : entryPoint.replace(/\.ts$/, '-');
    const foreign = Object.keys(inputs).filter(
      input => input !== entryPoint && !input.startsWith(own) && !allowed.includes(input),
    );
    if (foreign.length)
      throw new Error(
        `${output} holds ${foreign.join(', ')}: take it from the host, or import its type only`,
      );
  }
}

/**
 * Holds the files that share a page to have nothing twice but what is small and without a state.
 *
 * @throws with the names of the inputs that stand in more than one of them
 * @param {Built[]} metafiles
 * @param {string[]} allowed
 */
export function checkDoubles(metafiles, allowed) {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs).map(output => output.inputs));
  const names = inputs.flatMap(each => Object.keys(each).filter(name => each[name]?.bytesInOutput));
  const doubles = names.filter((name, index) => names.indexOf(name) !== index && !allowed.includes(name));
  if (doubles.length) throw new Error(`More than one file holds ${[...new Set(doubles)].join(', ')}`);
}
