import { onEnd } from '../run/suite';

/** Gives all objects these properties, as a script of the page may, until the returned function or the end of the test removes them. */
export function pollutePrototype(properties: object): () => void {
  Object.assign(Object.prototype, properties);
  const clean = () => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(Object.prototype, name);
  };
  onEnd(clean);
  return clean;
}
