let mutant;

/** Takes the module that is to be another one, `{ url, source }`, and where the page of the tests is one file. */
export function initialize(data) {
  mutant = data;
}

export function resolve(specifier, context, next) {
  return specifier === '@happy-dom/global-registrator'
    ? { url: mutant.dom, shortCircuit: true }
    : next(specifier, context);
}

export function load(url, context, next) {
  if (url !== mutant.url) return next(url, context);
  return { format: 'module', source: mutant.source, shortCircuit: true };
}
