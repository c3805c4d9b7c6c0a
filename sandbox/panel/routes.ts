import type { Store } from '../server/store/store';
import type { Settings } from '../server/store/types';
import { redirectTo, replyJson } from '../server/web/reply';
import { explainInvalid, READERS, SETTING_NAMES, SWITCHES } from '../server/web/settings';
import type { Route, Visit } from '../server/web/visit';
import { streamPanel } from './calls';
import { toFault } from './faults';
import { panelPage } from './page';

/** Routes of the control panel: forms for people, JSON for tests. */
export const panelRoutes: Route[] = [
  ['GET', '/panel', visit => panelPage(visit)],
  ['GET', '/panel/collector', visit => panelPage(visit)],
  ['GET', '/panel/events', streamPanel],
  ['GET', '/panel/settings', ({ store }) => replyJson(store.settings)],
  ['POST', '/panel/settings', setSettings],
  // After an invalid form the browser shows this URL.
  ['GET', '/panel/faults', () => redirectTo('/panel')],
  ['POST', '/panel/faults', addFault],
  ['POST', '/panel/faults/remove', removeFault],
  ['POST', '/panel/faults/clear', clearFaults],
  ['POST', '/panel/collector/clear', clearCollector],
  ['POST', '/panel/reset', resetShop],
];

type Given = Record<string, unknown>;

const UNREADABLE = 'The body is neither a form nor a JSON object.';

const isJsonBody = ({ headers }: Request) => headers.get('content-type')?.includes('json') ?? false;

/** Parses a JSON or form body. Returns nothing for other bodies. */
async function readGiven(request: Request, fromForm: (form: FormData) => Given): Promise<Given | undefined> {
  const given: unknown = await (isJsonBody(request)
    ? request.json()
    : request.formData().then(fromForm)
  ).catch(() => undefined);
  return typeof given === 'object' && given && !Array.isArray(given) ? (given as Given) : undefined;
}

/** Redirects to the tab that sent the form. */
function redirectBack({ request }: Visit): Response {
  const isCollector = request.headers.get('referer')?.endsWith('/panel/collector');
  return redirectTo(isCollector ? '/panel/collector' : '/panel');
}

/** Responds to a form with the panel, and to a script with JSON. */
function reject(visit: Visit, message: string, given: Given = {}): Response {
  return isJsonBody(visit.request)
    ? replyJson({ error: message }, { status: 422 })
    : panelPage(visit, { message, given });
}

function accept(visit: Visit): Response {
  visit.store.emitSettings();
  return isJsonBody(visit.request) ? replyJson(visit.store.settings) : redirectBack(visit);
}

/** Sets all settings from a form, or those in JSON. */
async function setSettings(visit: Visit): Promise<Response> {
  const given = await readGiven(visit.request, readForm);
  const problems = given ? applySettings(visit.store, given) : [UNREADABLE];
  return problems.length ? reject(visit, problems.join(' ')) : accept(visit);
}

/** Adds unchecked boxes, which a form omits. */
function readForm(form: FormData): Given {
  return {
    ...Object.fromEntries(form),
    cartWallets: form.getAll('cartWallets').join(','),
    ...Object.fromEntries(SWITCHES.map(name => [name, form.get(name) ?? ''])),
  };
}

/** Applies settings. If one is invalid, returns a message for each problem and applies none. */
function applySettings(store: Store, given: Given): string[] {
  const read = Object.entries(given).map(([name, value]) => ({
    name,
    value,
    read: readSetting(name, value),
  }));
  const invalid = read.filter(setting => setting.read === undefined);
  if (invalid.length) return invalid.map(({ name, value }) => explain(name, value));
  const changed: Partial<Settings> = Object.fromEntries(read.map(setting => [setting.name, setting.read]));
  // Changes the market of existing carts, as when a shopper switches it.
  if (changed.country) for (const cart of store.carts.values()) cart.country = changed.country;
  Object.assign(store.settings, changed);
  return [];
}

function readSetting(name: string, value: unknown): unknown {
  if (name === 'faults') {
    const faults = Array.isArray(value) ? value.map(toFault) : [''];
    return faults.some(fault => typeof fault === 'string') ? undefined : faults;
  }
  const reader = SETTING_NAMES.find(known => known === name);
  return reader && READERS[reader](String(value ?? 'null'));
}

function explain(name: string, value: unknown): string {
  if (name !== 'faults') return explainInvalid(name, value);
  const sentences = Array.isArray(value) ? value.map(toFault) : ['“faults” is a list.'];
  return sentences.filter(sentence => typeof sentence === 'string').join(' ');
}

async function addFault(visit: Visit): Promise<Response> {
  const given = await readGiven(visit.request, Object.fromEntries);
  const fault = given ? toFault(given) : UNREADABLE;
  if (typeof fault === 'string') return reject(visit, fault, given);
  visit.store.settings.faults.push(fault);
  return accept(visit);
}

/** Removes the first fault of this name and these operations. */
async function removeFault(visit: Visit): Promise<Response> {
  const { name, operations } = (await readGiven(visit.request, Object.fromEntries)) ?? {};
  const { faults } = visit.store.settings;
  const index = faults.findIndex(fault => fault.name === name && fault.operations.join() === operations);
  if (index >= 0) faults.splice(index, 1);
  return accept(visit);
}

function clearFaults(visit: Visit): Response {
  visit.store.settings.faults = [];
  return accept(visit);
}

function clearCollector(visit: Visit): Response {
  visit.store.clearDeliveries();
  return redirectBack(visit);
}

function resetShop(visit: Visit): Response {
  visit.store.reset();
  return redirectBack(visit);
}
