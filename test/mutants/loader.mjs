let mutant;

/** Takes the module that is to be another one, `{ url, source }`. */
export function initialize(data) {
  mutant = data;
}

export function load(url, context, next) {
  if (url !== mutant.url) return next(url, context);
  return { format: 'module', source: mutant.source, shortCircuit: true };
}
