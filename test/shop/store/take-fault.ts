import type { Store } from './store';
import type { Fault, FaultName } from './types';

/**
 * Uses up one time of the first fault that befalls the operation, of those with one of these names.
 *
 * @param on the operations a fault befalls that names none; all where absent
 */
export function takeFault<Name extends FaultName>(
  store: Store,
  operation: string,
  names: Name[],
  on: (name: Name) => string[] = () => [operation],
): Name | undefined {
  const isOurs = (fault: Fault): fault is Fault & { name: Name } => names.some(name => name === fault.name);
  const fault = store.settings.faults
    .filter(isOurs)
    .find(({ name, operations }) => (operations.length ? operations : on(name)).includes(operation));
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) store.settings.faults = store.settings.faults.filter(other => other !== fault);
  store.tellSettings();
  return fault.name;
}
