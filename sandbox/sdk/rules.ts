/** A condition with the message of its violation. */
export type Rule<Subject> = [
  message: string | ((subject: Subject) => string),
  holds: (subject: Subject) => boolean,
];

/** Returns the message of the first broken rule, after `path`. */
export function findFault<Subject>(subject: Subject, rules: Rule<Subject>[], path = ''): string | undefined {
  const [message] = rules.find(([, holds]) => !holds(subject)) ?? [];
  return message && path + (typeof message === 'string' ? message : message(subject));
}

/** Returns the first violation in a list; nothing for an absent list. */
export function findFaultIn<Member>(
  list: Member[] | undefined,
  rules: Rule<Member>[],
  path = '',
): string | undefined {
  for (const [index, member] of (list ?? []).entries()) {
    const fault = findFault(member, rules, path && `${path}[${index}].`);
    if (fault) return fault;
  }
  return undefined;
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isFilledList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
export const isSubset = (list: unknown, allowed: readonly string[]) =>
  Array.isArray(list) && list.every(member => allowed.includes(member));
