import { DeveloperError } from './developer-error';
import { report } from './report';
import { script } from './script';

/**
 * Loads a side module, for example `wallets/paypal`, from beside the bundle. A failed load is tried once more with
 * another URL, because Firefox keeps a module's failure for its URL.
 */
export async function loadModule<M>(name: string): Promise<M> {
  if (!script.base) {
    const error = new DeveloperError(
      'invalid-script-tag',
      // Not the file's name: the mistake is one, and the console says it once.
      'No base URL for the files beside the script: load it by its URL on a page that keeps stacks of errors, or inline it without type=module and with data-base.',
    );
    report(error);
    throw error;
  }
  const url = new URL(`${name}.js`, script.base).href;
  try {
    return await import(url);
  } catch {
    return import(`${url}?r=1`);
  }
}
