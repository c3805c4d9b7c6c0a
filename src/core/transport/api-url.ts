import { DEFAULT_API_VERSION } from '../base/constants';
import type { ScriptOptions } from '../base/script';

/** Where the API is, as the script's tag says. */
export type Endpoint = Pick<ScriptOptions, 'api' | 'apiVersion'>;

/** URL of the storefront API: a path where it is the page's own. */
export function toApiUrl(endpoint: Endpoint): string {
  const { api = '', apiVersion = DEFAULT_API_VERSION } = endpoint;
  return `${api.replace(/\/$/, '')}/api/${apiVersion}/graphql.json`;
}
