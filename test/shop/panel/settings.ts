import type { Store } from '../store/store';
import type { Settings } from '../store/types';
import { READERS, SETTING_NAMES, SWITCHES } from '../web/choices';
import { redirectTo, replyJson } from '../web/reply';
import type { Visit } from '../web/visit';
import { toFault } from './faults';

type Given = Record<string, unknown>;

/** Takes the settings given: by form all of them, by JSON those that are named. Answers all of them. */
export async function setSettings({ request, store }: Visit): Promise<Response> {
  const isJson = request.headers.get('content-type')?.includes('json');
  const given = isJson ? ((await request.json()) as Given) : readForm(await request.formData());
  const wrong = applySettings(store, given);
  if (wrong.length)
    return replyJson({ error: `unknown or impossible: ${wrong.join(', ')}` }, { status: 422 });
  return isJson ? replyJson(store.settings) : redirectTo('/panel');
}

/** Sets what is possible of the names given; returns the names of the rest, and changes nothing where there are any. */
export function applySettings(store: Store, given: Given): string[] {
  const read = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    readSetting(name, value),
  ]);
  const wrong = read.filter(([, value]) => value === undefined).map(([name]) => name);
  if (wrong.length) return wrong;
  const changed: Partial<Settings> = Object.fromEntries(read);
  // A shopper who switches the market takes the cart along.
  if (changed.country) for (const cart of store.carts.values()) cart.country = changed.country;
  Object.assign(store.settings, changed);
  return [];
}

/** Adds a fault to those there are. */
export async function addFault({ request, store }: Visit): Promise<Response> {
  const isJson = request.headers.get('content-type')?.includes('json');
  const fault = toFault(isJson ? await request.json() : Object.fromEntries(await request.formData()));
  if (!fault) return replyJson({ error: 'no such fault' }, { status: 422 });
  store.settings.faults.push(fault);
  return isJson ? replyJson(store.settings) : redirectTo('/panel');
}

export function clearFaults({ store }: Visit): Response {
  store.settings.faults = [];
  return redirectTo('/panel');
}

export function resetShop({ store }: Visit): Response {
  store.reset();
  return redirectTo('/panel');
}

function readSetting(name: string, value: unknown): unknown {
  if (name === 'faults') {
    const faults = Array.isArray(value) ? value.map(toFault) : [undefined];
    return faults.includes(undefined) ? undefined : faults;
  }
  const reader = SETTING_NAMES.find(known => known === name);
  return reader && READERS[reader](String(value ?? 'null'));
}

/** A form leaves out what isn't ticked. */
function readForm(form: FormData): Given {
  return {
    ...Object.fromEntries([...form].filter(([name]) => name !== 'cartWallets')),
    cartWallets: form.getAll('cartWallets').join(','),
    ...Object.fromEntries(SWITCHES.map(name => [name, form.get(name) ?? ''])),
  };
}
