/** One thing that must hold; `message` goes on where `field` ends. */
export interface Rule<Subject> {
  field: string;
  holds(subject: Subject): boolean;
  message: string;
}

/** The first rule that is broken, as a sentence for the developer. */
export function findFault<Subject>(subject: Subject, rules: Rule<Subject>[], path = ''): string | undefined {
  const broken = rules.find(rule => !rule.holds(subject));
  return broken && `${path}${broken.field} ${broken.message}`;
}

/** The same for each member of a list; an absent list has no faults. */
export function findFaultIn<Member>(
  list: Member[] | undefined,
  rules: Rule<Member>[],
  path: string,
): string | undefined {
  for (const [index, member] of (list ?? []).entries()) {
    const fault = findFault(member, rules, `${path}[${index}].`);
    if (fault) return fault;
  }
  return undefined;
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isFilledList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
export const isSubset = (list: unknown, allowed: readonly string[]) =>
  Array.isArray(list) && list.every(member => allowed.includes(member));
