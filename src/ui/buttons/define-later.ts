import { evaluated } from '../../core/base/evaluated';
import { afterParsing, define, type Mount } from './define';

/**
 * Defines an element whose `mount` lies in a later file, which is asked for when such an element comes into the page. One
 * whose file can't be loaded stays empty, and is reported; the next one asks again.
 */
export function defineLater(name: string, load: (element: HTMLElement) => Promise<Mount>): void {
  let mount: Mount;
  const fail =
    (error: unknown): Mount =>
    () => {
      throw error;
    };
  define(
    name,
    element => mount(element),
    async (work, element) => {
      await evaluated;
      mount = await load(element).catch(fail);
      afterParsing(work, element);
    },
  );
}
