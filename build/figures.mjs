import { UsageError } from './command.mjs';

/** Pages with sizes of built files, from the root of the repository. */
export const figurePages = ['README.md', 'docs/performance.md'];

/** A figure in kB behind a comment that names its file. */
const FIGURE = /(<!-- kB:(\S+) -->)([\d.]+)/g;

/** How far a size may be from its figure because the figure is rounded to 0.1 kB. */
const ROUNDING_B = 50;

/**
 * Updates the sizes in a page. A figure stays if its file has not changed by more than 1 %, so that small changes of the code
 * change no page.
 *
 * @param {string} page
 * @param {Record<string, { brotli: number }>} files the files of the build
 * @throws UsageError if a figure names a file that is not built
 */
export function updateFigures(page, files) {
  return page.replace(FIGURE, (_, mark, name, figure) => {
    const bytes = files[name]?.brotli;
    if (!bytes) throw new UsageError(`The build has no ${name}: correct ${mark} in the page.`);
    const stated = figure * 1000;
    const isClose = Math.abs(bytes - stated) <= ROUNDING_B + 0.01 * Math.max(bytes, stated);
    return mark + (isClose ? figure : (bytes / 1000).toFixed(1));
  });
}
