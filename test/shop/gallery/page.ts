import { toolPage } from '../panel/tool-page';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { galleryBody } from './body';
import { readFilters } from './filters';
import { withCart } from './sample-cart';

/** The buttons by wallet, state, theme, language and width, for a theme's author to look at. */
export function galleryPage(visit: Visit): Response {
  return withCart(visit, ({ url }) => {
    const body = galleryBody(readFilters(url.searchParams), '/gallery/{part}?');
    const page = { title: 'Gallery of the buttons', path: '/gallery' };
    return reply(
      toolPage({
        ...page,
        sheets: ['/gallery/gallery.css', '/gallery/look.css'],
        script: '/gallery/gallery.js',
        body,
      }),
    );
  });
}
