import type { Store } from '../store/store';
import type { Settings } from '../store/types';
import { explainWrong, READERS, SETTING_NAMES, SWITCHES } from '../web/choices';
import { redirectTo, replyJson } from '../web/reply';
import type { Visit } from '../web/visit';
import { toFault } from './faults';
import { panelPage } from './page';

type Given = Record<string, unknown>;

const UNREADABLE = 'The body is neither a form nor an object as JSON.';

const isJsonBody = ({ headers }: Request) => headers.get('content-type')?.includes('json') ?? false;

/** What was sent, as JSON or as a form; nothing where it is neither. */
async function readGiven(request: Request, fromForm: (form: FormData) => Given): Promise<Given | undefined> {
  const given: unknown = await (isJsonBody(request)
    ? request.json()
    : request.formData().then(fromForm)
  ).catch(() => undefined);
  return typeof given === 'object' && given && !Array.isArray(given) ? (given as Given) : undefined;
}

/** Takes the settings given: by form all of them, by JSON those that are named. Answers all of them. */
export async function setSettings(visit: Visit): Promise<Response> {
  const { request, store } = visit;
  const isJson = isJsonBody(request);
  const given = await readGiven(request, readForm);
  const wrong = given ? applySettings(store, given) : [UNREADABLE];
  if (wrong.length) return refuse(visit, wrong.join(' '), {}, isJson);
  return isJson ? replyJson(store.settings) : redirectTo('/panel');
}

/** Sets what is given; returns a sentence for each that can't be, and changes nothing where there are any. */
export function applySettings(store: Store, given: Given): string[] {
  const read = Object.entries(given).map(([name, value]) => ({
    name,
    value,
    setting: readSetting(name, value),
  }));
  const wrong = read.filter(({ setting }) => setting === undefined);
  if (wrong.length) return wrong.map(({ name, value }) => explain(name, value));
  const changed: Partial<Settings> = Object.fromEntries(read.map(({ name, setting }) => [name, setting]));
  // A shopper who switches the market takes the cart along.
  if (changed.country) for (const cart of store.carts.values()) cart.country = changed.country;
  Object.assign(store.settings, changed);
  store.tellSettings();
  return [];
}

/** Adds a fault to those there are. */
export async function addFault(visit: Visit): Promise<Response> {
  const { request, store } = visit;
  const isJson = isJsonBody(request);
  const given = await readGiven(request, Object.fromEntries);
  const fault = given ? toFault(given) : UNREADABLE;
  if (typeof fault === 'string') return refuse(visit, fault, given ?? {}, isJson);
  store.settings.faults.push(fault);
  store.tellSettings();
  return isJson ? replyJson(store.settings) : redirectTo('/panel');
}

/** Takes away the first fault of this name and these operations. */
export async function removeFault({ request, store }: Visit): Promise<Response> {
  const { name, operations } = (await readGiven(request, Object.fromEntries)) ?? {};
  const { faults } = store.settings;
  const index = faults.findIndex(fault => fault.name === name && fault.operations.join() === operations);
  if (index >= 0) faults.splice(index, 1);
  store.tellSettings();
  return redirectTo('/panel');
}

export function clearFaults({ store }: Visit): Response {
  store.settings.faults = [];
  store.tellSettings();
  return redirectTo('/panel');
}

export function resetShop({ store }: Visit): Response {
  store.reset();
  return redirectTo('/panel');
}

function refuse(visit: Visit, sentence: string, given: Given, answersJson: boolean): Response {
  return answersJson
    ? replyJson({ error: sentence }, { status: 422 })
    : panelPage(visit, { sentence, given });
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
  if (name !== 'faults') return explainWrong(name, value);
  const sentences = Array.isArray(value) ? value.map(toFault) : ['“faults” is a list.'];
  return sentences.filter(sentence => typeof sentence === 'string').join(' ');
}

/** A form leaves out what isn't ticked. */
function readForm(form: FormData): Given {
  return {
    ...Object.fromEntries([...form].filter(([name]) => name !== 'cartWallets')),
    cartWallets: form.getAll('cartWallets').join(','),
    ...Object.fromEntries(SWITCHES.map(name => [name, form.get(name) ?? ''])),
  };
}
