import type { Route } from '../pages/routes';
import { framePage } from './frame';
import { galleryPage } from './page';

export const galleryRoutes: Route[] = [
  ['GET', /^\/gallery$/, galleryPage],
  ['GET', /^\/gallery\/(?<part>[a-z]+)$/, framePage],
];
