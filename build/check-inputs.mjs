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

/**
 * Holds each room of the sources to one of the files that share a page: the line between what a page view and what a purchase
 * loads runs between rooms. What every file may hold is not counted, nor what hands things over between the files.
 *
 * @param {Built[]} metafiles
 * @param {string[]} allowed as for `checkDoubles`
 * @throws with the rooms of which several files hold a part
 */
export function checkRooms(metafiles, allowed) {
  /** @type {Record<string, Set<string>>} */
  const holders = {};
  for (const [output, { inputs }] of metafiles.flatMap(({ outputs }) => Object.entries(outputs)))
    for (const input of Object.keys(inputs).filter(name => inputs[name]?.bytesInOutput)) {
      const [, room] = /^src\/((?:core|ui)\/\w+|wallets)\//.exec(input) ?? [];
      if (!room || /^core\/(base|types)$/.test(room) || allowed.includes(input)) continue;
      holders[room] = (holders[room] ?? new Set()).add(output);
    }
  const split = Object.entries(holders).filter(([, outputs]) => outputs.size > 1);
  const lines = split.map(([room, outputs]) => `${room} stands in ${[...outputs].join(' and ')}`);
  if (lines.length) throw new Error(`The line runs through a room: ${lines.join('; ')}`);
}
