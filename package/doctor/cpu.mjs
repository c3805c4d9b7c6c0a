/**
 * Returns the milliseconds of the main thread in these files and in what they call, from the samples of a CPU profile. A sample counts
 * once, however many frames of its stack are in the files. Returns undefined without such a sample: a navigation to another process can
 * end a profile.
 *
 * @param {{ nodes: { id: number; callFrame: { url: string }; children?: number[] }[]; samples?: number[]; timeDeltas?: number[] }} profile
 * @param {Set<string>} files URLs
 */
export function readProfile({ nodes, samples = [], timeDeltas = [] }, files) {
  /** @type {Set<number>} */
  const counted = new Set();
  // Parents precede their children.
  for (const { id, callFrame, children = [] } of nodes) {
    if (files.has(callFrame.url)) counted.add(id);
    if (counted.has(id)) for (const child of children) counted.add(child);
  }
  if (!samples.some(id => counted.has(id))) return undefined;
  return samples.reduce((sum, id, index) => sum + (counted.has(id) ? (timeDeltas[index] ?? 0) : 0), 0) / 1000;
}
