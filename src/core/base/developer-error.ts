/**
 * A wrong use of the script or its elements by the page's author. It is logged once in the console and never thrown into the
 * page: the element stays empty, and the shop works without it.
 */
export class DeveloperError extends Error {
  override name = 'DeveloperError';

  /**
   * @param code short name of the mistake: `invalid-webcomponent` or `invalid-wallet-configs` in an element,
   * `invalid-script-tag` in the script's own tag, `invalid-sdk-url` of a wallet's script
   * @param message what is wrong, where, and what to do
   */
  constructor(
    readonly code:
      | 'invalid-webcomponent'
      | 'invalid-wallet-configs'
      | 'invalid-script-tag'
      | 'invalid-sdk-url',
    message: string,
  ) {
    super(message);
  }
}
