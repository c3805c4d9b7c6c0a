import type { Route } from '../web/route';
import { clearCollector, collectorPage, listDeliveries, setCollector } from './page';
import { streamDeliveries } from './stream';

/** What people see of the collector; what the script sends goes to `collect`. */
export const collectorRoutes: Route[] = [
  ['GET', /^\/collector$/, collectorPage],
  ['GET', /^\/collector\/deliveries$/, listDeliveries],
  ['GET', /^\/collector\/events$/, streamDeliveries],
  ['POST', /^\/collector\/settings$/, setCollector],
  ['POST', /^\/collector\/clear$/, clearCollector],
];
