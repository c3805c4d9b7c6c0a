import { redirectTo, replyJson } from '../web/reply';
import type { Route } from '../web/route';
import { appliedPart } from './applied';
import { listCalls, streamCalls } from './calls';
import { panelPage } from './page';
import { addFault, clearFaults, removeFault, resetShop, setSettings } from './settings';

/** The control panel, for people by forms and for tests by JSON. */
export const panelRoutes: Route[] = [
  ['GET', /^\/panel$/, visit => panelPage(visit)],
  ['GET', /^\/panel\/applied$/, appliedPart],
  ['GET', /^\/panel\/settings$/, ({ store }) => replyJson(store.settings)],
  ['POST', /^\/panel\/settings$/, setSettings],
  // Where a form was refused, its own address is in the bar.
  ['GET', /^\/panel\/faults$/, () => redirectTo('/panel')],
  ['POST', /^\/panel\/faults$/, addFault],
  ['POST', /^\/panel\/faults\/remove$/, removeFault],
  ['POST', /^\/panel\/faults\/clear$/, clearFaults],
  ['POST', /^\/panel\/reset$/, resetShop],
  ['GET', /^\/panel\/calls$/, listCalls],
  ['GET', /^\/panel\/events$/, streamCalls],
];
