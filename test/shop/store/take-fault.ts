import type { Store } from './store';
import type { Fault, FaultName } from './types';

/**
 * Uses up one time of the first fault that befalls the operation, of those with one of these names.
 *
 * @param on the operations a fault befalls that names none; all where absent
 */
export function takeFault(
  store: Store,
  operation: string,
  names: FaultName[],
  on?: (name: FaultName) => string[],
): FaultName | undefined {
  const befalls = ({ name, operations }: Fault) =>
    names.includes(name) &&
    (operations.length ? operations : (on?.(name) ?? [operation])).includes(operation);
  const fault = store.settings.faults.find(befalls);
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) store.settings.faults = store.settings.faults.filter(other => other !== fault);
  return fault.name;
}
