import type { Route } from '../web/route';
import { framePage } from './frame';
import { galleryPage } from './page';

export const galleryRoutes: Route[] = [
  ['GET', /^\/gallery$/, galleryPage],
  ['GET', /^\/gallery\/(?<part>[a-z]+)$/, framePage],
];
