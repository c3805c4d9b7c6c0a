/** What the page's policy wants to see on the styles that this script makes; the page says it on the script's tag. */
export const NONCE = (document.currentScript as HTMLScriptElement | null)?.dataset.cspNonce ?? '';
