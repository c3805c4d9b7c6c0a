/**
 * Wrong use of the elements by the page's author. Logged once to the console, never thrown into the page: the element
 * stays empty and the shop works without it.
 */
export class DeveloperError extends Error {
  override name = 'DeveloperError';

  /**
   * @param code short name of the mistake: `invalid-webcomponent`, `invalid-wallet-configs`
   * @param message what is wrong, where, and what to do
   */
  constructor(
    readonly code: 'invalid-webcomponent' | 'invalid-wallet-configs',
    message: string,
  ) {
    super(message);
  }
}
