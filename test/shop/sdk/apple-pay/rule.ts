/** One thing that must hold, with WebKit's words for where it doesn't. */
export interface Rule<Subject> {
  holds(subject: Subject): boolean;
  message: string | ((subject: Subject) => string);
}

/** @throws TypeError for the first rule that is broken */
export function check<Subject>(subject: Subject, rules: Rule<Subject>[]): void {
  const broken = rules.find(rule => !rule.holds(subject));
  if (!broken) return;
  throw new TypeError(typeof broken.message === 'string' ? broken.message : broken.message(subject));
}
